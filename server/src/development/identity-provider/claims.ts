import type { JWTPayload } from 'jose'
import { subjectOf, type Persona } from './persona.ts'
import type { Grant, ProviderState } from './provider-state.ts'

export type OpenIdProvider = 'google' | 'apple'

/** The claims of an id token, with the peculiarities of each provider. */
export function idTokenClaims(
  state: ProviderState,
  provider: OpenIdProvider,
  grant: Grant,
): JWTPayload {
  const { issuer, clientId } = state.settings[provider]
  const issued = Math.floor(state.now() / 1_000)
  return {
    iss: issuer,
    aud: clientId,
    sub: subjectOf(provider, grant.persona.id),
    iat: issued,
    exp: issued + 600,
    ...(grant.nonce !== undefined && { nonce: grant.nonce }),
    ...(provider === 'google' ? googleClaims(state, grant) : appleClaims(grant, issued)),
  }
}

function googleClaims(state: ProviderState, { persona, scopes }: Grant): JWTPayload {
  return {
    azp: state.settings.google.clientId,
    ...(scopes.has('email') &&
      persona.email !== null && { email: persona.email, email_verified: persona.emailVerified }),
    ...(scopes.has('profile') && {
      name: persona.name,
      given_name: persona.givenName,
      ...(persona.familyName !== '' && { family_name: persona.familyName }),
      ...(persona.picture && { picture: pictureAddress(state, persona, 96) }),
    }),
  }
}

/** Apple sends the boolean as a string, and never a name; it asks the person every time. */
function appleClaims({ persona, scopes, nonce }: Grant, issued: number): JWTPayload {
  return {
    auth_time: issued,
    ...(nonce !== undefined && { nonce_supported: true }),
    ...(scopes.has('email') &&
      persona.email !== null && {
        email: persona.email,
        email_verified: String(persona.emailVerified),
      }),
  }
}

/** Spotify's `/v1/me`. */
export function spotifyUser(state: ProviderState, { persona, scopes }: Grant) {
  const id = subjectOf('spotify', persona.id)
  return {
    id,
    display_name: persona.name,
    ...(scopes.has('user-read-email') && persona.email !== null && { email: persona.email }),
    ...(scopes.has('user-read-private') && { country: 'GB', product: 'premium' }),
    images: (persona.picture ? [300, 64] : []).map((size) => ({
      url: pictureAddress(state, persona, size),
      height: size,
      width: size,
    })),
    external_urls: { spotify: `https://open.spotify.com/user/${id}` },
    followers: { href: null, total: 3 },
    href: `${state.url}/spotify/v1/users/${id}`,
    type: 'user',
    uri: `spotify:user:${id}`,
  }
}

function pictureAddress(state: ProviderState, persona: Persona, size: number): string {
  return `${state.url}/pictures/${size}/${encodeURIComponent(persona.id)}.png`
}
