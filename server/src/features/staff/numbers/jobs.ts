import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { countDay, listMissing } from './numbers.store.ts'

const dayLength = 24 * 60 * 60 * 1000
/** How long after midnight sessions still tell who was here on the day before. */
const afterMidnight = 60 * 60 * 1000

/**
 * Counts the day that has ended first, because its sessions move on, and then those before it that
 * were missed while no server ran. Only counts are stored: nobody can be found in them.
 */
const countDays = job(
  'count_days',
  z.object({}),
  async ({ db, now }) => {
    const time = now().getTime()
    const yesterday = new Date(time - dayLength).toISOString().slice(0, 10)
    const isFresh = time % dayLength < afterMidnight
    for (const day of await listMissing(db, yesterday))
      await countDay(db, day, isFresh && day === yesterday)
  },
  { recurs: '1 0 * * *', alone: true },
)

export const numberJobs = [countDays]
