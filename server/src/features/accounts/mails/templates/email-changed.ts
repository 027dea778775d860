import * as z from 'zod/mini'
import { template } from './template.ts'

/** Sent to both addresses without naming either, so that neither learns of the other. */
export const emailChanged = template(z.object({}), (_data, { productName }) => ({
  subject: `Your ${productName} e-mail address was changed`,
  heading: 'Your e-mail address was changed',
  paragraphs: [
    `Both addresses have confirmed the change: from now on you sign in to ${productName} with the new one. You were signed out everywhere.`,
    'If that was not you, somebody can read your mail: change the password of your e-mail account at once.',
  ],
  button: { label: 'Sign in', path: '/auth/email' },
  why: `You get this mail because the address of your account at ${productName} has changed.`,
}))
