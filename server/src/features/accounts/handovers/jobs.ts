import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { deleteExpiredHandovers as deleteHandovers } from './handovers.store.ts'

/**
 * Runs every minute, because handovers contain the name and address of people who may have no
 * account.
 */
const deleteExpiredHandovers = job(
  'delete_expired_handovers',
  z.object({}),
  async ({ db, now }) => deleteHandovers(db, now()),
  { recurs: '* * * * *' },
)

export const handoverJobs = [deleteExpiredHandovers]
