import type { CommunityEvent } from '@patchbay/contract/communities/events'
import type { ReactNode } from 'react'
import { useNow } from '../../../../platform/time/use-now.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { byMonth, dayOfEvent } from '../time/event-days.ts'
import { EventTicket } from '../event-ticket.tsx'
import type { EventPages } from '../events.cache.ts'
import { eventTexts as texts } from '../texts.ts'
import type { OnEventAct } from '../use-event-act.ts'
import { programmeOf } from '../use-events.ts'

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
    // The tabs stay on top of the list.
    item: 'min-w-0 scroll-mt-20 rounded-control',
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
        <li
          key={event.id}
          className={item}
          {...(look === 'feed' && { 'data-day': dayOfEvent(event), tabIndex: -1 })}
        >
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

/** The feed has months, because it goes on for as long as there are plans. */
function Upcoming(props: Omit<TicketsProps, 'label'> & { headed: boolean }): ReactNode {
  const { headed, ...shared } = props
  const { Heading, heading } = looks[props.look]
  const groups =
    props.look === 'feed' ? [...byMonth(props.events)] : [[texts.upcoming, props.events] as const]
  return (
    <div className="space-y-6">
      {groups.map(([label, events]) => (
        <div key={label}>
          {headed && <Heading className={classNames(heading, 'text-ink-3')}>{label}</Heading>}
          <Tickets {...shared} label={label} events={events} />
        </div>
      ))}
    </div>
  )
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
        <div className={look === 'feed' ? 'mb-6' : 'mb-4'}>
          <Heading className={classNames(heading, 'text-go')}>{texts.happeningNow}</Heading>
          <Tickets label={texts.happeningNow} events={happeningNow} {...shared} />
        </div>
      )}
      {upcoming.length > 0 ? <Upcoming {...shared} events={upcoming} headed={headed} /> : empty}
    </>
  )
}
