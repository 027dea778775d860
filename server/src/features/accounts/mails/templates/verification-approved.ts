import * as z from 'zod/mini'
import { template } from './template.ts'

export const verificationApproved = template(z.object({}), (_data, { productName }) => ({
  subject: `Your ${productName} account is verified`,
  heading: 'Your account is verified',
  paragraphs: [
    'We have looked at your verification request and approved it. From now on a badge stands next to your name.',
  ],
  button: { label: 'Open your profile', path: '/profile' },
  why: `You get this mail because you asked to be verified at ${productName}.`,
}))
