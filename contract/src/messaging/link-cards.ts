import * as z from 'zod/mini'
import { person } from '../people/people.ts'
import { route } from '../route.ts'

/** The kinds of pages of this product that a link in a message can lead to. */
export const linkTarget = z.object({ type: z.enum(['post', 'event', 'person']), id: z.uuid() })

export type LinkTarget = z.infer<typeof linkTarget>

export const mostLinkCards = 50

const community = z.object({ id: z.uuid(), name: z.string() })

/** The preview beside the link, for viewers who may see the target. */
export const linkCard = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('post'),
    id: z.uuid(),
    title: z.string(),
    author: person,
    community,
  }),
  z.object({
    type: z.literal('event'),
    id: z.uuid(),
    title: z.string(),
    startTime: z.iso.datetime(),
    endTime: z.iso.datetime(),
    timeZone: z.string(),
    isOnline: z.boolean(),
    location: z.nullable(z.string()),
    community,
  }),
  z.object({
    type: z.literal('person'),
    id: z.uuid(),
    person,
    professions: z.array(z.string()),
    location: z.nullable(z.string()),
  }),
])

export type LinkCard = z.infer<typeof linkCard>

export const listLinkCards = route('listLinkCards', {
  method: 'POST',
  path: '/link-cards',
  access: 'onboarded',
  summary:
    'What links lead to, for this viewer; what they may not see, or is not there, is left out.',
  body: z.object({ targets: z.array(linkTarget).check(z.maxLength(mostLinkCards)) }),
  output: z.object({ cards: z.array(linkCard) }),
  errors: [],
})
