import { plainText } from '@patchbay/contract/formatted-text'
import type { Message } from '@patchbay/contract/messaging/messages'
import { useEffect, useState, type ReactNode, useEffectEvent } from 'react'
import { eventInWords } from '../../groups/public.ts'
import { nameOf } from '../../../people/people/public.ts'
import { fileNames } from './thread-message.ts'
import { useMessaging } from '../use-messaging.ts'
import { threadTexts as texts } from './thread-texts.ts'

/**
 * Calls back for messages of others that arrive while this is mounted, and never for older ones.
 */
export function useArrivals(
  conversationId: string,
  onArrival: (messages: readonly Message[]) => void,
): void {
  const { threads, viewerId } = useMessaging()
  const announce = useEffectEvent((messages: readonly Message[]) => {
    const theirs = messages.filter(({ senderId }) => senderId !== viewerId)
    if (theirs.length > 0) onArrival(theirs)
  })
  const thread = threads.of(conversationId)
  useEffect(() => thread.onArrival((messages) => announce(messages)), [thread])
}

interface ArrivalsVoiceProps {
  conversationId: string
  viewerId: string
  /** People whom the viewer has blocked: their messages are not read out. */
  blocked: readonly string[]
  /** A message from somebody else has arrived; group events do not count. */
  onArrival: () => void
}

/** Long enough for a screen reader to read out all of it. */
const lifeMilliseconds = 10_000
/** Limits the live region in a conversation that never pauses. */
const mostSpoken = 20

function inWords(message: Message, viewerId: string): string {
  const { event, sender } = message
  if (event) return eventInWords({ event, sender }, viewerId)
  const said = [plainText(message.content), ...fileNames(message)].filter((word) => word !== '')
  return texts.arrived(nameOf(sender), said.join(', '))
}

/**
 * Announces new messages, and never older ones: the list itself cannot be a live region, because it
 * renders only the rows in view.
 */
export function ArrivalsVoice({
  conversationId,
  viewerId,
  blocked,
  onArrival,
}: ArrivalsVoiceProps): ReactNode {
  // One element per message: the same text twice in one element would be no change to read out.
  const [spoken, setSpoken] = useState<readonly Message[]>([])
  useEffect(() => {
    if (spoken.length === 0) return undefined
    const timer = setTimeout(() => setSpoken([]), lifeMilliseconds)
    return () => clearTimeout(timer)
  }, [spoken])
  useArrivals(conversationId, (messages: readonly Message[]) => {
    setSpoken((before) => [...before, ...messages].slice(-mostSpoken))
    if (messages.some(({ event }) => !event)) onArrival()
  })
  const thread = useMessaging().threads.of(conversationId)
  useEffect(
    () =>
      thread.onDeletion((ids) => setSpoken((before) => before.filter(({ id }) => !ids.has(id)))),
    [thread],
  )
  // Messages are not filtered on arrival: the viewer may block the sender while the text is still
  // here.
  const audible = spoken.filter(({ senderId, event }) => event || !blocked.includes(senderId))
  return (
    <div aria-live="polite" className="sr-only">
      {audible.map((message) => (
        <p key={message.seq}>{inWords(message, viewerId)}</p>
      ))}
    </div>
  )
}
