import type { CommunityEvent, RsvpStatus } from '@patchbay/contract/communities/events'
import type { ReactNode } from 'react'
import { SegmentedControl, type Segment } from '../../../ui/fields/segmented-control.tsx'
import { eventTexts as texts } from './texts.ts'

const answers: readonly Segment<RsvpStatus>[] = [
  { value: 'yes', label: texts.yes, tone: 'go' },
  { value: 'maybe', label: texts.maybe, tone: 'accent' },
  { value: 'no', label: texts.no },
]

interface RsvpButtonsProps {
  event: CommunityEvent
  status: RsvpStatus | null
  onAnswer: (status: RsvpStatus) => void
  /** The event has ended, so nobody can answer any more. */
  over: boolean
}

export function RsvpButtons({ event, status, onAnswer, over }: RsvpButtonsProps): ReactNode {
  if (!event.can.rsvp && !over) return null
  return (
    <SegmentedControl
      label={texts.answer(event.title)}
      segments={answers}
      value={status}
      onChange={onAnswer}
      disabled={over}
    />
  )
}
