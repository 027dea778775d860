import type { ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countRefused } from '../../../platform/limits/limits.ts'
import { findPasswordOf, verifyPassword, type PasswordCredential } from '../sign-in/public.ts'

/**
 * The viewer's own password account. Only where passwords are enabled, and in a session that began
 * with a password: people who signed in with a provider have no password here.
 */
export async function requireCredential(ctx: ViewerContext): Promise<PasswordCredential> {
  if (!ctx.config.passwordSignIn) throw new AppError('not_found')
  if (ctx.viewer.provider !== 'email') throw new AppError('forbidden')
  const credential = await findPasswordOf(ctx.db, ctx.viewer.userId)
  if (credential === undefined) throw new AppError('forbidden')
  return credential
}

/** The viewer's own password account, after checking the password again. */
export async function requirePassword(
  ctx: ViewerContext,
  password: string,
): Promise<PasswordCredential> {
  const credential = await requireCredential(ctx)
  // Apart from the limit of the sign-in, which strangers can use up, and over all addresses.
  const { userId } = ctx.viewer
  return countRefused(ctx.limits, [{ kind: 'account_change', key: userId }], async () => {
    if (!(await verifyPassword(password, credential.hash, userId)))
      throw new AppError('wrong_password')
    return credential
  })
}
