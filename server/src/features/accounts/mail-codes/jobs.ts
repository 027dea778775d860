import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { deleteExpiredMailCodes as deleteCodes } from './mail-codes.store.ts'

/** Every new code also does this; the job removes the last ones, with their addresses. */
const deleteExpiredMailCodes = job(
  'delete_expired_mail_codes',
  z.object({}),
  async ({ db, now }) => deleteCodes(db, now()),
  { recurs: '27 * * * *' },
)

export const mailCodeJobs = [deleteExpiredMailCodes]
