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
