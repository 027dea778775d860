import * as z from 'zod/mini'
import { confirmLink } from './confirm-link.ts'
import { template } from './template.ts'

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
