import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { createHash, randomBytes } from 'node:crypto'
import { idTokenClaims } from './claims.ts'
import { refuseClient } from './client-authentication.ts'
import { hasRepeats, json, never, type Answer, type Asked } from './exchange.ts'
import type { Grant, ProviderState } from './provider-state.ts'

/** Exchanges a code for an access token and, with Google and Apple, an id token. */
export async function exchangeCode(
  state: ProviderState,
  provider: Provider,
  asked: Asked,
): Promise<Answer | typeof never> {
  const { tamper } = state
  if (tamper.hang === true) return never
  if (tamper.tokenStatus !== undefined)
    return json(tamper.tokenStatus, { error: 'temporarily_unavailable' })
  if (hasRepeats(asked.form)) return json(400, { error: 'invalid_request' })
  const refusal = await refuseClient(state, provider, asked)
  if (refusal) return refusal
  if (asked.form.get('grant_type') !== 'authorization_code')
    return json(400, { error: 'unsupported_grant_type' })
  // Removed before it is checked: any attempt uses up the code.
  const grant = state.codes.take(asked.form.get('code') ?? '')
  if (!grant) return refuseGrant('the code is unknown, used or expired')
  if (grant.provider !== provider) return refuseGrant('the code belongs to another client')
  if (grant.redirectUri !== asked.form.get('redirect_uri'))
    return refuseGrant('the redirect_uri is another')
  if (grant.challenge !== challengeOf(asked.form.get('code_verifier') ?? ''))
    return refuseGrant('the code_verifier does not match')
  const body = await createTokens(state, provider, grant)
  return json(200, (await tamper.tokenResponse?.(body)) ?? body)
}

async function createTokens(
  state: ProviderState,
  provider: Provider,
  grant: Grant,
): Promise<Record<string, unknown>> {
  const accessToken = randomBytes(24).toString('base64url')
  state.accessTokens.set(accessToken, grant)
  const body = {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: 3_600,
    scope: [...grant.scopes].join(' '),
  }
  if (provider === 'spotify') return body
  const honest = idTokenClaims(state, provider, grant)
  const claims = (await state.tamper.idTokenClaims?.(honest)) ?? honest
  return { ...body, id_token: await state.signers[provider].sign(claims, state.tamper) }
}

function refuseGrant(reason: string): Answer {
  return json(400, { error: 'invalid_grant', error_description: reason })
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
