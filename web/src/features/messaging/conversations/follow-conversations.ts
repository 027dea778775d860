import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'
import type { QueryClient } from '@tanstack/react-query'
import { conversationKeys as keys } from './conversation-keys.ts'
import { dropConversation, takeDelta, takeOwnMark } from './conversations.cache.ts'
import { refreshLists } from './refresh-lists.ts'

export interface FollowedConversations {
  readonly receive: (delta: ConversationDelta) => void
  readonly noteRead: (
    conversationId: string,
    mark: { readonly lastReadSeq: number; readonly lastReadAt: string | null },
  ) => void
  /** The viewer is no longer in the conversation. */
  readonly drop: (conversationId: string) => void
  /** Changes may have been missed, or the viewer is in other conversations than before. */
  readonly refetch: () => void
  readonly stop: () => void
}

/** When many messages arrive, the lists are fetched at most this often. */
const restMilliseconds = 500

/** Applies changes from the server to cached lists and conversations. */
export function followConversations(client: QueryClient, viewerId: string): FollowedConversations {
  let timer: ReturnType<typeof setTimeout> | undefined
  const refreshSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      void refreshLists(client).catch(() => {})
    }, restMilliseconds)
  }
  return {
    receive: (delta) => {
      if (takeDelta(client, delta, viewerId)) refreshSoon()
    },
    noteRead: (conversationId, mark) => takeOwnMark(client, conversationId, viewerId, mark),
    drop: (conversationId) => dropConversation(client, conversationId),
    refetch: () => void client.invalidateQueries({ queryKey: keys.all }),
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
