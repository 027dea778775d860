import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, MapPin, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '../../../platform/time/use-now.ts'
import { LinkedText } from '../../../ui/content/linked-text.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { TicketStub } from '../../../ui/ticket.tsx'
import { InPhoneCorner } from '../../../ui/top-bar.tsx'
import { useCommunity } from '../communities/public.ts'
import { PersonAvatar, PersonLink } from '../../people/people/public.ts'
import { Attendees } from './attendees.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { EventDialogs } from './event-dialogs.tsx'
import { EventMenu } from './event-menu.tsx'
import { EventPlace } from './event-place.tsx'
import { eventTimes, type EventTimes } from './event-times.ts'
import { RsvpButtons } from './rsvp-buttons.tsx'
import { eventPageTexts, eventTexts } from './texts.ts'
import { useEventAct } from './use-event-act.ts'
import { useRsvp } from './use-rsvp.ts'

const texts = { ...eventTexts, ...eventPageTexts }

function BackLink({ community }: Pick<CommunityEvent, 'community'>): ReactNode {
  return (
    <div className="flex h-14 items-center justify-between gap-2 pr-1.5 pl-4 md:h-auto md:px-5 md:pt-6 md:pb-4 xl:px-0">
      <Link
        to="/communities/$communityId"
        params={{ communityId: community.id }}
        className="-ml-2 flex h-11 min-w-0 items-center gap-2 rounded-control px-2 font-semibold text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink md:h-9"
      >
        <ArrowLeft className="size-4 shrink-0" aria-hidden="true" />
        <span className="truncate">
          {texts.backTo} <bdi>{community.name}</bdi>
        </span>
      </Link>
      <InPhoneCorner />
    </div>
  )
}

function When({ event, times }: { event: CommunityEvent; times: EventTimes }): ReactNode {
  const { date, hours, elsewhere } = times
  return (
    <>
      <time dateTime={event.startTime}>{date}</time>{' '}
      <span className="inline-block">
        <Readout>{hours}</Readout>
      </span>
      {elsewhere && (
        <span className="block text-meta text-ink-3">
          <Readout tone="quiet">{elsewhere.time}</Readout> {texts.inPlace(elsewhere.place)}
        </span>
      )}
    </>
  )
}

function Facts({ event, times }: { event: CommunityEvent; times: EventTimes }): ReactNode {
  const Icon = event.isOnline ? Video : MapPin
  const rows = {
    [texts.when]: <When event={event} times={times} />,
    [texts.where]: (
      <span className="flex items-start gap-1.5">
        <Icon className="mt-1 size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
        <span className="min-w-0 break-words">
          <EventPlace {...event} />
        </span>
      </span>
    ),
    [texts.organiser]: (
      <span className="flex items-center gap-2">
        <PersonAvatar person={event.creator} size={24} />
        <PersonLink person={event.creator} />
      </span>
    ),
    [texts.community]: (
      <Link
        to="/communities/$communityId"
        params={{ communityId: event.community.id }}
        className="font-medium break-words text-accent-text underline-offset-2 hover:underline"
      >
        <bdi>{event.community.name}</bdi>
      </Link>
    ),
  }
  return (
    <dl className="mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-2">
      {Object.entries(rows).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface EventDetailsProps {
  event: CommunityEvent
  onDeleted: () => void
}

/** A whole event: a large ticket, and its description. */
export function EventDetails({ event, onDeleted }: EventDetailsProps): ReactNode {
  const now = useNow()
  // Changes of the event arrive with those of its community.
  useCommunity(event.communityId)
  const { act, begin, end } = useEventAct([event])
  const { status, goingCount, answer } = useRsvp(event)
  const times = eventTimes(event, now)
  const over = Date.parse(event.endTime) <= now
  return (
    <article>
      <BackLink community={event.community} />
      <div className="px-4 md:px-5 xl:px-0">
        <div className="flex rounded-card border border-line bg-surface">
          <div className="flex max-md:hidden">
            <TicketStub month={times.month} day={times.day} />
          </div>
          <div className="min-w-0 flex-1 px-4 py-4 md:px-5">
            <div className="flex items-start gap-2">
              <h1 className="min-w-0 flex-1 text-head break-words">
                <bdi>{event.title}</bdi>
              </h1>
              <EventMenu event={event} onAct={begin} />
            </div>
            <Facts event={event} times={times} />
            {over && <p className="mt-4 text-ink-2">{texts.over}</p>}
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4">
              <Attendees event={event} goingCount={goingCount} />
              <RsvpButtons event={event} status={status} onAnswer={answer} over={over} />
              <div className="max-md:w-full max-md:*:w-full md:ml-auto">
                <CalendarLink event={event} />
              </div>
            </div>
          </div>
        </div>
        <div className="mt-5 max-w-[64ch]">
          <LinkedText>{event.description}</LinkedText>
        </div>
      </div>
      <EventDialogs communityId={event.communityId} act={act} onClose={end} onDeleted={onDeleted} />
    </article>
  )
}
