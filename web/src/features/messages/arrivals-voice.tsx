import type { Message } from '@patchbay/contract/messages'
import { useEffect, useState, type ReactNode } from 'react'
import { eventInWords } from '../groups/public.ts'
import { nameOf } from '../people/public.ts'
import { fileNames } from './file-names.ts'
import { threadTexts as texts } from './thread-texts.ts'
import { useArrivals } from './use-arrivals.ts'

interface ArrivalsVoiceProps {
  conversationId: string
  viewerId: string
  /** Whom the viewer has blocked: what they say is not read out. */
  blocked: readonly string[]
  /** Somebody has said something. */
  onArrival: () => void
}

/** Until everything has been read out that listens. */
const lifeMilliseconds = 10_000
/** Where it never becomes quiet. */
const mostSpoken = 20

function inWords(message: Message, viewerId: string): string {
  const { event, sender } = message
  if (event) return eventInWords({ event, sender }, viewerId)
  const said = [message.content, ...fileNames(message)].filter((word) => word !== '')
  return texts.arrived(nameOf(sender), said.join(', '))
}

/** Says what arrives, and never what was there: a list that is drawn in parts cannot do that. */
export function ArrivalsVoice({
  conversationId,
  viewerId,
  blocked,
  onArrival,
}: ArrivalsVoiceProps): ReactNode {
  // Each by itself: the same words once more would be no change.
  const [spoken, setSpoken] = useState<readonly Message[]>([])
  useEffect(() => {
    if (spoken.length === 0) return undefined
    const timer = setTimeout(() => setSpoken([]), lifeMilliseconds)
    return () => clearTimeout(timer)
  }, [spoken])
  useArrivals(conversationId, (messages: readonly Message[]) => {
    const heard = messages.filter(({ senderId, event }) => event || !blocked.includes(senderId))
    if (heard.length > 0) setSpoken((before) => [...before, ...heard].slice(-mostSpoken))
    if (messages.some(({ event }) => !event)) onArrival()
  })
  return (
    <div aria-live="polite" className="sr-only">
      {spoken.map((message) => (
        <p key={message.seq}>{inWords(message, viewerId)}</p>
      ))}
    </div>
  )
}
