import * as z from 'zod/mini'
import { transaction } from '../../../../platform/db/database.ts'
import type { Services } from '../../../../platform/http/action.ts'
import { job } from '../../../../platform/jobs/job.ts'
import { announceNotices, writeNotices } from '../../../notices/notices/public.ts'
import {
  lockForReminders,
  listComing,
  listUnreminded,
  type ComingEvent,
} from './reminders.store.ts'
import type { Reminder } from '@patchbay/contract/notices/notices'

const hour = 3_600_000

/** No calendar day is longer than this, even with a clock change. */
const longestDay = 26 * hour

/**
 * `hour` is exactly one hour. `day` is the same local time of the reminded person on the day
 * before, which is not 24 hours if the clocks change in between.
 */
function dueAt(remind: Reminder, startTime: Date, timeZone: string): Date {
  if (remind === 'hour') return new Date(startTime.getTime() - hour)
  const start = Temporal.Instant.fromEpochMilliseconds(startTime.getTime())
  return new Date(
    start.toZonedDateTimeISO(timeZone).subtract({ days: 1 }).toInstant().epochMilliseconds,
  )
}

/**
 * Runs every minute and depends only on the database: reminders that were missed while no server
 * ran are sent as long as the event has not begun, and nobody is reminded twice of the same start.
 */
export const remindOfEvents = job(
  'remind_of_events',
  z.object({}),
  async (services, _payload, { log }) => {
    const now = services.now()
    const until = new Date(now.getTime() + longestDay)
    const failed: string[] = []
    for (const event of await listComing(services.db, now, until)) {
      try {
        await remindOf(services, event, now)
      } catch (error) {
        // A failure must not prevent the other reminders.
        log.warn({ err: error, eventId: event.id }, 'could not remind of an event')
        failed.push(event.id)
      }
    }
    if (failed.length > 0) throw new Error(`Could not remind of the events ${failed.join(', ')}.`)
  },
  { recurs: '* * * * *' },
)

async function remindOf(services: Services, event: ComingEvent, now: Date): Promise<void> {
  const { id: eventId, community_id: communityId, start_time: startsAt, remind } = event
  const notified = await transaction(services.db, async (tx) => {
    if (!(await lockForReminders(tx, event))) return []
    const expecting = await listUnreminded(tx, eventId, remind, now)
    const people = expecting.filter(({ answered_at, time_zone }) => {
      const due = dueAt(remind, startsAt, time_zone)
      // A person who answered after the reminder was due does not need it.
      return due <= now && answered_at <= due
    })
    const notice = {
      kind: 'event_soon',
      communityId,
      eventId,
      reminder: { remind, startsAt },
    } as const
    const userIds = people.map(({ user_id }) => user_id)
    return writeNotices(tx, userIds, notice, now)
  })
  announceNotices(services, notified)
}
