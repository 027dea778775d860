import type { CommunityEvent } from '@patchbay/contract/communities/events'
import type { ReactNode } from 'react'
import { AvatarStack, type StackPerson } from '../../../../ui/people/avatar-stack.tsx'
import { HoverList } from '../../../../ui/overlays/hover-list.tsx'
import { nameOf } from '../../../people/people/public.ts'
import { AttendeeList } from './attendee-list.tsx'
import { eventTexts as texts } from '../texts.ts'

/** 15 rem. */
const maxHeight = 240

/** The first faces of the people who are going. */
const facesOf = ({ going }: CommunityEvent): readonly StackPerson[] =>
  going.map((person) => ({ id: person.id, name: nameOf(person), src: person.avatarUrl }))

interface AttendeesProps {
  event: CommunityEvent
  /** Includes the viewer's own answer, even while it is being sent. */
  goingCount: number
  on?: 'bg' | 'surface'
}

/** The number of people going, with the first faces; opens the whole list. */
export function Attendees({ event, goingCount, on = 'surface' }: AttendeesProps): ReactNode {
  return (
    <HoverList
      label={texts.attendees(event.title)}
      maxHeight={maxHeight}
      trigger={
        goingCount === 0 ? (
          <span className="text-meta text-ink-3">{texts.going(0)}</span>
        ) : (
          <AvatarStack
            people={facesOf(event)}
            count={goingCount}
            label={texts.going(goingCount)}
            on={on}
          />
        )
      }
    >
      <AttendeeList event={event} />
    </HoverList>
  )
}
