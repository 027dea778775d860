import { spotifyUser, type OpenIdProvider } from './claims.ts'
import { json, type Answer, type Asked } from './exchange.ts'
import type { ProviderState } from './provider-state.ts'

/** `/.well-known/openid-configuration` */
export function discovery(state: ProviderState, provider: OpenIdProvider): Answer {
  const settings = state.settings[provider]
  return json(200, {
    issuer: settings.issuer,
    authorization_endpoint: settings.authorizationEndpoint,
    token_endpoint: settings.tokenEndpoint,
    jwks_uri: settings.jwksUri,
    response_types_supported: ['code'],
    response_modes_supported: provider === 'apple' ? ['query', 'form_post'] : ['query'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    ...(provider === 'google' && { authorization_response_iss_parameter_supported: true }),
  })
}

export function keys(state: ProviderState, provider: OpenIdProvider): Answer {
  const status = state.tamper.keysStatus
  if (status !== undefined) return json(status, { error: 'temporarily_unavailable' })
  return json(200, state.signers[provider].published)
}

/** Spotify's `/v1/me` */
export async function currentUser(state: ProviderState, asked: Asked): Promise<Answer> {
  const { userStatus, userInfo } = state.tamper
  if (userStatus !== undefined) return refuseUser(userStatus, 'Service unavailable')
  const [, token = ''] = /^bearer +(\S+)$/i.exec(asked.headers.authorization ?? '') ?? []
  const grant = state.accessTokens.get(token)
  if (grant?.provider !== 'spotify') return refuseUser(401, 'Invalid access token')
  const body = spotifyUser(state, grant)
  return json(200, (await userInfo?.(body)) ?? body)
}

function refuseUser(status: number, message: string): Answer {
  return json(status, { error: { status, message } })
}
