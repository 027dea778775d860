import type { CommunityReason } from '@patchbay/contract/communities/communities'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ownZone } from '../../../platform/time/time-zone.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { suggestionTexts, useSuggestedCommunities } from '../communities/public.ts'
import { eventTimes } from './time/event-times.ts'
import { suggestedEventTexts as texts } from './texts.ts'

interface Suggestion {
  readonly id: string
  readonly title: string
  readonly startTime: string
  readonly community: string
  readonly reason: CommunityReason
}

const most = 2

/** The soonest events of the communities that fit the viewer. */
function useNextEvents(now: number): readonly Suggestion[] {
  const { data } = useSuggestedCommunities()
  return (data?.suggestions ?? [])
    .flatMap(({ community: { name, activity }, reason }) =>
      activity?.nextEvent ? [{ ...activity.nextEvent, community: name, reason }] : [],
    )
    .filter(({ startTime }) => Date.parse(startTime) > now)
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))
    .slice(0, most)
}

function SuggestedTicket({ event }: { event: Suggestion }): ReactNode {
  const { id, title, startTime } = event
  const times = { startTime, endTime: startTime, timeZone: ownZone() }
  const { month, day, start } = eventTimes(times, useNow())
  return (
    <Ticket
      month={month}
      day={day}
      time={start}
      dateTime={startTime}
      title={
        <Link
          to="/events/$eventId"
          params={{ eventId: id }}
          className="underline-offset-2 hover:underline"
        >
          <bdi>{title}</bdi>
        </Link>
      }
    >
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
        <div className="text-meta">
          <p className="text-ink-2">
            <bdi>{event.community}</bdi>
          </p>
          <p className="text-ink-3">{suggestionTexts.because(event.reason)}</p>
        </div>
        <LinkButton
          to="/events/$eventId"
          params={{ eventId: id }}
          size="sm"
          aria-label={texts.viewOf(title)}
        >
          {texts.view}
        </LinkButton>
      </div>
    </Ticket>
  )
}

/** The next events for somebody who is in no community yet, and why; nothing if there are none. */
export function SuggestedEvents(): ReactNode {
  const events = useNextEvents(useNow())
  if (events.length === 0) return null
  return (
    <Panel title={texts.title}>
      <ul className="space-y-2.5 px-3 pb-3">
        {events.map((event) => (
          <li key={event.id}>
            <SuggestedTicket event={event} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
