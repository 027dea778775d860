import * as z from 'zod/mini'
import { template } from './template.ts'

export const accountDeleted = template(z.object({}), (_data, { productName }) => ({
  subject: `Your ${productName} account has been deleted`,
  heading: 'Your account is gone',
  paragraphs: [
    `Your account at ${productName} has been deleted as you asked, with your profile, your messages and your files.`,
    'We keep no copy, and this address as well is forgotten once this mail has left.',
  ],
  why: `You get this mail because an account with this address was deleted at ${productName}. If it was not you, somebody else was signed in as you: change the password of your e-mail account.`,
}))
