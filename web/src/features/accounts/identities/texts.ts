import type { IdentityProvider } from '@patchbay/contract/accounts/sign-in'

export const providerNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  spotify: 'Spotify',
  mail_code: 'E-mail',
}

export const identityTexts = {
  title: 'Linked accounts',
  hint: 'Any of these signs you in. Keep at least one.',
  loading: 'Loading linked accounts...',
  notLoaded: 'Your linked accounts could not be loaded.',
  linked: 'Linked',
  notLinked: 'Not linked',
  link: 'Link',
  linkName: (provider: IdentityProvider) => `Link ${providerNames[provider]}`,
  linking: 'Opening...',
  unlink: 'Unlink',
  unlinkName: (provider: IdentityProvider) => `Unlink ${providerNames[provider]}`,
  unlinkTitle: (provider: IdentityProvider) => `Unlink ${providerNames[provider]}?`,
  unlinkBody: 'You will no longer be able to sign in with it. You can link it again at any time.',
  unlinking: 'Unlinking...',
  cancel: 'Cancel',
  unlinked: (provider: IdentityProvider) => `${providerNames[provider]} is no longer linked.`,
  lastWayIn: 'This is the only way into your account. Link another first.',
  failed: 'That did not work. Try again.',
  addMailTitle: 'Sign in by e-mail',
  addMailLead: 'We mail a code to the address. After that, codes to it sign you in.',
  addMail: 'Link the address',
  addingMail: 'Linking...',
  mailAdded: 'Your address signs you in now.',
  mailTaken: 'That address signs in to another account.',
  notSetUp: (provider: IdentityProvider) =>
    `Signing in with ${providerNames[provider]} is not available.`,
} as const
