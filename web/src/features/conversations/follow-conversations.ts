import type { ConversationDelta } from '@patchbay/contract/conversation-changes'
import type { QueryClient } from '@tanstack/react-query'
import { conversationKeys as keys } from './conversation-keys.ts'
import { dropConversation, takeDelta, takeOwnMark } from './conversations.cache.ts'
import { refreshLists } from './refresh-lists.ts'

export interface FollowedConversations {
  readonly hear: (delta: ConversationDelta) => void
  readonly noteRead: (
    conversationId: string,
    mark: { readonly lastReadSeq: number; readonly lastReadAt: string | null },
  ) => void
  /** The viewer is in it no longer. */
  readonly drop: (conversationId: string) => void
  /** Something may have been missed, or the viewer is in other conversations than before. */
  readonly askAgain: () => void
  readonly stop: () => void
}

/** In a busy hour one message follows the other: lists are not asked for more often. */
const restMilliseconds = 500

/** Keeps lists and heads as they are told. */
export function followConversations(client: QueryClient, viewerId: string): FollowedConversations {
  let timer: ReturnType<typeof setTimeout> | undefined
  const refreshSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      void refreshLists(client).catch(() => {})
    }, restMilliseconds)
  }
  return {
    hear: (delta) => {
      if (takeDelta(client, delta, viewerId)) refreshSoon()
    },
    noteRead: (conversationId, mark) => takeOwnMark(client, conversationId, viewerId, mark),
    drop: (conversationId) => dropConversation(client, conversationId),
    askAgain: () => void client.invalidateQueries({ queryKey: keys.all }),
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
