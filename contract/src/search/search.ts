import * as z from 'zod/mini'
import { cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { route } from '../route.ts'
import { line } from '../text.ts'

/** What can be found, in the order in which all of it is shown. */
export const foundTypes = [
  'people',
  'communities',
  'posts',
  'events',
  'articles',
  'listings',
  'conversations',
  'messages',
] as const

export type FoundType = (typeof foundTypes)[number]

/** How many of each type are shown together, and how many a page of one type has. */
export const mostOfEach = 4
export const foundPerPage = 20

export const queryLength = 100

/** A text on one line, split into found and other parts. */
const parts = z.array(z.object({ text: z.string(), isFound: z.boolean() }))

export type MarkedParts = z.infer<typeof parts>

/** One thing that was found. Whatever its kind does not have is `null`, or a text without parts. */
export const foundThing = z.object({
  kind: z.enum([
    'person',
    'community',
    'post',
    'reply',
    'event',
    'article',
    'listing',
    'conversation',
    'message',
  ]),
  id: z.uuid(),
  title: parts,
  excerpt: parts,
  /** Who it is, who wrote or offers it, or with whom one talks. */
  person: z.nullable(person),
  /** The community that it is in, the city of a person, or the category of an article or a listing. */
  place: z.nullable(z.string()),
  /** When it was written, or when an event begins. */
  at: z.nullable(z.iso.datetime()),
  picture: z.nullable(z.string()),
  /** The post of a reply, the conversation of a message, the provider of a listing. */
  inside: z.nullable(z.uuid()),
  /** The address of an article. */
  slug: z.nullable(z.string()),
  /** The position of a message. */
  seq: z.nullable(z.int()),
})

export type FoundThing = z.infer<typeof foundThing>

export const foundGroup = z.object({
  type: z.enum(foundTypes),
  found: z.array(foundThing),
  /** Nothing has the words as they were typed: these are similar. */
  isNear: z.boolean(),
  nextCursor,
})

export type FoundGroup = z.infer<typeof foundGroup>

export const search = route('search', {
  method: 'GET',
  path: '/search',
  access: 'onboarded',
  summary:
    'Everything that the viewer may see and that has the words of `q`, the last of which may be incomplete: four of each type, or of one type 20 a page.',
  query: z.object({
    q: line({ min: 1, max: queryLength }),
    type: z.optional(z.enum(foundTypes)),
    /** Only together with a type. */
    cursor,
  }),
  /** Types of which nothing was found are left out. */
  output: z.object({ groups: z.array(foundGroup) }),
  errors: [],
})
