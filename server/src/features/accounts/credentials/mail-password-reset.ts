import * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import { newToken } from '../../../platform/sessions/tokens.ts'
import { postMail } from '../mails/public.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { findBan } from '../sessions/public.ts'
import { findPassword, findPasswordOf } from '../sign-in/public.ts'
import { putReset } from './password-resets.store.ts'

/** A repeated run sends a second mail, and only the newer link works. */
export const mailPasswordReset = job(
  'mail_password_reset',
  z.object({ email: z.string() }),
  async ({ db, now }, { email }) => {
    const account = await findPassword(db, email)
    if (account === undefined) return
    const token = newToken()
    await transaction(db, async (tx) => {
      // The address may have been changed, or the account deleted, meanwhile.
      const profile = await lockOwnProfile(tx, account.userId)
      const current = await findPasswordOf(tx, account.userId)
      if (profile === undefined || current?.email !== account.email) return
      if (await findBan(tx, account.userId, now())) return
      await putReset(tx, account.userId, token, now())
      const { userId, email: to } = account
      await postMail(tx, { to, userId, template: 'password_reset', data: { token } })
    })
  },
)
