import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { ownZone } from '../../../../platform/time/time-zone.ts'

type Start = Pick<CommunityEvent, 'startTime'>

const parts = (time: Date, zone: string): string =>
  // This locale is the only one that writes a date as 2026-11-21.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(time)

/** The day of a time, such as '2026-11-21', in the viewer's zone. */
export const dayOf = (time: number, zone: string = ownZone()): string => parts(new Date(time), zone)

/** The day on which an event begins. */
export const dayOfEvent = ({ startTime }: Start, zone?: string): string =>
  dayOf(Date.parse(startTime), zone)

/** 'November 2026' for a day of that month. */
export const monthName = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 7)}-01T00:00:00Z`),
  )

/** The events of each month, in the order that they have. */
export function byMonth<Event extends Start>(
  events: readonly Event[],
): ReadonlyMap<string, readonly Event[]> {
  const months = new Map<string, Event[]>()
  for (const event of events) {
    const month = monthName(dayOfEvent(event))
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return months
}

/** Scrolls to the first event of a day in the list, and moves the focus there. */
export function goToDay(day: string): void {
  const first = document.querySelector<HTMLElement>(`[data-day="${day}"]`)
  first?.scrollIntoView({ block: 'start' })
  first?.focus({ preventScroll: true })
}
