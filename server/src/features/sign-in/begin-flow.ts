import { handoverState } from '@patchbay/contract/handovers'
import type { Provider } from '@patchbay/contract/sign-in'
import type { Context } from '../../platform/http/action.ts'
import { isToken, newToken } from '../../platform/sessions/tokens.ts'
import { deleteExpiredFlows, insertFlow } from './flows.store.ts'
import { authorizationUrl, newFlowSecrets } from './provider-client.ts'
import type { Providers } from './providers.ts'

export const redirectUriOf = (publicUrl: string): string => `${publicUrl}/auth/callback`

interface Beginning {
  readonly provider: Provider
  /** Whose account it adds the provider to. */
  readonly linkUserId?: string
  /** Of the native app, to which what comes of it is handed over. */
  readonly challenge?: string | undefined
}

/** Begins a flow that only this browser can end; `null` where the provider is not set up. */
export async function beginFlow(
  ctx: Context,
  providers: Providers,
  { provider, linkUserId, challenge }: Beginning,
): Promise<string | null> {
  const client = providers.get(provider)
  if (client === undefined) return null
  // One secret for all tabs of a browser: a second sign-in must not break the first.
  const kept = ctx.cookies.read('browser')
  const browser = isToken(kept) ? kept : newToken()
  const secrets = newFlowSecrets(challenge === undefined ? '' : handoverState)
  const now = ctx.now()
  await deleteExpiredFlows(ctx.db, now)
  await insertFlow(ctx.db, { provider, browser, secrets, linkUserId, challenge, now })
  ctx.cookies.write('browser', browser, 10 * 60)
  return authorizationUrl(client, secrets, redirectUriOf(ctx.config.publicUrl))
}
