import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { deleteExpiredEmailChanges } from './email-changes.store.ts'
import { deleteExpiredResets } from './password-resets.store.ts'

export const deleteExpiredLinks = job(
  'delete_expired_links',
  z.object({}),
  async ({ db, now }) => {
    await deleteExpiredResets(db, now())
    await deleteExpiredEmailChanges(db, now())
  },
  { recurs: '37 3 * * *' },
)
