import { useState } from 'react'
import { useConversation } from '../../conversations/public.ts'
import type { Log } from '../thread/log.ts'

/**
 * The seq of the first unread message of others; if earlier unread messages may not be loaded, the
 * seq after the mark.
 */
export function firstUnread(
  { messages }: Pick<Log, 'messages'>,
  lastReadSeq: number,
  viewerId: string,
): number | undefined {
  const unread = messages.find(
    ({ seq, senderId, event, deletedAt }) =>
      seq > lastReadSeq && senderId !== viewerId && event === null && deletedAt === null,
  )
  const begins = messages[0]?.seq ?? 0
  return unread && begins > lastReadSeq + 1 ? lastReadSeq + 1 : unread?.seq
}

/**
 * The value when the thread was opened: messages that arrive and are read meanwhile do not move it.
 */
export function useFirstUnread(
  conversationId: string,
  log: Log | undefined,
  viewerId: string,
): number | undefined {
  const { conversation } = useConversation(conversationId)
  const mark = conversation?.participants.find(({ userId }) => userId === viewerId)?.lastReadSeq
  const [opened, setOpened] = useState<{ readonly id: string; readonly seq: number | undefined }>()
  if (log !== undefined && mark !== undefined && opened?.id !== conversationId) {
    const seq = firstUnread(log, mark, viewerId)
    setOpened({ id: conversationId, seq })
    return seq
  }
  return opened?.id === conversationId ? opened.seq : undefined
}
