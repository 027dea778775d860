import * as z from 'zod/mini'
import { route } from '../route.ts'

const eventParams = z.object({ eventId: z.uuid() })

const eventPage = z.object({
  /** Whether everybody sees the event, also without signing in. */
  isPublic: z.boolean(),
  /** For the leader of a public community. */
  can: z.object({ change: z.boolean() }),
})

export const getEventPage = route('getEventPage', {
  method: 'GET',
  path: '/events/:eventId/page',
  access: 'onboarded',
  summary: 'Whether an event has a page for everybody.',
  params: eventParams,
  output: eventPage,
  errors: ['event_not_found'],
})

export const setEventPage = route('setEventPage', {
  method: 'PUT',
  path: '/events/:eventId/page',
  access: 'onboarded',
  summary: 'Gives an event a page for everybody, or takes it away; for the community’s leader.',
  params: eventParams,
  body: z.object({ isPublic: z.boolean() }),
  output: eventPage,
  errors: ['event_not_found', 'forbidden'],
})

/** An event as everybody sees it: who comes, and the link of an online event, are for members. */
export const publicEvent = z.object({
  id: z.uuid(),
  community: z.object({ id: z.uuid(), name: z.string() }),
  title: z.string(),
  description: z.string(),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  timeZone: z.string(),
  isOnline: z.boolean(),
  location: z.nullable(z.string()),
})

export type PublicEvent = z.infer<typeof publicEvent>

/** How many other events its page names. */
export const mostOtherEvents = 4

/** The page of such an event: with whose it is, and what else is on that everybody sees. */
const publicEventPage = z.object({
  ...publicEvent.shape,
  community: z.object({
    ...publicEvent.shape.community.shape,
    description: z.string(),
    memberCount: z.int(),
    coverImage: z.nullable(z.string()),
  }),
  others: z.array(publicEvent),
})

export type PublicEventPage = z.infer<typeof publicEventPage>

export const getPublicEvent = route('getPublicEvent', {
  method: 'GET',
  path: '/public/events/:eventId',
  access: 'public',
  summary: 'An event that has a page for everybody.',
  params: eventParams,
  output: publicEventPage,
  errors: ['event_not_found'],
})

/** How many of the next events visitors see. */
export const mostPublicEvents = 12

export const listPublicEvents = route('listPublicEvents', {
  method: 'GET',
  path: '/public/events',
  access: 'public',
  summary:
    'The next events that have a page for everybody, the soonest first; of all open communities, or of one.',
  query: z.object({ communityId: z.optional(z.uuid()) }),
  output: z.object({ events: z.array(publicEvent) }),
  errors: [],
})
