import type { Provider } from '@patchbay/contract/accounts/sign-in'

export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  apple: 'Apple',
  spotify: 'Spotify',
}
