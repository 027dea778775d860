import type { Reminder } from '@patchbay/contract/notices/notices'

const hour = 3_600_000

/** No calendar day is longer than this, even with a clock change. */
export const longestDay = 26 * hour

/**
 * `hour` is exactly one hour. `day` is the same local time of the reminded person on the day
 * before, which is not 24 hours if the clocks change in between.
 */
export function dueAt(remind: Reminder, startTime: Date, timeZone: string): Date {
  if (remind === 'hour') return new Date(startTime.getTime() - hour)
  const start = Temporal.Instant.fromEpochMilliseconds(startTime.getTime())
  return new Date(
    start.toZonedDateTimeISO(timeZone).subtract({ days: 1 }).toInstant().epochMilliseconds,
  )
}
