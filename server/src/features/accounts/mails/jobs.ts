import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { deleteMailsBefore, forgetDataBefore } from './mails.store.ts'
import { sendMail } from './send-mail.ts'
import { tokenTemplates } from './templates/templates.ts'

const days = 24 * 60 * 60 * 1_000

/** Regardless of their state: mails that could not be sent in 30 days are no longer news. */
const deleteOldMails = job(
  'delete_old_mails',
  z.object({}),
  async ({ db, now }) => deleteMailsBefore(db, new Date(now().getTime() - 30 * days)),
  { recurs: '27 3 * * *' },
)

/** A mail that waits or was refused holds its token in clear text, unlike the tables of tokens. */
const forgetTokens = job(
  'forget_mailed_tokens',
  z.object({}),
  async ({ db, now }) => {
    for (const [name, tokenLives] of tokenTemplates)
      await forgetDataBefore(db, name, new Date(now().getTime() - tokenLives))
  },
  { recurs: '17 * * * *' },
)

export const mailJobs = [sendMail, deleteOldMails, forgetTokens]
