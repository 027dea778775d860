import * as z from 'zod/mini'
import { template } from './template.ts'

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
