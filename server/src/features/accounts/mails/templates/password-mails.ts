import * as z from 'zod/mini'
import { template } from './template.ts'

export const passwordChanged = template(z.object({}), (_data, { productName }) => ({
  subject: `Your ${productName} password was changed`,
  heading: 'Your password was changed',
  paragraphs: [
    `The password of your account at ${productName} was changed, and you were signed out on your other devices.`,
    'If that was not you, set a new password at once.',
  ],
  button: { label: 'Set a new password', path: '/reset-password' },
  why: `You get this mail because the password of your account at ${productName} has changed.`,
}))

/** The token is in the fragment, which browsers do not send, so that no server logs it. */
export const passwordReset = template(
  z.object({ token: z.string() }),
  ({ token }, { productName }) => ({
    subject: `Reset your ${productName} password`,
    heading: 'Set a new password',
    paragraphs: [
      `Somebody, probably you, asked to set a new password for your account at ${productName}.`,
      'The link works once, within an hour. If you asked more than once, use the newest mail.',
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
    button: {
      label: 'Set a new password',
      path: `/auth/update-password?source=reset#token=${encodeURIComponent(token)}`,
    },
    why: `You get this mail because an account at ${productName} has this address.`,
  }),
  { tokenLives: 60 * 60 * 1_000 },
)
