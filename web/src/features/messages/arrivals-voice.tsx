import type { Message } from '@patchbay/contract/messages'
import { useState, type ReactNode } from 'react'
import { nameOf } from '../people/public.ts'
import { fileNames } from './file-names.ts'
import { threadTexts as texts } from './thread-texts.ts'
import { useArrivals } from './use-arrivals.ts'

interface ArrivalsVoiceProps {
  conversationId: string
  /** Whom the viewer has blocked: what they say is not read out. */
  blocked: readonly string[]
  onArrival: () => void
}

function inWords(message: Message): string {
  const said = [message.content, ...fileNames(message)].filter((word) => word !== '')
  return texts.arrived(nameOf(message.sender), said.join(', '))
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
    if (heard.length > 0) setWords(heard.map(inWords).join('\n'))
    onArrival()
  })
  return (
    <div aria-live="polite" className="sr-only">
      {words}
    </div>
  )
}
