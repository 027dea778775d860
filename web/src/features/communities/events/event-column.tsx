import type { CommunityEvent } from '@patchbay/contract/communities/events'
import type { ReactNode } from 'react'
import { useNow } from '../../../platform/time/use-now.ts'
import { Panel } from '../../../ui/panel.tsx'
import { AttendeeList } from './attendee-list.tsx'
import { SmallTicket } from './small-ticket.tsx'
import { eventPageTexts as texts, eventTexts } from './texts.ts'
import { programmeOf, useEvents } from './use-events.ts'
import { useRsvp } from './use-rsvp.ts'

/** How many other events are shown. */
const most = 3

/** Shows nothing while loading or after a failure: the page is about the event above. */
function OtherEvents({ event }: { event: CommunityEvent }): ReactNode {
  const { data } = useEvents(event.communityId)
  const now = useNow()
  if (!data) return null
  const { happeningNow, upcoming } = programmeOf(data, now)
  const others = [...happeningNow, ...upcoming].filter(({ id }) => id !== event.id)
  if (others.length === 0) return null
  return (
    <Panel title={texts.others}>
      <ul className="space-y-2.5 px-3 pb-3">
        {others.slice(0, most).map((other) => (
          <li key={other.id}>
            <SmallTicket event={other} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Who is going, and what else the community plans; beside the event on wide screens. */
export function EventColumn({ event }: { event: CommunityEvent }): ReactNode {
  const { goingCount } = useRsvp(event)
  return (
    <div className="space-y-5 px-4 py-5 md:px-5 xl:px-0">
      <Panel
        title={texts.who}
        action={<span className="text-meta text-ink-2">{eventTexts.going(goingCount)}</span>}
      >
        <div className="max-h-[22rem] overflow-y-auto">
          <AttendeeList event={event} />
        </div>
      </Panel>
      <OtherEvents event={event} />
    </div>
  )
}
