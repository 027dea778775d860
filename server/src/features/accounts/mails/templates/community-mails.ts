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

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** To a leader who is away, some time before somebody else leads. */
export const leaderAway = template(
  z.object({ name: z.string(), until: z.iso.datetime() }),
  ({ name, until }, { productName }) => ({
    subject: `Somebody else will lead your community at ${productName}`,
    heading: 'Your community misses you',
    paragraphs: [
      `You lead the community ${name} at ${productName}, and have not been there for a while.`,
      `Somebody else will lead it from ${day.format(new Date(until))}, unless you come back before. You stay a member.`,
      'To stay its leader, it is enough to sign in.',
    ],
    button: { label: 'Open the communities', path: '/communities' },
    notAfter: until,
    why: `You get this mail because you lead this community at ${productName}.`,
  }),
)
