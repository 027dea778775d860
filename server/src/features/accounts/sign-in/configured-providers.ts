import type { Config } from '../../../platform/config.ts'
import { apple, google, spotify, type ProviderList } from './provider-settings.ts'

/** The providers that the operator has credentials for. */
export function configuredProviders(config: Config): ProviderList {
  return {
    ...(config.google && {
      google: {
        ...google,
        clientId: config.google.clientId,
        credentials: { kind: 'secret', secret: config.google.clientSecret },
      },
    }),
    ...(config.apple && {
      apple: {
        ...apple,
        clientId: config.apple.clientId,
        credentials: { kind: 'apple', ...config.apple },
      },
    }),
    ...(config.spotify && {
      spotify: {
        ...spotify,
        clientId: config.spotify.clientId,
        credentials: { kind: 'secret', secret: config.spotify.clientSecret },
      },
    }),
  }
}
