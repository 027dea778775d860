import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job.ts'
import { deleteExpiredHandovers as deleteHandovers } from './handovers.store.ts'

/** They hold a name and an address of somebody who may have no account: every minute. */
export const deleteExpiredHandovers = job(
  'delete_expired_handovers',
  z.object({}),
  async ({ db, now }) => deleteHandovers(db, now()),
  { recurs: '* * * * *' },
)
