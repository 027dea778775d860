import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { deleteMailsBefore } from './mails.store.ts'

const days = 24 * 60 * 60 * 1_000

/** Regardless of their state: mails that could not be sent in 30 days are no longer news. */
export const deleteOldMails = job(
  'delete_old_mails',
  z.object({}),
  async ({ db, now }) => deleteMailsBefore(db, new Date(now().getTime() - 30 * days)),
  { recurs: '27 3 * * *' },
)
