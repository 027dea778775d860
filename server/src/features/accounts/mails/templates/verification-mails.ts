import * as z from 'zod/mini'
import { paragraphsOf, template } from './template.ts'

export const verificationApproved = template(z.object({}), (_data, { productName }) => ({
  subject: `Your ${productName} account is verified`,
  heading: 'Your account is verified',
  paragraphs: [
    'We have looked at your verification request and approved it. From now on a badge stands next to your name.',
  ],
  button: { label: 'Open your profile', path: '/profile' },
  why: `You get this mail because you asked to be verified at ${productName}.`,
}))

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

/** Contains the words of the person who took the badge back, so that the person can ask again. */
export const verificationRevoked = template(
  z.object({ because: z.string() }),
  ({ because }, { productName }) => ({
    subject: `Your ${productName} account is no longer verified`,
    heading: 'Your account is no longer verified',
    paragraphs: [
      'We have taken the badge next to your name back. The reason:',
      ...paragraphsOf(because),
      'You can send a new request from your profile.',
    ],
    button: { label: 'Open your profile', path: '/profile' },
    why: `You get this mail because it concerns your account at ${productName}.`,
  }),
)
