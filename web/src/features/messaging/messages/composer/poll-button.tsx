import { ChartBarBig } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { LazyPart } from '../../../../ui/states/lazy-part.tsx'
import { PollSheet, writingTexts as texts } from '../../../content/polls/public.ts'
import type { Sending } from './use-sending.ts'

export interface PollButtonProps {
  owner: string
  conversationId: string
  sending: Sending
  onSent: () => void
}

/** Asks a group. */
export function PollButton({ owner, conversationId, sending, onSent }: PollButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <IconButton label={texts.ask} onClick={() => setOpen(true)}>
        <ChartBarBig className="size-5" aria-hidden="true" />
      </IconButton>
      <LazyPart open={isOpen} onFailure={close}>
        <PollSheet
          open={isOpen}
          onClose={close}
          owner={owner}
          draftName={`poll:${conversationId}`}
          onAsk={({ question, poll }) => {
            sending.send(question, { poll })
            onSent()
          }}
        />
      </LazyPart>
    </>
  )
}
