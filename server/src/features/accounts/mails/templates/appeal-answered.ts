import * as z from 'zod/mini'
import { paragraphsOf, template } from './template.ts'

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
