import type { Session } from '@patchbay/contract/sessions'
import * as contract from '@patchbay/contract/sign-in'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { giveSession, openSession } from '../sessions/public.ts'
import { findPassword } from './passwords.store.ts'
import { verifyPassword } from './passwords.ts'

export const signInWithPassword = action(
  contract.signInWithPassword,
  async (ctx, { body }): Promise<Session> => {
    if (!ctx.config.passwordSignIn) throw new AppError('not_found')
    const email = body.email.trim().replaceAll('\u0000', '')
    // Per account too, so that many addresses cannot share the guessing.
    await ctx.limits.count('account', email.toLowerCase())
    const credential = await findPassword(ctx.db, email)
    const right = await verifyPassword(body.password, credential?.hash)
    if (!right || credential === undefined) throw new AppError('invalid_credentials')
    return giveSession(ctx, await openSession(ctx.db, ctx, credential.userId, 'email'))
  },
  { limit: 'password' },
)

export const getSignInOptions = action(contract.getSignInOptions, async (ctx) => ({
  password: ctx.config.passwordSignIn,
}))
