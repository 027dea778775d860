import { Check, CheckCheck, CircleAlert, Clock3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageTexts as texts } from './message-texts.ts'

export type MessageState = 'waiting' | 'sent' | 'read' | 'failed'

const looks = {
  waiting: { Icon: Clock3, tone: 'size-3.5' },
  sent: { Icon: Check, tone: 'size-3.5' },
  read: { Icon: CheckCheck, tone: 'size-4 text-cue' },
  failed: { Icon: CircleAlert, tone: 'size-3.5 text-clip' },
} as const

/** The delivery state of a message of the viewer. */
export function MessageTick({ state }: { state: MessageState }): ReactNode {
  const { Icon, tone } = looks[state]
  return (
    <Icon
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, it has no src
      role="img"
      aria-label={texts[state]}
      className={`shrink-0 ${tone}`}
    />
  )
}
