import * as contract from '@patchbay/contract/accounts/sign-in'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { limitedEmail } from '../../../platform/limits/address.ts'
import { countRefused } from '../../../platform/limits/limits.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { giveSession, openSession } from '../sessions/public.ts'
import { findPassword, findPasswordOf } from './passwords.store.ts'
import { verifyPassword } from './passwords.ts'

export const signInWithPassword = action(
  contract.signInWithPassword,
  async (ctx, { body }) => {
    if (!ctx.config.passwordSignIn) throw new AppError('not_found')
    const email = body.email.trim().replaceAll('\u0000', '')
    // Also per account, so that guesses cannot be spread over many addresses.
    const guess = { kind: 'account_sign_in', key: limitedEmail(email) } as const
    const { userId, hash } = await countRefused(ctx.limits, guess, async () => {
      const credential = await findPassword(ctx.db, email)
      const right = await verifyPassword(body.password, credential?.hash)
      if (!right || credential === undefined) throw new AppError('invalid_credentials')
      return credential
    })
    const { isApp } = ctx
    const issued = await transaction(ctx.db, async (tx) => {
      // Checked again under the lock: a concurrent password change ends only the existing sessions,
      // so this one must not be created with the old password.
      await lockOwnProfile(tx, userId)
      const current = await findPasswordOf(tx, userId)
      if (current?.hash !== hash) throw new AppError('invalid_credentials')
      const { timeZone } = body
      return openSession(tx, ctx, { userId, provider: 'email', timeZone, bearer: isApp })
    })
    const session = await giveSession(ctx, issued)
    return isApp ? { ...session, token: issued.token } : session
  },
  { limit: 'sign_in', guesses: 'password_sign_in', fromApp: 'without_token' },
)

export const getSignInOptions = action(contract.getSignInOptions, async (ctx) => ({
  password: ctx.config.passwordSignIn,
}))
