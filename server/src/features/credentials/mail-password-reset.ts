import * as z from 'zod/mini'
import { transaction } from '../../platform/db/database.ts'
import { job } from '../../platform/jobs/job.ts'
import { newToken } from '../../platform/sessions/tokens.ts'
import { postMail } from '../mails/public.ts'
import { findPassword } from '../sign-in/public.ts'
import { putReset } from './password-resets.store.ts'

/** Done twice, it writes twice, and the newer link counts. */
export const mailPasswordReset = job(
  'mail_password_reset',
  z.object({ email: z.string() }),
  async ({ db, now }, { email }) => {
    const account = await findPassword(db, email)
    if (account === undefined) return
    const token = newToken()
    await transaction(db, async (tx) => {
      await putReset(tx, account.userId, token, now())
      await postMail(tx, { to: account.email, template: 'password_reset', data: { token } })
    })
  },
)
