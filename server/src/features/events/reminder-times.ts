import type { Reminder } from '@patchbay/contract/notices'

const hour = 3_600_000

/** No calendar has a day that is longer than this, whatever its clocks do. */
export const longestDay = 26 * hour

/**
 * An hour is an hour. A day before is the day before, when the clock of whoever is reminded says the
 * same: where clocks change in between, that is not 24 hours.
 */
export function dueAt(remind: Reminder, startTime: Date, timeZone: string): Date {
  if (remind === 'hour') return new Date(startTime.getTime() - hour)
  const start = Temporal.Instant.fromEpochMilliseconds(startTime.getTime())
  return new Date(
    start.toZonedDateTimeISO(timeZone).subtract({ days: 1 }).toInstant().epochMilliseconds,
  )
}
