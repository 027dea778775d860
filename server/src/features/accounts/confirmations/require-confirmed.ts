import { confirmationMinutes } from '@patchbay/contract/accounts/confirmations'
import type { SessionProvider } from '@patchbay/contract/accounts/sessions'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { listSignInMethods } from '../identities/public.ts'
import { findFactorMethods } from '../sessions/public.ts'

/** Whether the person has proven recently, in this very session, who they are. */
export const isConfirmed = ({ viewer, now }: Pick<ViewerContext, 'viewer' | 'now'>): boolean =>
  now().getTime() - viewer.confirmedAt.getTime() <= confirmationMinutes * 60_000

/**
 * How the person can confirm: the linked providers, a passkey, and the password or mailed codes
 * where they can be used.
 */
export async function listConfirmingMethods(ctx: ViewerContext): Promise<SessionProvider[]> {
  const { userId } = ctx.viewer
  const { passwordSignIn, mailCodeSignIn } = ctx.config
  const { identities, hasPassword } = await listSignInMethods(ctx.db, userId, { lock: false })
  const { passkey } = await findFactorMethods(ctx.db, userId)
  const linked = identities
    .map(({ provider }) => provider)
    .filter((provider) => provider !== 'mail_code' || mailCodeSignIn)
  const signInMethods = new Set<SessionProvider>(linked)
  if (passkey) signInMethods.add('passkey')
  if (hasPassword && passwordSignIn) signInMethods.add('email')
  return [...signInMethods]
}

/**
 * Refuses what changes the ways into an account, unless the session is confirmed: an unlocked device
 * must not be enough to take the account away from its owner.
 */
export async function requireConfirmed(ctx: ViewerContext): Promise<void> {
  if (isConfirmed(ctx)) return
  const signInMethods = await listConfirmingMethods(ctx)
  throw new AppError('confirmation_needed', undefined, { signInMethods })
}
