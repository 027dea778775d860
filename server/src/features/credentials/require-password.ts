import type { ViewerContext } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findPasswordOf, verifyPassword, type PasswordCredential } from '../sign-in/public.ts'

/**
 * The own password account, opened once more with its password. Only where passwords are used, and
 * only in a session that began with one: whoever came through a provider has nothing to change here.
 */
export async function requirePassword(
  ctx: ViewerContext,
  password: string,
): Promise<PasswordCredential> {
  if (!ctx.config.passwordSignIn) throw new AppError('not_found')
  if (ctx.viewer.provider !== 'email') throw new AppError('forbidden')
  const credential = await findPasswordOf(ctx.db, ctx.viewer.userId)
  if (credential === undefined) throw new AppError('forbidden')
  // Together with what is tried at the sign-in: guessing here is no way around that limit.
  await ctx.limits.count('account', credential.email.toLowerCase())
  if (!(await verifyPassword(password, credential.hash))) throw new AppError('wrong_password')
  return credential
}
