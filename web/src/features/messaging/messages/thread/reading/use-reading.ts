import { useEffect, useSyncExternalStore } from 'react'
import { useConversation } from '../../../conversations/public.ts'
import { useMessaging } from '../../use-messaging.ts'

/** Marks messages of others as read, up to the last message that was on screen. */
export function useReading(conversationId: string, seenSeq: number | undefined): void {
  const { threads, reading, viewerId } = useMessaging()
  const thread = threads.of(conversationId)
  const { log } = useSyncExternalStore(thread.subscribe, thread.state)
  const seen = log?.messages.findLast(
    ({ seq, senderId, event }) => senderId !== viewerId && !event && seq <= (seenSeq ?? 0),
  )?.seq
  const { conversation } = useConversation(conversationId)
  const own = conversation?.participants.find(({ userId }) => userId === viewerId)
  const isSilent = conversation?.isGroup === true && conversation.lastMessageSeq === 0
  const isUnopened = isSilent && own?.lastReadAt === null
  // The viewer comes back to what they have marked as unread.
  const isToOpen = log !== undefined && (isUnopened || conversation?.isMarkedUnread === true)
  useEffect(() => {
    if (isToOpen) reading.open(conversationId)
  }, [reading, conversationId, isToOpen])
  useEffect(() => {
    // The mark must be known first; otherwise messages that were read long ago would be marked
    // again.
    if (own === undefined || seen === undefined) return
    reading.noteMark(conversationId, own)
    if (seen > own.lastReadSeq) reading.see(conversationId, seen)
  }, [reading, conversationId, seen, own])
}
