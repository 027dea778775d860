import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { cityOf, ownZone } from '../../../../platform/time/time-zone.ts'
import { knownZone } from './time-zones.ts'

type Times = Pick<CommunityEvent, 'startTime' | 'endTime' | 'timeZone'>

/** The formatted times of an event: in the viewer's zone, and in the organiser's if it differs. */
export interface EventTimes {
  /** 'Nov', with the year if it is another: 'Jan ’27'. */
  readonly month: string
  readonly day: string
  /** 'Sat' */
  readonly weekday: string
  /** 'Saturday, 21 November 2026' */
  readonly date: string
  /** '14:00' */
  readonly start: string
  /** '14:00–16:00', or '22:00 – Sun 22 Nov, 02:00' */
  readonly hours: string
  /** '09:00' or 'Fri 23:00', and 'New York'. */
  readonly elsewhere: { readonly time: string; readonly place: string } | undefined
}

export function eventTimes(
  { startTime, endTime, timeZone }: Times,
  now: number,
  viewerZone: string = ownZone(),
): EventTimes {
  const start = new Date(startTime)
  const end = new Date(endTime)
  const text = (time: Date, options: Intl.DateTimeFormatOptions, zone = viewerZone): string =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone }).format(time)
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const year = (time: Date): string => text(time, { year: 'numeric' })
  const dayIn = (time: Date, zone?: string): string => text(time, { dateStyle: 'short' }, zone)

  const month = text(start, { month: 'short' })
  const isThisYear = year(start) === year(new Date(now))
  const from = text(start, clock)
  const until = text(end, clock)
  const lastDay = text(end, { weekday: 'short', day: 'numeric', month: 'short' })
  // A zone unknown to this browser is treated as the viewer's own.
  const zoneThere = knownZone(timeZone) ?? viewerZone
  const there = text(start, clock, zoneThere)
  const isSameDayThere = dayIn(start) === dayIn(start, zoneThere)
  return {
    month: isThisYear ? month : `${month} ’${text(start, { year: '2-digit' })}`,
    day: text(start, { day: '2-digit' }),
    weekday: text(start, { weekday: 'short' }),
    date: text(start, { dateStyle: 'full' }),
    start: from,
    hours: dayIn(start) === dayIn(end) ? `${from}–${until}` : `${from} – ${lastDay}, ${until}`,
    elsewhere:
      isSameDayThere && there === from
        ? undefined
        : {
            time: isSameDayThere
              ? there
              : `${text(start, { weekday: 'short' }, zoneThere)} ${there}`,
            place: cityOf(timeZone),
          },
  }
}
