import * as z from 'zod/mini'
import { appeal, paragraphsOf, template } from './template.ts'

/** Contains the words for the author, not the reason in the audit log. */
export const contentRemoved = template(
  z.object({ what: z.string(), because: z.string() }),
  ({ what, because }, sender) => ({
    subject: `We removed something of yours at ${sender.productName}`,
    heading: `We removed your ${what}`,
    paragraphs: [
      `We have removed your ${what} at ${sender.productName}. The reason:`,
      ...paragraphsOf(because),
      ...appeal(sender),
    ],
    why: `You get this mail because it concerns what you wrote at ${sender.productName}.`,
  }),
)

export const contentRestored = template(
  z.object({ what: z.string() }),
  ({ what }, { productName }) => ({
    subject: `Your ${what} is back at ${productName}`,
    heading: `Your ${what} is back`,
    paragraphs: [
      `We had removed your ${what} at ${productName}. We have looked at it again and brought it back.`,
    ],
    why: `You get this mail because it concerns what you wrote at ${productName}.`,
  }),
)

const sentences = {
  dismissed: 'We looked at what you reported and found that it may stay.',
  removed: 'We looked at what you reported and removed it.',
  warned: 'We looked at what you reported and acted on it.',
  banned: 'We looked at what you reported and acted on it.',
  closed: 'We looked at what you reported and acted on it.',
  resolved: 'We looked at what you reported and settled it.',
} as const

/** Says nothing about the person who was reported: what they are sent is between them and us. */
export const reportDecided = template(
  z.object({ outcome: z.enum(['dismissed', 'removed', 'warned', 'banned', 'closed', 'resolved']) }),
  ({ outcome }, { productName }) => ({
    subject: `Your report at ${productName}`,
    heading: 'We have looked at your report',
    paragraphs: [sentences[outcome], 'Thank you for telling us.'],
    why: `You get this mail because you reported something at ${productName}.`,
  }),
)
