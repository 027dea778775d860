import type { Message } from '@patchbay/contract/messages'
import { useState, type ReactNode } from 'react'
import { nameOf } from '../people/public.ts'
import { threadTexts as texts } from './thread-texts.ts'
import { useArrivals } from './use-arrivals.ts'

interface ArrivalsVoiceProps {
  conversationId: string
  /** Whom the viewer has blocked: what they say is not read out. */
  blocked: readonly string[]
  onArrival: () => void
}

/** Says what arrives, and never what was there: a list that is drawn in parts cannot do that. */
export function ArrivalsVoice({
  conversationId,
  blocked,
  onArrival,
}: ArrivalsVoiceProps): ReactNode {
  const [words, setWords] = useState('')
  useArrivals(conversationId, (messages: readonly Message[]) => {
    const heard = messages.filter(({ senderId }) => !blocked.includes(senderId))
    if (heard.length > 0)
      setWords(
        heard.map(({ sender, content }) => texts.arrived(nameOf(sender), content)).join('\n'),
      )
    onArrival()
  })
  return (
    <div aria-live="polite" className="sr-only">
      {words}
    </div>
  )
}
