import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNow } from '../../../platform/time/use-now.ts'
import { Tag } from '../../../ui/tag.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { Attendees } from './page/attendees.tsx'
import { eventTimes } from './time/event-times.ts'
import { eventTexts as texts } from './texts.ts'
import { useRsvp } from './use-rsvp.ts'

/** An event in a panel: time, location, and the viewer's answer. */
export function SmallTicket({ event }: { event: CommunityEvent }): ReactNode {
  const { month, day, start } = eventTimes(event, useNow())
  const { status, goingCount } = useRsvp(event)
  return (
    <Ticket
      inPanel
      month={month}
      day={day}
      time={start}
      dateTime={event.startTime}
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
      place={event.isOnline ? texts.online : <bdi>{event.location ?? texts.noPlace}</bdi>}
      attendees={<Attendees event={event} goingCount={goingCount} />}
      rsvp={
        <>
          {status === 'yes' && <Tag tone="go">{texts.yes}</Tag>}
          {status === 'maybe' && <Tag tone="accent">{texts.maybe}</Tag>}
        </>
      }
    />
  )
}
