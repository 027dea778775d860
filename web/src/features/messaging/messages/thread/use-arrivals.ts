import type { Message } from '@patchbay/contract/messaging/messages'
import { useEffect, useEffectEvent } from 'react'
import { useMessaging } from '../use-messaging.ts'

/**
 * Calls back for messages of others that arrive while this is mounted, and never for older ones.
 */
export function useArrivals(
  conversationId: string,
  onArrival: (messages: readonly Message[]) => void,
): void {
  const { threads, viewerId } = useMessaging()
  const tell = useEffectEvent((messages: readonly Message[]) => {
    const theirs = messages.filter(({ senderId }) => senderId !== viewerId)
    if (theirs.length > 0) onArrival(theirs)
  })
  const thread = threads.of(conversationId)
  useEffect(() => thread.onArrival((messages) => tell(messages)), [thread])
}
