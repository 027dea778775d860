import { getConversation, type Conversation } from '@patchbay/contract/conversations'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { conversationKeys } from './conversation-keys.ts'
import { findRow, keepNewerHead } from './conversations.cache.ts'
import { heardUpTo } from './heard.ts'

export interface ConversationHead {
  readonly conversation: Conversation | undefined
  /** Of a group, from the list: it names few of the people in it. */
  readonly isPartial: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** What was heard while there was nothing to take it over is in none but a later answer. */
async function ask(client: QueryClient, id: string, signal: AbortSignal): Promise<Conversation> {
  const once = () => call(getConversation, { params: { conversationId: id }, signal })
  const answer = await once()
  return answer.change < heardUpTo(client, id) ? once() : answer
}

/** A conversation with everyone in it, and how far each has read. */
export function useConversation(id: string): ConversationHead {
  const client = useQueryClient()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: conversationKeys.one(id),
    queryFn: ({ signal }) => ask(client, id, signal),
    structuralSharing: keepNewerHead,
    placeholderData: () => findRow(client, id),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const gone = error instanceof ApiError && error.code === 'conversation_not_found'
  return {
    // Whoever is not in it any more sees nothing of it.
    conversation: gone ? undefined : data,
    isPartial: isPlaceholderData && (data?.isGroup ?? false),
    error: gone || !data ? error : null,
    retry: () => void refetch(),
  }
}
