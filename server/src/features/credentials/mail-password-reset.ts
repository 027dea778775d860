import * as z from 'zod/mini'
import { transaction } from '../../platform/db/database.ts'
import { job } from '../../platform/jobs/job.ts'
import { newToken } from '../../platform/sessions/tokens.ts'
import { postMail } from '../mails/public.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { findPassword, findPasswordOf } from '../sign-in/public.ts'
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
      // A change or a deletion that came first has taken the address away.
      const profile = await lockOwnProfile(tx, account.userId)
      const current = await findPasswordOf(tx, account.userId)
      if (profile === undefined || current?.email !== account.email) return
      await putReset(tx, account.userId, token, now())
      await postMail(tx, { to: account.email, template: 'password_reset', data: { token } })
    })
  },
)
