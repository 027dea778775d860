import { getConversation, type Conversation } from '@patchbay/contract/messaging/conversations'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { inTime } from '../../../platform/http/in-time.ts'
import {
  askAgainMilliseconds,
  isStoredShown,
  noteAnswer,
  orStored,
} from '../../../platform/storage/stored-answers.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { conversationKeys } from './conversation-keys.ts'
import { findRow, keepNewerHead } from './conversations.cache.ts'
import { receivedUpTo } from './conversations.cache.ts'
import { storedNames, offlineRules } from './offline-rules.ts'

export interface ConversationHead {
  readonly conversation: Conversation | undefined
  /** A group from the list, which names only a few of its members. */
  readonly isPartial: boolean
  readonly error: unknown
  readonly retry: () => void
}

/**
 * Changes announced before anything was cached are missing from an older answer, so it fetches
 * again.
 */
async function ask(client: QueryClient, id: string, signal: AbortSignal): Promise<Conversation> {
  const once = () => call(getConversation, { params: { conversationId: id }, signal })
  const answer = await once()
  return answer.change < receivedUpTo(client, id) ? once() : answer
}

/** A conversation with all participants and their read marks. */
export function useConversation(id: string): ConversationHead {
  const client = useQueryClient()
  const viewerId = useSession().user?.id ?? ''
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: conversationKeys.one(id),
    queryFn: ({ signal }) => {
      const answer = () => inTime((inTimeSignal) => ask(client, id, inTimeSignal), signal)
      const isFirst = client.getQueryData(conversationKeys.one(id)) === undefined
      const name = storedNames.head(id)
      return isFirst ? orStored(viewerId, name, answer) : noteAnswer(viewerId, name, answer())
    },
    refetchInterval: () => isStoredShown(viewerId, storedNames.head(id)) && askAgainMilliseconds,
    structuralSharing: keepNewerHead,
    placeholderData: () => findRow(client, id),
    ...offlineRules,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const gone = error instanceof ApiError && error.code === 'conversation_not_found'
  return {
    // A viewer who is no longer in the conversation must not see it.
    conversation: gone ? undefined : data,
    isPartial: isPlaceholderData && (data?.isGroup ?? false),
    error: gone || !data ? error : null,
    retry: () => void refetch(),
  }
}
