import type { IdentityProvider } from '@patchbay/contract/accounts/sign-in'

export const providerNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  spotify: 'Spotify',
  mail_code: 'Sign-in by e-mail',
}

/** What one signs in with: 'with …'. */
export const accountNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'this Google account',
  apple: 'this Apple account',
  spotify: 'this Spotify account',
  mail_code: 'a code in a mail',
}
