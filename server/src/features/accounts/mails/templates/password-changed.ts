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
