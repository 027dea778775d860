import * as contract from '@patchbay/contract/accounts/confirmations'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countRefused } from '../../../platform/limits/limits.ts'
import { findPasswordOf, verifyPassword } from '../sign-in/public.ts'
import { confirmSession } from './confirmations.store.ts'

/** This also confirms a session that began with a provider, if the person has a password. */
export const confirmWithPassword = action(
  contract.confirmWithPassword,
  async (ctx, { body }) => {
    const { userId, sessionId } = ctx.viewer
    const credential = ctx.config.passwordSignIn && (await findPasswordOf(ctx.db, userId))
    if (!credential) throw new AppError('forbidden')
    await countRefused(ctx.limits, [{ kind: 'account_change', key: userId }], async () => {
      if (!(await verifyPassword(body.password, credential.hash, userId)))
        throw new AppError('wrong_password')
    })
    // A change of the password ends the other sessions, also while this one was verified.
    if (!(await confirmSession(ctx.db, sessionId, ctx.now())))
      throw new AppError('not_authenticated')
  },
  { guesses: 'password_change' },
)
