import * as z from 'zod/mini'
import { template } from './template.ts'

/** The page that confirms the address which this mail was sent to. */
const confirmLink = (email: string, token: string): `/${string}` => {
  const search = new URLSearchParams({ email }).toString()
  return `/auth/validate-second-email?${search}#token=${encodeURIComponent(token)}`
}

export const confirmCurrentEmail = template(
  z.object({ email: z.string(), newEmail: z.string(), token: z.string() }),
  ({ email, newEmail, token }, { productName }) => ({
    subject: `Confirm the change of your ${productName} e-mail address`,
    heading: 'Your e-mail address is about to change',
    paragraphs: [
      `Somebody who knows your password asked to change the address of your account at ${productName} to ${newEmail}.`,
      'If it was you, confirm it here and in the mail to the new address, within 24 hours.',
      'If it was not you, do not open the link, and change your password.',
    ],
    button: { label: 'Confirm the change', path: confirmLink(email, token) },
    why: `You get this mail because an account at ${productName} has this address.`,
  }),
  { tokenLives: 24 * 60 * 60 * 1_000 },
)

/** Names no person: the address may belong to an uninvolved person. */
export const confirmNewEmail = template(
  z.object({ email: z.string(), token: z.string() }),
  ({ email, token }, { productName }) => ({
    subject: `Confirm your new ${productName} e-mail address`,
    heading: 'Confirm your new e-mail address',
    paragraphs: [
      `Somebody asked to use this address for their account at ${productName}.`,
      'If it was you, confirm it here and in the mail to your current address, within 24 hours.',
      'If it was not you, do not open the link: without it nothing happens.',
    ],
    button: { label: 'Confirm this address', path: confirmLink(email, token) },
    why: `You get this mail because somebody gave this address at ${productName}.`,
  }),
  { tokenLives: 24 * 60 * 60 * 1_000 },
)

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
