import { confirmationMinutes } from '@patchbay/contract/accounts/confirmations'
import type { SessionProvider } from '@patchbay/contract/accounts/sessions'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { listWaysIn } from '../identities/public.ts'

/** Whether the person has proven recently, in this very session, who they are. */
export const isConfirmed = ({ viewer, now }: Pick<ViewerContext, 'viewer' | 'now'>): boolean =>
  now().getTime() - viewer.confirmedAt.getTime() <= confirmationMinutes * 60_000

/** How the person can confirm: the linked providers, and the password where it can be used. */
export async function listConfirmingWays(ctx: ViewerContext): Promise<SessionProvider[]> {
  const waysIn = await listWaysIn(ctx.db, ctx.viewer.userId, { lock: false })
  const providers = new Set(waysIn.identities.map(({ provider }) => provider))
  return [
    ...providers,
    ...(waysIn.hasPassword && ctx.config.passwordSignIn ? (['email'] as const) : []),
  ]
}

/**
 * Refuses what changes the ways into an account, unless the session is confirmed: an unlocked device
 * must not be enough to take the account away from its owner.
 */
export async function requireConfirmed(ctx: ViewerContext): Promise<void> {
  if (isConfirmed(ctx)) return
  const ways = await listConfirmingWays(ctx)
  throw new AppError('confirmation_needed', undefined, { ways })
}
