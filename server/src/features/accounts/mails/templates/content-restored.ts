import * as z from 'zod/mini'
import { template } from './template.ts'

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
