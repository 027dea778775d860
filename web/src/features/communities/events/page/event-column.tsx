import type { CommunityEvent } from '@patchbay/contract/communities/events'
import type { ReactNode } from 'react'
import { useWide } from '../../../../platform/page/screen-width.ts'
import { useNow } from '../../../../platform/time/use-now.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { AboutCommunity, useCommunity } from '../../communities/public.ts'
import { AttendeeList, useAttendees } from './attendee-list.tsx'
import { SmallTicket } from '../small-ticket.tsx'
import { eventPageTexts as texts } from '../texts.ts'
import { programmeOf, useEvents } from '../use-events.ts'
import { useRsvp } from '../use-rsvp.ts'

/** How many other events are shown. */
const most = 4

/** Shows nothing while loading or after a failure: the page is about the event above. */
export function OtherEvents({ event }: { event: CommunityEvent }): ReactNode {
  const { data } = useEvents(event.communityId)
  const now = useNow()
  if (!data) return null
  const { happeningNow, upcoming } = programmeOf(data, now)
  const others = [...happeningNow, ...upcoming].filter(({ id }) => id !== event.id)
  if (others.length === 0) return null
  return (
    <Panel title={texts.others}>
      <ul className="grid xl:grid-cols-2">
        {others.slice(0, most).map((other) => (
          <li key={other.id}>
            <SmallTicket event={other} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Who is going; on wide screens beside the event, with whose it is. */
export function EventColumn({ event }: { event: CommunityEvent }): ReactNode {
  const { goingCount } = useRsvp(event)
  const { data: listed = [], hasNextPage } = useAttendees(event)
  // Counted from the list, if that is whole.
  const maybe = hasNextPage ? 0 : listed.filter(({ status }) => status === 'maybe').length
  // Changes of the event arrive with those of its community.
  const { data: community } = useCommunity(event.communityId)
  return (
    <div className="space-y-5">
      <Panel
        title={texts.who}
        action={<span className="text-meta text-ink-2">{texts.coming(goingCount, maybe)}</span>}
      >
        <div className="max-h-[22rem] overflow-y-auto">
          <AttendeeList event={event} />
        </div>
      </Panel>
      {useWide() && community && <AboutCommunity community={community} />}
    </div>
  )
}
