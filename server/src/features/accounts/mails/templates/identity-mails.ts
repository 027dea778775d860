import { identityProviders, type IdentityProvider } from '@patchbay/contract/accounts/sign-in'
import * as z from 'zod/mini'
import { template } from './template.ts'

const providerNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  spotify: 'Spotify',
  mail_code: 'Sign-in by e-mail',
}

/** What one signs in with: 'with …'. */
const accountNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'this Google account',
  apple: 'this Apple account',
  spotify: 'this Spotify account',
  mail_code: 'a code in a mail',
}

export const identityLinked = template(
  z.object({ provider: z.enum(identityProviders) }),
  ({ provider }, { productName }) => ({
    subject: `${providerNames[provider]} was added to your ${productName} account`,
    heading: `${providerNames[provider]} was added to your account`,
    paragraphs: [
      `From now on you can also sign in to ${productName} with ${accountNames[provider]}.`,
      'If that was not you, remove it in your profile and sign out the devices you do not know.',
    ],
    button: { label: 'Open your profile', path: '/profile' },
    why: `You get this mail because a way to sign in to your account at ${productName} has changed.`,
  }),
)

export const identityUnlinked = template(
  z.object({ provider: z.enum(identityProviders) }),
  ({ provider }, { productName }) => ({
    subject: `${providerNames[provider]} was removed from your ${productName} account`,
    heading: `${providerNames[provider]} was removed from your account`,
    paragraphs: [
      `You can no longer sign in to ${productName} with ${accountNames[provider]}.`,
      'If that was not you, look at your profile and sign out the devices you do not know.',
    ],
    button: { label: 'Open your profile', path: '/profile' },
    why: `You get this mail because a way to sign in to your account at ${productName} has changed.`,
  }),
)
