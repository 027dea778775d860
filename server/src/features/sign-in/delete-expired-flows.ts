import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job.ts'
import { deleteExpiredFlows as deleteFlows } from './flows.store.ts'

/** Every new sign-in does this too; a quiet night would leave the last ones. */
export const deleteExpiredFlows = job(
  'delete_expired_flows',
  z.object({}),
  async ({ db, now }) => deleteFlows(db, now()),
  { recurs: '17 3 * * *' },
)
