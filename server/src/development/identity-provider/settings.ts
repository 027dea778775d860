import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { exportPKCS8, generateKeyPair, type CryptoKey } from 'jose'
import { randomBytes } from 'node:crypto'

/**
 * Without the port, which changes at every start: an identity is (issuer, subject), and must lead
 * to the same account tomorrow. Nothing is ever fetched from this address.
 */
export function issuerOf(provider: Provider): string {
  return `http://${provider}.development.invalid`
}

/** The settings of one provider that the app needs, as an operator would configure them. */
export interface ProviderSettings {
  readonly issuer: string
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly jwksUri?: string
  readonly userEndpoint?: string
  readonly pictureOrigin: string
  readonly clientId: string
  readonly credentials: SecretCredentials | AppleCredentials
}

export interface SecretCredentials {
  readonly kind: 'secret'
  readonly secret: string
}

/** Apple's client secret is a JWT that the app signs with this PKCS8 key. */
export interface AppleCredentials {
  readonly kind: 'apple'
  readonly teamId: string
  readonly keyId: string
  readonly privateKey: string
}

export interface Registration {
  readonly settings: Readonly<Record<Provider, ProviderSettings>>
  /** The public key of the app that Apple would have. */
  readonly applePublicKey: CryptoKey
}

/** Registers the app with all three providers; secrets are new at every start and never stored. */
export async function registerApp(): Promise<(url: string) => Registration> {
  const apple = await generateKeyPair('ES256', { extractable: true })
  const privateKey = await exportPKCS8(apple.privateKey)
  const secret = (): SecretCredentials => ({
    kind: 'secret',
    secret: randomBytes(24).toString('hex'),
  })
  return (url) => ({
    applePublicKey: apple.publicKey,
    settings: {
      google: {
        ...endpoints(url, 'google'),
        jwksUri: `${url}/google/keys`,
        clientId: 'development.apps.googleusercontent.com',
        credentials: secret(),
      },
      apple: {
        ...endpoints(url, 'apple'),
        jwksUri: `${url}/apple/keys`,
        clientId: 'app.development.web',
        credentials: { kind: 'apple', teamId: 'DEVTEAM000', keyId: 'DEVKEY0000', privateKey },
      },
      spotify: {
        ...endpoints(url, 'spotify'),
        userEndpoint: `${url}/spotify/v1/me`,
        clientId: 'development-spotify-client',
        credentials: secret(),
      },
    },
  })
}

function endpoints(url: string, provider: Provider) {
  return {
    issuer: issuerOf(provider),
    authorizationEndpoint: `${url}/${provider}/authorize`,
    tokenEndpoint: `${url}/${provider}/token`,
    pictureOrigin: url,
  }
}
