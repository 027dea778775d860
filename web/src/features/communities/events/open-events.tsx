import { listPublicEvents, type PublicEvent } from '@patchbay/contract/communities/event-page'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { read } from '../../../platform/http/read.ts'
import { ownZone } from '../../../platform/time/time-zone.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Ticket } from '../../../ui/ticket.tsx'
import { eventTimes } from './time/event-times.ts'
import { knownZone } from './time/time-zones.ts'
import { eventKeys } from './events.cache.ts'
import { eventTexts, openTexts as texts } from './texts.ts'

interface OpenTicketProps {
  event: PublicEvent
  plain?: boolean
}

function OpenTicket({ event, plain = false }: OpenTicketProps): ReactNode {
  // A visitor may be anywhere: as on the event's page, it is the time there, and says so.
  const zone = knownZone(event.timeZone) ?? ownZone()
  const { month, day, start } = eventTimes(event, useNow(), zone)
  return (
    <Ticket
      month={month}
      day={day}
      time={start}
      zone={eventTexts.inZone(zone)}
      dateTime={event.startTime}
      title={
        // What visitors read is a page of the server: the app's own asks them to sign in.
        <Link
          to="/events/$eventId"
          params={{ eventId: event.id }}
          reloadDocument
          className="underline-offset-2 hover:underline"
        >
          <bdi>{event.title}</bdi>
        </Link>
      }
      online={event.isOnline}
      place={event.isOnline ? eventTexts.online : <bdi>{event.location ?? eventTexts.noPlace}</bdi>}
    >
      {!plain && (
        <p className="mt-1.5 truncate text-meta text-ink-3">
          <bdi>{event.community.name}</bdi>
        </p>
      )}
    </Ticket>
  )
}

/** This many stand beside the words of the welcome; the others stand below it. */
const most = 3

/** Reads the events of all communities, or of one. */
function useOpenEvents(communityId?: string) {
  return useQuery({
    queryKey: eventKeys.open(communityId),
    ...read(listPublicEvents, { query: { communityId } }),
  })
}

interface TicketsProps {
  events: readonly PublicEvent[]
  /** On a page that names their community. */
  plain?: boolean
}

/** As many tickets stand beside each other as fit. */
function Tickets({ events, plain = false }: TicketsProps): ReactNode {
  return (
    <ul className="mt-4 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {events.map((event) => (
        <li key={event.id}>
          <OpenTicket event={event} plain={plain} />
        </li>
      ))}
    </ul>
  )
}

interface OpenEventsProps {
  /** Pictures, if there is no such event. They keep the room while it is not known. */
  instead: ReactNode
}

/** The next events that everybody may see, for visitors. */
export function OpenEvents({ instead }: OpenEventsProps): ReactNode {
  const { data, isPending } = useOpenEvents()
  const id = useId()
  if (!data || data.events.length === 0)
    return (
      <div className={isPending ? 'invisible' : undefined} inert aria-hidden="true">
        {instead}
      </div>
    )
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lead">
        {texts.next}
      </h2>
      <ul className="mt-3 space-y-3">
        {data.events.slice(0, most).map((event) => (
          <li key={event.id}>
            <OpenTicket event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What comes after those; nothing if there is no more. */
export function LaterEvents(): ReactNode {
  const { data } = useOpenEvents()
  const id = useId()
  const later = data?.events.slice(most) ?? []
  if (later.length === 0) return null
  return (
    <section
      className="border-t border-line px-4 py-8 md:mx-8 md:px-0 md:py-10"
      aria-labelledby={id}
    >
      <h2 id={id} className="text-title">
        {texts.later}
      </h2>
      <Tickets events={later} />
    </section>
  )
}

interface EventsOfCommunityProps {
  community: { id: string }
  /** Below them, once it is known whether there are any. */
  children: ReactNode
}

/** On the page of a community, for visitors. */
export function EventsOfCommunity({ community, children }: EventsOfCommunityProps): ReactNode {
  const { data, isPending } = useOpenEvents(community.id)
  const id = useId()
  if (isPending) return <div className="skeleton h-32 rounded-card" />
  return (
    <>
      {data && data.events.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id} className="text-lead">
            {texts.next}
          </h2>
          <Tickets events={data.events} plain />
        </section>
      )}
      {children}
    </>
  )
}
