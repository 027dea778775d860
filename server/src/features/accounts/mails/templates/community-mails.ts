import * as z from 'zod/mini'
import { appeal, paragraphsOf, template } from './template.ts'

/** To the leader. Contains the words for them, not the reason in the audit log. */
export const communityClosed = template(
  z.object({ name: z.string(), because: z.string() }),
  ({ name, because }, sender) => ({
    subject: `We closed your community at ${sender.productName}`,
    heading: 'Your community is closed',
    paragraphs: [
      `We have closed the community ${name} at ${sender.productName}. It can still be read, but nothing in it can be written. The reason:`,
      ...paragraphsOf(because),
      ...appeal(sender),
    ],
    why: `You get this mail because you lead this community at ${sender.productName}.`,
  }),
)

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
