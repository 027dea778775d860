import * as z from 'zod/mini'
import { paragraphsOf, template } from './template.ts'

/** Contains the words of whoever took the badge back, so that the person can ask again. */
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
