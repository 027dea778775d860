import type { Activity } from '@patchbay/contract/communities/communities'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ownZone } from '../../../platform/time/time-zone.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { useSuggestedCommunities } from '../communities/public.ts'
import { eventTimes } from './time/event-times.ts'
import { eventTexts, suggestedEventTexts as texts } from './texts.ts'

type Suggestion = NonNullable<Activity['nextEvent']> & { readonly community: string }

const most = 2

/** The soonest events of the communities that fit the viewer. */
function useNextEvents(now: number): readonly Suggestion[] {
  const { data } = useSuggestedCommunities()
  return (data?.suggestions ?? [])
    .flatMap(({ community: { name, activity } }) =>
      activity?.nextEvent ? [{ ...activity.nextEvent, community: name }] : [],
    )
    .filter(({ startTime }) => Date.parse(startTime) > now)
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))
    .slice(0, most)
}

function SuggestedTicket({ event }: { event: Suggestion }): ReactNode {
  const { id, title, startTime, isOnline, location } = event
  const times = { startTime, endTime: startTime, timeZone: ownZone() }
  const { month, day, start } = eventTimes(times, useNow())
  return (
    <Ticket
      inPanel
      month={month}
      day={day}
      time={start}
      dateTime={startTime}
      title={
        <Link
          to="/events/$eventId"
          params={{ eventId: id }}
          // The whole row opens it.
          className="underline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          <bdi>{title}</bdi>
        </Link>
      }
      online={isOnline}
      place={isOnline ? eventTexts.online : <bdi>{location ?? eventTexts.noPlace}</bdi>}
    >
      <p className="mt-1 truncate text-meta text-ink-3">
        <bdi>{event.community}</bdi>
      </p>
    </Ticket>
  )
}

/** The next events for somebody who is in no community yet; nothing if there are none. */
export function SuggestedEvents(): ReactNode {
  const events = useNextEvents(useNow())
  if (events.length === 0) return null
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <SuggestedTicket event={event} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
