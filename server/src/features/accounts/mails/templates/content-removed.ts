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
