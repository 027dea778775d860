import * as z from 'zod/mini'
import { template } from './template.ts'

/** Contains the ban and its end; the operator's reason is only for operators. */
export const banned = template(
  z.object({ until: z.nullable(z.iso.datetime()) }),
  ({ until }, { productName, supportAddress }) => ({
    subject: `Your ${productName} account has been banned`,
    heading: 'Your account has been banned',
    paragraphs: [
      until === null
        ? `You can no longer use your account at ${productName}.`
        : `You cannot use your account at ${productName} until ${dayAndTime.format(new Date(until))} UTC. After that you can sign in again.`,
      'You have been signed out everywhere.',
      'You can appeal: sign in as you always did, and you are shown how.',
      ...(supportAddress === undefined
        ? []
        : [`If you think this is a mistake, write to ${supportAddress}.`]),
    ],
    why: `You get this mail because it concerns your account at ${productName}.`,
  }),
)

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})
