import * as z from 'zod/mini'
import { appeal, paragraphsOf, template } from './template.ts'

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
