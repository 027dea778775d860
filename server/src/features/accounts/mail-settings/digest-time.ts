import type { DigestRhythm } from '@patchbay/contract/accounts/mail-settings'

export interface DigestTime {
  readonly digest: Exclude<DigestRhythm, 'never'>
  readonly weekday: number
  readonly hour: number
  readonly zone: string
}

const hours = 3_600_000

/** A person who has just chosen, or changed the hour, has missed nothing yet. */
const leastPause = 12 * hours

/**
 * A digest may be this many hours late and still come in the morning; after that, it waits for the
 * next day.
 */
const mostLate = 4

const zoned = (moment: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone)

const dateOf = (moment: Temporal.ZonedDateTime): Date => new Date(moment.epochMilliseconds)

/** The hour of that day. Where the clocks skip it, the next that there is. */
const atHour = (day: Temporal.ZonedDateTime, hour: number): Temporal.ZonedDateTime =>
  day.toPlainDate().toZonedDateTime({
    timeZone: day.timeZoneId,
    plainTime: Temporal.PlainTime.from({ hour }),
  })

/** The next time that it is this hour of a day where the person is, after a moment. */
export function nextHour({ hour, zone }: DigestTime, after: Date): Date {
  const here = zoned(after, zone)
  const today = atHour(here, hour)
  return dateOf(
    Temporal.ZonedDateTime.compare(today, here) > 0 ? today : atHour(here.add({ days: 1 }), hour),
  )
}

/** When the next digest is due, after a moment: at the hour of the next day, or of the next such weekday. */
export function nextDigest(time: DigestTime, after: Date): Date {
  const first = zoned(nextHour(time, after), time.zone)
  if (time.digest === 'daily') return dateOf(first)
  const days = (time.weekday - first.dayOfWeek + 7) % 7
  return dateOf(atHour(first.add({ days }), time.hour))
}

/** The first digest after a choice: not before there can be something in it. */
export const firstDigest = (time: DigestTime, now: Date, coveredUntil: Date): Date =>
  nextDigest(time, new Date(Math.max(now.getTime(), coveredUntil.getTime() + leastPause)))

/**
 * Whether it is the hour of the person now. It is not if they have travelled since it was planned,
 * or if no node ran for long: then the digest waits for the hour.
 */
export function isDigestHour({ hour, zone }: DigestTime, now: Date): boolean {
  const here = zoned(now, zone)
  return [here, here.subtract({ days: 1 })].some((day) => {
    const planned = dateOf(atHour(day, hour)).getTime()
    return planned <= now.getTime() && now.getTime() < planned + mostLate * hours
  })
}
