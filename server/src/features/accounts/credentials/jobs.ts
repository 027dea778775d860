import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { deleteExpiredEmailChanges } from './email-changes.store.ts'
import { mailPasswordReset } from './mail-password-reset.ts'
import { deleteExpiredResets } from './password-resets.store.ts'

const deleteExpiredLinks = job(
  'delete_expired_links',
  z.object({}),
  async ({ db, now }) => {
    await deleteExpiredResets(db, now())
    await deleteExpiredEmailChanges(db, now())
  },
  { recurs: '37 3 * * *' },
)

export const credentialJobs = [mailPasswordReset, deleteExpiredLinks]
