import type { Provider } from '@patchbay/contract/accounts/sign-in'

const names: Readonly<Record<Provider, string>> = {
  google: 'Google',
  apple: 'Apple',
  spotify: 'Spotify',
}

export const confirmationTexts = {
  title: 'Confirm that it is you',
  lead: 'You signed in a while ago. Show once more who you are, then this goes on.',
  noMethod: 'Sign out and sign in again, then this goes on.',
  confirmWith: (provider: Provider) => `Confirm with ${names[provider]}`,
  opening: (provider: Provider) => `Opening ${names[provider]}...`,
  notSetUp: (provider: Provider) => `Signing in with ${names[provider]} is not available.`,
  password: 'Password',
  passwordMissing: 'Enter your password',
  wrongPassword: 'The password is wrong.',
  withPasskey: 'Confirm with a passkey',
  openingPasskey: 'Waiting for your device...',
  passkeyRefused: 'No passkey was accepted. Try again, or confirm in another way.',
  withMailCode: 'Confirm with a code in a mail',
  sendingCode: 'Sending...',
  submit: 'Confirm',
  submitting: 'Confirming...',
  failed: 'That did not work. Try again.',
} as const
