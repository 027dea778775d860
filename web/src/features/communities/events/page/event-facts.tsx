import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { Link } from '@tanstack/react-router'
import { MapPin, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { Readout } from '../../../../ui/readout.tsx'
import { PersonAvatar, PersonLink } from '../../../people/people/public.ts'
import { EventPlace } from '../event-place.tsx'
import type { EventTimes } from '../time/event-times.ts'
import { MapLink } from '../map-link.tsx'
import { eventPageTexts, eventTexts } from '../texts.ts'

const texts = { ...eventTexts, ...eventPageTexts }

function When({ event, times }: { event: CommunityEvent; times: EventTimes }): ReactNode {
  const { date, hours, elsewhere } = times
  return (
    <>
      <time dateTime={event.startTime}>{date}</time>,{' '}
      <span className="inline-block font-mono text-meta tabular-nums">{hours}</span>
      {elsewhere && (
        <span className="block text-meta text-ink-3">
          <Readout tone="quiet">{elsewhere.time}</Readout> {texts.inPlace(elsewhere.place)}
        </span>
      )}
    </>
  )
}

/** When and where an event is, and who invites. */
export function EventFacts({
  event,
  times,
}: {
  event: CommunityEvent
  times: EventTimes
}): ReactNode {
  const Icon = event.isOnline ? Video : MapPin
  const rows = {
    [texts.when]: <When event={event} times={times} />,
    [texts.where]: (
      <span className="flex items-start gap-1.5">
        <Icon className="mt-1 size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
        <span className="min-w-0 break-words">
          <EventPlace {...event} />
          <MapLink {...event} />
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
