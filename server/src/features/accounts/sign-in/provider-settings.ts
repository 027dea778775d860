import type { Provider } from '@patchbay/contract/accounts/sign-in'

/** The endpoints of a provider and our credentials. */
export interface ProviderSettings {
  readonly issuer: string
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly jwksUri?: string
  /** Spotify only: returns the person of an access token. */
  readonly userEndpoint?: string
  readonly clientId: string
  readonly credentials:
    | { readonly kind: 'secret'; readonly secret: string }
    | {
        readonly kind: 'apple'
        readonly teamId: string
        readonly keyId: string
        /** PKCS 8. */
        readonly privateKey: string
      }
}

/** A missing provider is not configured: its button says that it could not be initialised. */
export type ProviderList = Readonly<Partial<Record<Provider, ProviderSettings>>>

type Address = Omit<ProviderSettings, 'clientId' | 'credentials'>

export const google: Address = {
  issuer: 'https://accounts.google.com',
  authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenEndpoint: 'https://oauth2.googleapis.com/token',
  jwksUri: 'https://www.googleapis.com/oauth2/v3/certs',
}

export const apple: Address = {
  issuer: 'https://appleid.apple.com',
  authorizationEndpoint: 'https://appleid.apple.com/auth/authorize',
  tokenEndpoint: 'https://appleid.apple.com/auth/token',
  jwksUri: 'https://appleid.apple.com/auth/keys',
}

export const spotify: Address = {
  issuer: 'https://accounts.spotify.com',
  authorizationEndpoint: 'https://accounts.spotify.com/authorize',
  tokenEndpoint: 'https://accounts.spotify.com/api/token',
  userEndpoint: 'https://api.spotify.com/v1/me',
}
