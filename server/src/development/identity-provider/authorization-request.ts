import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { hasRepeats } from './exchange.ts'

export interface AuthorizationRequest {
  readonly redirectUri: string
  readonly state: string
  readonly challenge: string
  readonly nonce: string | undefined
  readonly scopes: ReadonlySet<string>
  readonly responseMode: 'query' | 'form_post'
  readonly showDialog: boolean
}

const knownScopes: Readonly<Record<Provider, readonly string[]>> = {
  google: ['openid', 'email', 'profile'],
  apple: ['openid', 'email', 'name'],
  spotify: ['user-read-email', 'user-read-private'],
}

/** The request, or a sentence about its error for the developer. */
export function readAuthorizationRequest(
  provider: Provider,
  query: URLSearchParams,
  client: { readonly clientId: string; readonly redirectUri: string },
): AuthorizationRequest | string {
  if (hasRepeats(query)) return 'A parameter comes twice.'
  if (query.get('client_id') !== client.clientId) return 'The client_id is unknown.'
  if (query.get('redirect_uri') !== client.redirectUri) return 'The redirect_uri is not registered.'
  if (query.get('response_type') !== 'code') return 'The response_type must be code.'
  const state = query.get('state')
  if (!state) return 'The state is missing.'
  const challenge = query.get('code_challenge') ?? ''
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    return 'PKCE is required: code_challenge_method S256 and a code_challenge of 43 characters.'
  const scopes = new Set(query.get('scope')?.split(' ').filter(Boolean))
  const unknown = [...scopes].find((scope) => !knownScopes[provider].includes(scope))
  if (unknown !== undefined) return `The scope ${unknown} is unknown.`
  if (provider === 'google' && !scopes.has('openid')) return 'The scope must contain openid.'
  const responseMode = query.get('response_mode') ?? 'query'
  if (responseMode !== 'query' && (provider !== 'apple' || responseMode !== 'form_post'))
    return 'The response_mode is not supported.'
  if (
    provider === 'apple' &&
    responseMode === 'query' &&
    (scopes.has('name') || scopes.has('email'))
  )
    return 'The response_mode must be form_post when the scope contains name or email.'
  return {
    redirectUri: client.redirectUri,
    state,
    challenge,
    nonce: query.get('nonce') ?? undefined,
    scopes,
    responseMode,
    showDialog: query.get('show_dialog') === 'true',
  }
}
