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
