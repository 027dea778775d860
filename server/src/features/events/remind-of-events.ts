import * as z from 'zod/mini'
import { transaction } from '../../platform/db/database.ts'
import { job } from '../../platform/jobs/job.ts'
import { announceNotices, writeNotices } from '../notices/public.ts'
import { dueAt, longestDay, reminderAt } from './reminder-times.ts'
import { holdForReminders, listComing, listUnreminded } from './reminders.store.ts'

/**
 * Every minute, from what the database knows: whatever was missed while no node ran is made good, as
 * long as the event has not begun, and nobody is reminded twice of the same beginning.
 */
export const remindOfEvents = job(
  'remind_of_events',
  z.object({}),
  async (services) => {
    const now = services.now()
    const until = new Date(now.getTime() + longestDay)
    for (const event of await listComing(services.db, now, until)) {
      const remind = reminderAt(now, event.start_time)
      const told = await transaction(services.db, async (tx) => {
        if (!(await holdForReminders(tx, event))) return []
        const expecting = await listUnreminded(tx, event.id, remind, now)
        const people = expecting.filter(({ answered_at, time_zone }) => {
          const due = dueAt(remind, event.start_time, time_zone)
          // Who has just said that they come knows of it.
          return due <= now && answered_at <= due
        })
        const notice = {
          kind: 'event_soon',
          communityId: event.community_id,
          eventId: event.id,
          reminder: { remind, startsAt: event.start_time },
        } as const
        return writeNotices(
          tx,
          people.map(({ user_id }) => user_id),
          notice,
          now,
        )
      })
      announceNotices(services, told)
    }
  },
  { recurs: '* * * * *' },
)
