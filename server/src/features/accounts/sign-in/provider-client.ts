import { confirmationMinutes } from '@patchbay/contract/accounts/confirmations'
import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { importPKCS8, SignJWT } from 'jose'
import * as openid from 'openid-client'
import type { ProviderSettings } from './provider-settings.ts'

const scopes: Record<Provider, string> = {
  google: 'openid email profile',
  apple: 'openid name email',
  spotify: 'user-read-email',
}

/** Seconds until a provider that does not answer counts as unavailable. */
const timeoutSeconds = 8

export interface ProviderClient {
  readonly provider: Provider
  readonly settings: ProviderSettings
  readonly configuration: openid.Configuration
}

export function createProviderClient(
  provider: Provider,
  settings: ProviderSettings,
): ProviderClient {
  const metadata: openid.ServerMetadata = {
    issuer: settings.issuer,
    authorization_endpoint: settings.authorizationEndpoint,
    token_endpoint: settings.tokenEndpoint,
    ...(settings.jwksUri !== undefined && { jwks_uri: settings.jwksUri }),
    id_token_signing_alg_values_supported: ['RS256'],
  }
  const authentication = authenticationOf(provider, settings)
  const configuration = new openid.Configuration(metadata, settings.clientId, {}, authentication)
  configuration.timeout = timeoutSeconds
  // The signature of an ID token is checked even though it comes directly from the provider.
  if (settings.jwksUri !== undefined) openid.enableNonRepudiationChecks(configuration)
  // The development provider on a loopback address uses plain http.
  if (settings.issuer.startsWith('http:')) openid.allowInsecureRequests(configuration)
  return { provider, settings, configuration }
}

function authenticationOf(provider: Provider, settings: ProviderSettings): openid.ClientAuth {
  const { credentials } = settings
  if (credentials.kind === 'secret')
    return provider === 'spotify'
      ? openid.ClientSecretBasic(credentials.secret)
      : openid.ClientSecretPost(credentials.secret)
  // Apple's secret is a short-lived token that we sign ourselves.
  return async (_server, client, body) => {
    const key = await importPKCS8(credentials.privateKey, 'ES256')
    const secret = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: credentials.keyId })
      .setIssuer(credentials.teamId)
      .setSubject(client.client_id)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key)
    body.set('client_id', client.client_id)
    body.set('client_secret', secret)
  }
}

export interface FlowSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** The beginning of the state tells the callback page what the flow is for. */
export const newFlowSecrets = (beginning: string): FlowSecrets => ({
  state: beginning + openid.randomState(),
  nonce: openid.randomNonce(),
  codeVerifier: openid.randomPKCECodeVerifier(),
})

/**
 * Asks the provider not to pass the person on silently. Google ignores the wish for a new sign-in
 * and lets them choose their account; Apple and Spotify ask every time.
 */
const renewal: Partial<Record<Provider, Record<string, string>>> = {
  google: { prompt: 'select_account', max_age: String(confirmationMinutes * 60) },
}

/** The address where the person signs in. */
export async function authorizationUrl(
  { provider, configuration }: ProviderClient,
  secrets: FlowSecrets,
  { redirectUri, isRenewal }: { readonly redirectUri: string; readonly isRenewal: boolean },
): Promise<string> {
  const challenge = await openid.calculatePKCECodeChallenge(secrets.codeVerifier)
  return openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: scopes[provider],
    state: secrets.state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(provider === 'spotify' ? { show_dialog: 'true' } : { nonce: secrets.nonce }),
    ...(provider === 'apple' && { response_mode: 'form_post' }),
    ...(isRenewal && renewal[provider]),
  }).href
}
