import * as contract from '@patchbay/contract/accounts/credentials'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { limitedEmail } from '../../../platform/limits/address.ts'
import { newToken } from '../../../platform/sessions/tokens.ts'
import { confirmSession } from '../confirmations/public.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { findPasswordOf } from '../sign-in/public.ts'
import { postEmailLinks } from './email-links.ts'
import { putEmailChange } from './email-changes.store.ts'
import { requirePassword } from './require-password.ts'

/**
 * That another account has the new address is revealed only to a person who can open both mails.
 */
export const requestEmailChange = action(
  contract.requestEmailChange,
  async (ctx, { body }) => {
    const { userId, sessionId } = ctx.viewer
    const newEmail = body.email
    const { email, version } = await requirePassword(ctx, body.currentPassword)
    if (email.toLowerCase() === newEmail.toLowerCase()) throw new AppError('email_unchanged')
    await ctx.limits.count('link_mail', userId)
    await ctx.limits.count('link_mail', limitedEmail(newEmail))
    const [currentToken, newAddressToken] = [newToken(), newToken()]
    await transaction(ctx.db, async (tx) => {
      // The password may have been changed, or the account deleted, while the password was
      // verified.
      const profile = await lockOwnProfile(tx, userId)
      const current = await findPasswordOf(tx, userId)
      if (profile === undefined || current?.version !== version || current.email !== email)
        throw new AppError('wrong_password')
      const change = { userId, newEmail, currentToken, newToken: newAddressToken, now: ctx.now() }
      await confirmSession(tx, sessionId, ctx.now())
      await putEmailChange(tx, change)
      await postEmailLinks(
        tx,
        { userId, email, newEmail },
        { current: currentToken, fresh: newAddressToken },
      )
    })
    return {
      message:
        'Verification emails have been sent to your current and new email addresses. Please check both to complete the change.',
    }
  },
  { guesses: 'password_change' },
)
