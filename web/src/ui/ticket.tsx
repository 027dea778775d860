import { MapPin, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Readout } from './readout.tsx'

interface TicketProps {
  title: ReactNode
  /** Machine-readable: 2026-11-21T14:00. */
  dateTime: string
  month: string
  day: string
  time: string
  /** 'in London', where it is not the viewer's own. */
  zone?: string
  /** It is absent if it is not known here. */
  place?: ReactNode
  online?: boolean
  /** It stands beside the title. */
  action?: ReactNode
  /** Under time and place. */
  children?: ReactNode
  attendees?: ReactNode
  /** RSVP control or its state. */
  rsvp?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** A row of a panel, which has a box already. */
  inPanel?: boolean
}

interface TicketStubProps {
  month: string
  day: string
  /** Without round corners, in a row of a panel. */
  square?: boolean
}

export function TicketStub({ month, day, square = false }: TicketStubProps): ReactNode {
  return (
    <div
      className={classNames(
        'relative w-[58px] shrink-0 bg-raised pt-3 text-center before:absolute before:inset-y-0 before:-right-px before:border-r before:border-dashed before:border-line-strong',
        !square && 'rounded-l-[7px]',
      )}
    >
      <span className="label block text-accent-text">{month}</span>
      <span className="block font-mono text-title font-semibold">{day}</span>
    </div>
  )
}

interface LargeStubProps {
  month: string
  day: string
  weekday: string
}

/** Of an event that has a page to itself, below a picture. */
export function LargeStub({ month, day, weekday }: LargeStubProps): ReactNode {
  return (
    <div className="relative w-24 shrink-0 rounded-bl-[11px] bg-raised pt-5 text-center before:absolute before:inset-y-0 before:-right-px before:border-r before:border-dashed before:border-line-strong">
      <span className="label block text-accent-text">{month}</span>
      <span className="block font-mono text-display font-semibold">{day}</span>
      <span className="block text-meta text-ink-2">{weekday}</span>
    </div>
  )
}

interface TopStubProps {
  month: string
  day: string
  /** At the other end of the strip. */
  children: ReactNode
}

/** The stub of a ticket that is as wide as a phone: it is torn off below the picture. */
export function TopStub({ month, day, children }: TopStubProps): ReactNode {
  return (
    <div className="flex items-baseline gap-2 border-b border-dashed border-line-strong bg-raised px-4 py-2.5">
      <span className="label text-accent-text">{month}</span>
      <span className="font-mono text-title font-semibold">{day}</span>
      <span className="ml-auto text-meta text-ink-2">{children}</span>
    </div>
  )
}

/**
 * An event: date stub with a tear line, title, time and place, attendees, and the viewer's answer.
 */
export function Ticket(props: TicketProps): ReactNode {
  const { title, dateTime, month, day, time, zone, place, online = false } = props
  const { headingLevel = 3, inPanel = false } = props
  const Heading = `h${headingLevel}` as const
  const Place = online ? Video : MapPin
  return (
    <article
      className={classNames(
        'relative flex h-full border-line',
        inPanel ? 'border-t' : 'rounded-control border bg-surface',
      )}
    >
      <TicketStub month={month} day={day} square={inPanel} />
      <div className="flex min-w-0 flex-1 flex-col px-3.5 py-3">
        <div className="flex items-start gap-1">
          <Heading className="line-clamp-2 min-w-0 flex-1 leading-5 font-semibold text-balance break-words">
            {title}
          </Heading>
          {props.action && <div className="-my-2 -mr-2 shrink-0">{props.action}</div>}
        </div>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-meta whitespace-nowrap text-ink-2">
          <span>
            <Readout dateTime={dateTime}>{time}</Readout>
            {zone !== undefined && ` ${zone}`}
          </span>
          {place && (
            <span className="flex max-w-full min-w-0 items-center gap-1.5">
              <Place className="size-3.5 shrink-0" aria-hidden="true" />
              <span className="min-w-0 truncate">{place}</span>
            </span>
          )}
        </p>
        {props.children}
        {(props.attendees || props.rsvp) && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5 pt-2.5">
            {props.attendees}
            {props.rsvp}
          </div>
        )}
      </div>
    </article>
  )
}
