import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { deleteSearchesBefore } from './searches.store.ts'

const retentionDays = 14

/** Searches are personal, and are deleted once they are too old to improve the matching. */
const forgetSearches = job(
  'forget_searches',
  z.object({}),
  async ({ db, now }) =>
    deleteSearchesBefore(db, new Date(now().getTime() - retentionDays * 86_400_000)),
  { recurs: '23 4 * * *' },
)

export const matchJobs = [forgetSearches]
