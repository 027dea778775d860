import type { IdentityProvider, Provider } from '@patchbay/contract/accounts/sign-in'

const names: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  spotify: 'Spotify',
  mail_code: 'a code in a mail',
}

const methodNames = (signInMethods: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    signInMethods.map(
      (method) => names[method as IdentityProvider] ?? 'your e-mail address and password',
    ),
  )

export const elsewhereWords = (signInMethods: readonly string[]): string =>
  `Your e-mail address has an account already. Sign in with ${methodNames(signInMethods)} to open it.`

export const signInTexts = {
  page: 'Sign in',
  title: (product: string) => `Sign in to ${product}`,
  lead: 'Use an account you already have. The first time, the same button creates your profile.',
  reads: 'We read your name, e-mail address and picture. We never post anywhere for you.',
  slogan: 'Communities, messages and work for music professionals.',
  continueWith: (provider: Provider) => `Continue with ${names[provider]}`,
  opening: (provider: Provider) => `Opening ${names[provider]}...`,
  failed: (provider: Provider) => `Failed to sign in with ${names[provider]}`,
  notInitialized: (provider: Provider) => `Failed to initialize ${names[provider]} sign in`,
  byMailCode: 'Continue with e-mail',
  byPasskey: 'Sign in with a passkey',
  openingPasskey: 'Waiting for your device...',
  passkeyRefused: 'No passkey was accepted. Try again, or choose another way.',
  byEmail: 'Sign in with e-mail and password',

  emailTitle: 'Sign in by e-mail',
  email: 'E-mail address',
  password: 'Password',
  invalidEmail: 'Invalid email address',
  passwordMissing: 'Enter your password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  forgotten: 'Forgot your password?',
  back: 'All ways to sign in',
  invalidCredentials: 'The e-mail address or the password is wrong.',
  notReachable: 'Signing in did not work. Check your connection and try again.',
  optionsFailed: 'This page could not be loaded. Check your connection and try again.',
  loading: 'Loading...',

  processing: 'Processing Universal Link authentication...',
  identityTaken: 'That sign-in belongs to another account.',
  cancelled: 'You cancelled the sign-in. Nothing has changed.',
  notLinked: 'Nothing was linked.',
  linkFailed: 'That did not work. Try again.',
  notConfirmed: 'You cancelled the confirmation. Nothing has changed.',
  otherIdentity:
    'That sign-in does not lead to this account. Confirm with the one that you have linked here.',
  confirmedTooLongAgo: 'That took too long, and nothing was linked. Link it once more.',
  signInStale:
    'You signed in there some time ago. Sign out of that account, then confirm again with it.',
  elsewhere: (signInMethods: readonly string[], provider: Provider | undefined) => {
    const open = elsewhereWords(signInMethods)
    return provider ? `${open} You can link ${names[provider]} in the settings then.` : open
  },
  separate: 'Create a separate account instead',
  authenticationFailed: 'Authentication failed. Please try again.',
  signInAgain: 'Please sign in again.',

  backToApp: 'Back to the app',
  openingApp: 'Your sign-in goes on there. If the app is not open yet, open it here.',
  openApp: 'Open the app',
  tryInApp: 'Go back to the app and begin again.',
  incomplete: 'This link is not complete',
  inApp: 'Sign-in goes on in the app',
  inAppBody: 'Open the app on the device where you began. Nobody is signed in on this page.',
  home: 'Go to Home',
  tryAgain: 'Try again',

  slowSignIn: 'This sign-in took longer than five minutes.',
} as const
