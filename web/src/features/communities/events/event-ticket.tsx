import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNow } from '../../../platform/time/use-now.ts'
import { Readout } from '../../../ui/readout.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { PersonLink } from '../../people/people/public.ts'
import { Attendees } from './page/attendees.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { EventMenu } from './event-menu.tsx'
import { EventPlace } from './event-place.tsx'
import { eventTimes } from './time/event-times.ts'
import { RsvpButtons } from './rsvp-buttons.tsx'
import { eventTexts as texts } from './texts.ts'
import type { OnEventAct } from './use-event-act.ts'
import { useRsvp } from './use-rsvp.ts'

interface EventTicketProps {
  event: CommunityEvent
  onAct: OnEventAct
  /** False where the community is obvious, such as on its own page. */
  withCommunity?: boolean
  headingLevel?: 2 | 3 | 4
}

function CommunityLink({ id, name }: { id: string; name: string }): ReactNode {
  return (
    <Link
      to="/communities/$communityId"
      params={{ communityId: id }}
      className="mt-1.5 block truncate text-meta font-medium text-ink-2 underline-offset-2 hover:underline"
    >
      <bdi>{name}</bdi>
    </Link>
  )
}

/** An event in a list. */
export function EventTicket(props: EventTicketProps): ReactNode {
  const { event, onAct, withCommunity = false, headingLevel = 3 } = props
  const now = useNow()
  const { status, goingCount, answer } = useRsvp(event)
  const { month, day, hours, elsewhere } = eventTimes(event, now)
  return (
    <Ticket
      month={month}
      day={day}
      time={hours}
      dateTime={event.startTime}
      headingLevel={headingLevel}
      title={
        <Link
          to="/events/$eventId"
          params={{ eventId: event.id }}
          className="underline-offset-2 hover:underline"
        >
          <bdi>{event.title}</bdi>
        </Link>
      }
      online={event.isOnline}
      place={<EventPlace {...event} />}
      action={<EventMenu event={event} onAct={onAct} />}
      rsvp={
        // In one line also on the tickets of a phone's strip, as long as the words fit.
        <div className="flex w-full flex-wrap items-center gap-y-2">
          <RsvpButtons
            event={event}
            status={status}
            onAnswer={answer}
            over={Date.parse(event.endTime) <= now}
          />
          <span className="ml-auto">
            <CalendarLink event={event} small />
          </span>
        </div>
      }
    >
      {elsewhere && (
        <p className="text-meta text-ink-3">
          <Readout tone="quiet">{elsewhere.time}</Readout> {texts.inPlace(elsewhere.place)}
        </p>
      )}
      {withCommunity && <CommunityLink {...event.community} />}
      <p dir="auto" className="mt-1.5 line-clamp-2 text-meta break-words text-ink-2">
        {event.description}
      </p>
      <div className="mt-1.5 flex items-center justify-between gap-2">
        <p className="min-w-0 truncate text-meta text-ink-3">
          {texts.by} <PersonLink person={event.creator} />
        </p>
        <Attendees event={event} goingCount={goingCount} />
      </div>
    </Ticket>
  )
}
