import * as z from 'zod/mini'
import { confirmLink } from './confirm-link.ts'
import { template } from './template.ts'

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
