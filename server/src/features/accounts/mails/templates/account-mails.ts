import * as z from 'zod/mini'
import { template } from './template.ts'

/** For an account created by an operator; the password is delivered in another way. */
export const accountReady = template(
  z.object({ name: z.nullable(z.string()) }),
  ({ name }, { productName }) => ({
    subject: `Your ${productName} account is ready`,
    heading: 'Your account is ready',
    paragraphs: [
      name === null ? 'Hello,' : `Hello ${name},`,
      `You now have an account at ${productName}. Sign in with this e-mail address and the password you were given.`,
    ],
    button: { label: 'Sign in', path: '/auth/email' },
    why: `You get this mail because an account with this address was made at ${productName}. If you did not expect it, you need not do anything.`,
  }),
)

export const accountDeleted = template(z.object({}), (_data, { productName }) => ({
  subject: `Your ${productName} account has been deleted`,
  heading: 'Your account is gone',
  paragraphs: [
    `Your account at ${productName} has been deleted as you asked, with your profile, your messages and your files.`,
    'We keep no copy, and this address as well is forgotten once this mail has left.',
  ],
  why: `You get this mail because an account with this address was deleted at ${productName}. If it was not you, somebody else was signed in as you: change the password of your e-mail account.`,
}))

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export const archiveReady = template(
  z.object({ until: z.iso.datetime() }),
  ({ until }, { productName }) => ({
    subject: `Your ${productName} data is ready to download`,
    heading: 'Your data is ready',
    paragraphs: [
      `The archive of your data at ${productName} has been made. You can download it until ${day.format(new Date(until))}; then it is erased.`,
      'Open your settings to fetch it. You may have to confirm there that it is you.',
    ],
    button: { label: 'Open settings', path: '/settings' },
    why: `You get this mail because this archive was requested in your account at ${productName}. If it was not you, sign out everywhere else in the settings.`,
  }),
)
