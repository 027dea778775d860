import * as z from 'zod/mini'
import { paragraphsOf, template, appeal } from './template.ts'

/** Contains the words for the person, not the reason in the audit log. */
export const warned = template(z.object({ words: z.string() }), ({ words }, sender) => ({
  subject: `A warning about your ${sender.productName} account`,
  heading: 'This is a warning',
  paragraphs: [
    `Others have reported what you did at ${sender.productName}, and we have looked at it.`,
    ...paragraphsOf(words),
    'If it happens again, we may ban your account.',
    ...appeal(sender),
  ],
  why: `You get this mail because it concerns your account at ${sender.productName}.`,
}))

/** Contains the ban, its end and the words to the person; the reason is only for staff. */
export const banned = template(
  z.object({ until: z.nullable(z.iso.datetime()), words: z.optional(z.string()) }),
  ({ until, words }, { productName, supportAddress }) => ({
    subject: `Your ${productName} account has been banned`,
    heading: 'Your account has been banned',
    paragraphs: [
      until === null
        ? `You can no longer use your account at ${productName}.`
        : `You cannot use your account at ${productName} until ${dayAndTime.format(new Date(until))} UTC. After that you can sign in again.`,
      ...(words === undefined ? [] : ['Why:', ...paragraphsOf(words)]),
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

export const banLifted = template(z.object({}), (_data, { productName }) => ({
  subject: `You can use your ${productName} account again`,
  heading: 'Your account is open again',
  paragraphs: [`The ban on your account at ${productName} has been lifted. You can sign in again.`],
  button: { label: 'Sign in', path: '/auth' },
  why: `You get this mail because it concerns your account at ${productName}.`,
}))

export const appealAnswered = template(
  z.object({ isLifted: z.boolean(), words: z.string(), content: z.string() }),
  ({ isLifted, words, content }, { productName }) => ({
    subject: isLifted
      ? `You can use your ${productName} account again`
      : `Our answer to your appeal at ${productName}`,
    heading: isLifted ? 'Your account is open again' : 'The ban on your account stays',
    paragraphs: [
      isLifted
        ? `We have read your appeal and lifted the ban on your account at ${productName}. You can sign in again.`
        : `We have read your appeal against the ban on your account at ${productName}.`,
      ...paragraphsOf(words),
      'You wrote to us:',
      ...paragraphsOf(content),
    ],
    ...(isLifted && { button: { label: 'Sign in', path: '/auth' } as const }),
    why: `You get this mail because you appealed against a ban on your account at ${productName}. Mail to this address is not read.`,
  }),
)
