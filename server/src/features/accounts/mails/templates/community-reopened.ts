import * as z from 'zod/mini'
import { template } from './template.ts'

/** To the leader. */
export const communityReopened = template(
  z.object({ name: z.string() }),
  ({ name }, { productName }) => ({
    subject: `Your community at ${productName} is open again`,
    heading: 'Your community is open again',
    paragraphs: [
      `We have opened the community ${name} at ${productName} again. Everything in it is as it was.`,
    ],
    why: `You get this mail because you lead this community at ${productName}.`,
  }),
)
