import { confirmationState } from '@patchbay/contract/accounts/confirmations'
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
  /** The session that the flow confirms. */
  readonly confirmSessionId?: string
  /** The challenge of the native app that receives the result. */
  readonly challenge?: string | undefined
  /** The app confirms who is signed in there. */
  readonly confirms?: boolean | undefined
}

/** Tells the callback page what the flow is for. */
function stateOf({ challenge, confirmSessionId }: Beginning): string {
  if (challenge !== undefined) return handoverState
  return confirmSessionId === undefined ? '' : confirmationState
}

/** Begins a flow that only this browser can complete; `null` if the provider is not configured. */
export async function beginFlow(
  ctx: Context,
  providers: Providers,
  beginning: Beginning,
): Promise<string | null> {
  const { provider, linkUserId, confirmSessionId, challenge, confirms = false } = beginning
  const client = providers.get(provider)
  if (client === undefined) return null
  // All tabs of a browser share one secret, so that a second sign-in does not break the first.
  const stored = ctx.cookies.read('browser')
  const browser = isToken(stored) ? stored : newToken()
  const secrets = newFlowSecrets(stateOf(beginning))
  const now = ctx.now()
  await deleteExpiredFlows(ctx.db, now)
  const purpose = { linkUserId, confirmSessionId, challenge, confirms }
  await insertFlow(ctx.db, { provider, browser, secrets, ...purpose, now })
  ctx.cookies.write('browser', browser, 10 * 60)
  const isRenewal = confirmSessionId !== undefined || confirms
  const redirectUri = redirectUriOf(ctx.config.publicUrl)
  return authorizationUrl(client, secrets, { redirectUri, isRenewal })
}
