import type { Provider } from '@patchbay/contract/accounts/sign-in'

export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  apple: 'Apple',
  spotify: 'Spotify',
}

export const identityTexts = {
  title: 'Linked accounts',
  hint: 'Any of these signs you in. Keep at least one.',
  loading: 'Loading linked accounts...',
  notLoaded: 'Your linked accounts could not be loaded.',
  linked: 'Linked',
  notLinked: 'Not linked',
  link: 'Link',
  linkName: (provider: Provider) => `Link ${providerNames[provider]}`,
  linking: 'Opening...',
  unlink: 'Unlink',
  unlinkName: (provider: Provider) => `Unlink ${providerNames[provider]}`,
  unlinkTitle: (provider: Provider) => `Unlink ${providerNames[provider]}?`,
  unlinkBody: 'You will no longer be able to sign in with it. You can link it again at any time.',
  unlinking: 'Unlinking...',
  cancel: 'Cancel',
  unlinked: (provider: Provider) => `${providerNames[provider]} is no longer linked.`,
  lastWayIn: 'This is the only way into your account. Link another first.',
  failed: 'That did not work. Try again.',
  notSetUp: (provider: Provider) => `Signing in with ${providerNames[provider]} is not available.`,
} as const
