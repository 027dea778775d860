import type { CommunityEvent } from '@patchbay/contract/communities/events'
import type { ReactNode } from 'react'
import { useNow } from '../../../platform/time/use-now.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EventTicket } from './event-ticket.tsx'
import type { EventPages } from './events.cache.ts'
import { eventTexts as texts } from './texts.ts'
import type { OnEventAct } from './use-event-act.ts'
import { programmeOf } from './use-events.ts'

/** In a community's panel: a strip on phones that snaps to each ticket. In the feed: a column. */
const looks = {
  panel: {
    Heading: 'h3',
    heading: 'label mb-2 px-4 md:px-0',
    list: 'relative gap-2.5 max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-2 md:grid md:grid-cols-1',
    item: 'min-w-0 max-md:w-[82%] max-md:shrink-0 max-md:snap-start max-md:only:w-full',
  },
  feed: {
    Heading: 'h2',
    heading: 'label mb-2.5',
    list: 'grid grid-cols-1 gap-2.5',
    item: 'min-w-0',
  },
} as const

interface TicketsProps {
  label: string
  events: readonly CommunityEvent[]
  look: keyof typeof looks
  headingLevel: 3 | 4
  onAct: OnEventAct
}

function Tickets({ label, events, look, headingLevel, onAct }: TicketsProps): ReactNode {
  const { list, item } = looks[look]
  return (
    <ul aria-label={label} className={list}>
      {events.map((event) => (
        <li key={event.id} className={item}>
          <EventTicket
            event={event}
            onAct={onAct}
            headingLevel={headingLevel}
            withCommunity={look === 'feed'}
          />
        </li>
      ))}
    </ul>
  )
}

interface EventProgrammeProps {
  lists: EventPages
  look: keyof typeof looks
  onAct: OnEventAct
  /** Shown if there are no upcoming events. */
  empty: ReactNode
}

/** Current and upcoming events. */
export function EventProgramme({ lists, look, onAct, empty }: EventProgrammeProps): ReactNode {
  const { happeningNow, upcoming } = programmeOf(lists, useNow())
  const { Heading, heading } = looks[look]
  const grouped = happeningNow.length > 0
  const headed = grouped || look === 'feed'
  const shared = { look, onAct, headingLevel: grouped && look === 'panel' ? 4 : 3 } as const
  return (
    <>
      {grouped && (
        <div className="mb-4">
          <Heading className={classNames(heading, 'text-go')}>{texts.happeningNow}</Heading>
          <Tickets label={texts.happeningNow} events={happeningNow} {...shared} />
        </div>
      )}
      {upcoming.length > 0 ? (
        <>
          {headed && (
            <Heading className={classNames(heading, 'text-ink-3')}>{texts.upcoming}</Heading>
          )}
          <Tickets label={texts.upcoming} events={upcoming} {...shared} />
        </>
      ) : (
        empty
      )}
    </>
  )
}
