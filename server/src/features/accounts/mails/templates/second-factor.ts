import * as z from 'zod/mini'
import { template } from './template.ts'

const changes = {
  code_set: 'An authenticator app was set up as your second factor',
  code_removed: 'The authenticator app was removed from your account',
  passkey_added: 'A passkey was added to your account',
  passkey_removed: 'A passkey was removed from your account',
  codes_renewed: 'New recovery codes were made for your account',
  all_removed: 'Our staff have removed the second factor of your account',
  recovery_code_used: 'A recovery code was used for your account',
  codes_guessed: 'Five wrong codes were entered for your account',
} as const

export type FactorChange = keyof typeof changes

export const secondFactor = template(
  z.object({ change: z.enum(Object.keys(changes) as [FactorChange, ...FactorChange[]]) }),
  ({ change }, { productName }) => ({
    subject: `${changes[change]} at ${productName}`,
    heading: changes[change],
    paragraphs: [
      ...(change === 'recovery_code_used'
        ? ['It works only once. You see in your settings how many are left.']
        : []),
      ...(change === 'all_removed'
        ? [
            'Your recovery codes are gone too, and you have been signed out everywhere. Sign in, and set up another one in your settings.',
          ]
        : []),
      ...(change === 'codes_guessed'
        ? [
            'Somebody can sign in as you as far as the second factor. No more codes are accepted for a quarter of an hour.',
          ]
        : []),
      'If that was not you, open your settings, sign out the devices you do not know, and change how you sign in.',
    ],
    button: { label: 'Open your settings', path: '/settings' },
    why: `You get this mail because the second factor of your account at ${productName} has changed, was used or was guessed at.`,
  }),
)
