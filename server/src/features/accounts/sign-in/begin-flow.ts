import { handoverState } from '@patchbay/contract/accounts/handovers'
import type { Provider } from '@patchbay/contract/accounts/sign-in'
import type { Context } from '../../../platform/http/action.ts'
import { isToken, newToken } from '../../../platform/sessions/tokens.ts'
import { deleteExpiredFlows, insertFlow } from './flows.store.ts'
import { authorizationUrl, newFlowSecrets } from './provider-client.ts'
import type { Providers } from './providers.ts'

export const redirectUriOf = (publicUrl: string): string => `${publicUrl}/auth/callback`

interface Beginning {
  readonly provider: Provider
  /** The account that the flow adds the provider to. */
  readonly linkUserId?: string
  /** The challenge of the native app that receives the result. */
  readonly challenge?: string | undefined
}

/** Begins a flow that only this browser can complete; `null` if the provider is not configured. */
export async function beginFlow(
  ctx: Context,
  providers: Providers,
  { provider, linkUserId, challenge }: Beginning,
): Promise<string | null> {
  const client = providers.get(provider)
  if (client === undefined) return null
  // All tabs of a browser share one secret, so that a second sign-in does not break the first.
  const kept = ctx.cookies.read('browser')
  const browser = isToken(kept) ? kept : newToken()
  const secrets = newFlowSecrets(challenge === undefined ? '' : handoverState)
  const now = ctx.now()
  await deleteExpiredFlows(ctx.db, now)
  await insertFlow(ctx.db, { provider, browser, secrets, linkUserId, challenge, now })
  ctx.cookies.write('browser', browser, 10 * 60)
  return authorizationUrl(client, secrets, redirectUriOf(ctx.config.publicUrl))
}
