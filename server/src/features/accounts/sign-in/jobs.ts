import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { deleteExpiredFlows as deleteFlows } from './flows.store.ts'

/** Every new sign-in also does this; the job removes the last ones when nobody signs in. */
const deleteExpiredFlows = job(
  'delete_expired_flows',
  z.object({}),
  async ({ db, now }) => deleteFlows(db, now()),
  { recurs: '17 3 * * *' },
)

export const signInJobs = [deleteExpiredFlows]
