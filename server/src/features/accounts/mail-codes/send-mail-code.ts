import { randomInt } from 'node:crypto'
import { transaction } from '../../../platform/db/database.ts'
import type { Context } from '../../../platform/http/action.ts'
import { limitedEmail } from '../../../platform/limits/address.ts'
import { newToken } from '../../../platform/sessions/tokens.ts'
import { postMail } from '../mails/public.ts'
import { deleteExpiredMailCodes, insertMailCode, type Purpose } from './mail-codes.store.ts'

/** Mails a new code, and returns the attempt that the page enters it with. */
export async function sendMailCode(
  ctx: Context,
  email: string,
  purpose: Purpose,
  userId: string | null = null,
): Promise<string> {
  if (userId !== null) await ctx.limits.count('link_mail', userId)
  await ctx.limits.count('link_mail', limitedEmail(email))
  const attempt = newToken()
  const code = randomInt(100_000_000).toString().padStart(8, '0')
  const now = ctx.now()
  await transaction(ctx.db, async (tx) => {
    await deleteExpiredMailCodes(tx, now)
    await insertMailCode(tx, { purpose, attempt, code, email, now })
    const { kind } = purpose
    const token = purpose.kind === 'sign_in' ? purpose.token : undefined
    await postMail(tx, {
      to: email,
      userId,
      template: 'mail_code',
      data: { purpose: kind, code, ...(token !== undefined && { token }) },
    })
  })
  return attempt
}
