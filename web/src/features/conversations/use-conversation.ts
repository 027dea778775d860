import { getConversation, type Conversation } from '@patchbay/contract/conversations'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { conversationKeys } from './conversation-keys.ts'

export interface ConversationHead {
  readonly conversation: Conversation | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** A conversation with everyone in it, and how far each has read. */
export function useConversation(id: string): ConversationHead {
  const { data, error, refetch } = useQuery({
    queryKey: conversationKeys.one(id),
    queryFn: ({ signal }) => call(getConversation, { params: { conversationId: id }, signal }),
    refetchInterval: 2000,
  })
  return { conversation: data, error: data ? null : error, retry: () => void refetch() }
}
