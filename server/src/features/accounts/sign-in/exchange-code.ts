import * as openid from 'openid-client'
import * as z from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import type { FlowSecrets, ProviderClient } from './provider-client.ts'

/** The person according to the provider. */
export interface ProvidedPerson {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  /** Whether the provider vouches for the address. Spotify does not. */
  readonly isEmailVerified: boolean
  readonly name: string | null
  readonly pictureUrl: string | null
  /** When they last signed in there, in seconds, if the provider says so. */
  readonly authTime?: number | undefined
}

export interface CallbackFields {
  readonly state: string
  readonly code?: string | undefined
  readonly iss?: string | undefined
  /** Apple's form contains the name here, the first time only. */
  readonly user?: string | undefined
}

/** Exchanges the code; the certified library refuses every invalid answer. */
export async function exchangeCode(
  client: ProviderClient,
  secrets: FlowSecrets,
  redirectUri: string,
  fields: CallbackFields,
): Promise<ProvidedPerson> {
  const url = new URL(redirectUri)
  url.searchParams.set('state', fields.state)
  if (fields.code !== undefined) url.searchParams.set('code', fields.code)
  if (fields.iss !== undefined) url.searchParams.set('iss', fields.iss)
  const isOpenid = client.settings.jwksUri !== undefined
  try {
    const tokens = await openid.authorizationCodeGrant(client.configuration, url, {
      pkceCodeVerifier: secrets.codeVerifier,
      expectedState: secrets.state,
      ...(isOpenid && { expectedNonce: secrets.nonce, idTokenExpected: true }),
    })
    return isOpenid
      ? readClaims(client, tokens.claims(), fields.user)
      : await askSpotify(client, tokens.access_token)
  } catch (error) {
    throw isAway(error)
      ? new AppError('provider_unavailable', error)
      : new AppError('sign_in_failed', error)
  }
}

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  /** Apple sends it as text. */
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
  auth_time: z.optional(z.number()),
})

function readClaims(
  client: ProviderClient,
  claims: unknown,
  user: string | undefined,
): ProvidedPerson {
  const { sub, email, email_verified, name, picture, auth_time } = z.parse(claimsSchema, claims)
  return {
    issuer: client.settings.issuer,
    subject: sub,
    email: cleanText(email, 320),
    isEmailVerified: String(email_verified) === 'true',
    name: cleanText(name ?? readAppleName(user), 200),
    pictureUrl: cleanText(picture, 2_000),
    authTime: auth_time,
  }
}

const appleUser = z.object({
  name: z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) }),
})

/** Sent unsigned by the person's own browser, so it is only good for prefilling a name. */
function readAppleName(user: string | undefined): string | undefined {
  if (user === undefined) return undefined
  try {
    const { name } = z.parse(appleUser, JSON.parse(user))
    return [name.firstName, name.lastName].filter(Boolean).join(' ')
  } catch {
    return undefined
  }
}

const spotifyUser = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  display_name: z.nullish(z.string()),
  email: z.optional(z.string()),
  images: z.optional(z.array(z.object({ url: z.string() }))),
})

async function askSpotify(client: ProviderClient, accessToken: string): Promise<ProvidedPerson> {
  const { issuer, userEndpoint = '' } = client.settings
  const response = await openid.fetchProtectedResource(
    client.configuration,
    accessToken,
    new URL(userEndpoint),
    'GET',
  )
  if (!response.ok) throw new Error('Spotify did not tell who it is.', { cause: response })
  const person = z.parse(spotifyUser, await response.json())
  return {
    issuer,
    subject: person.id,
    email: cleanText(person.email, 320),
    isEmailVerified: false,
    name: cleanText(person.display_name, 200),
    pictureUrl: cleanText(person.images?.[0]?.url, 2_000),
  }
}

/** Provider data is untrusted: control characters are removed, blank and long text is dropped. */
function cleanText(text: string | null | undefined, longest: number): string | null {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const clean = text?.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim()
  return clean === undefined || clean === '' || clean.length > longest ? null : clean
}

/** The provider did not answer, or only with a server error: the same code may work in a moment. */
function isAway(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === 'OAUTH_TIMEOUT') return true
    if (cause.name === 'TimeoutError' || cause.message === 'fetch failed') return true
    const { cause: inner } = cause
    if (inner instanceof Response && inner.status >= 500) return true
    if ('status' in cause && typeof cause.status === 'number' && cause.status >= 500) return true
  }
  return false
}
