import { getConversation, type Conversation } from '@patchbay/contract/conversations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { conversationKeys } from './conversation-keys.ts'
import { findRow, keepNewerHead } from './conversations.cache.ts'

export interface ConversationHead {
  readonly conversation: Conversation | undefined
  /** Of a group, from the list: it names few of the people in it. */
  readonly isPartial: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** A conversation with everyone in it, and how far each has read. */
export function useConversation(id: string): ConversationHead {
  const client = useQueryClient()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: conversationKeys.one(id),
    queryFn: ({ signal }) => call(getConversation, { params: { conversationId: id }, signal }),
    structuralSharing: keepNewerHead,
    placeholderData: () => findRow(client, id),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const gone = error instanceof ApiError && error.code === 'conversation_not_found'
  return {
    // Whoever is not in it any more sees nothing of it.
    conversation: gone ? undefined : data,
    isPartial: isPlaceholderData && data?.isGroup === true,
    error: gone || !data ? error : null,
    retry: () => void refetch(),
  }
}
