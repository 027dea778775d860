import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job.ts'
import { deleteSearchesBefore } from './searches.store.ts'

const retentionDays = 90

/** What somebody was looking for is nobody's business for longer than it can improve anything. */
export const forgetSearches = job(
  'forget_searches',
  z.object({}),
  async ({ db, now }) =>
    deleteSearchesBefore(db, new Date(now().getTime() - retentionDays * 86_400_000)),
  { recurs: '23 4 * * *' },
)
