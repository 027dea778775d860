import * as z from 'zod/mini'
import { paragraphsOf, template } from './template.ts'

/** Contains the reviewer's text, so that the person can correct what was missing and ask again. */
export const verificationRejected = template(
  z.object({ because: z.string() }),
  ({ because }, { productName }) => ({
    subject: `Your ${productName} verification request`,
    heading: 'We could not verify your account',
    paragraphs: [
      'We have looked at your verification request and could not approve it. The reason:',
      ...paragraphsOf(because),
      'You can send a new request from your profile.',
    ],
    button: { label: 'Open your profile', path: '/profile' },
    why: `You get this mail because you asked to be verified at ${productName}.`,
  }),
)
