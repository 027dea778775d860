import * as z from 'zod/mini'
import { communityParams } from './communities.ts'
import { eventInput } from './event-fields.ts'
import { clientId, cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { route } from '../route.ts'

export { eventFields, eventInput, type EventInput } from './event-fields.ts'

export const rsvpStatuses = ['yes', 'maybe', 'no'] as const
export type RsvpStatus = (typeof rsvpStatuses)[number]

/** How many upcoming events a community's page shows at first and adds each time. */
export const upcomingEvents = 5

export const communityEvent = z.object({
  id: z.uuid(),
  communityId: z.uuid(),
  community: z.object({ id: z.uuid(), name: z.string(), isPrivate: z.boolean() }),
  creatorId: z.uuid(),
  creator: person,
  title: z.string(),
  description: z.string(),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  timeZone: z.string(),
  isOnline: z.boolean(),
  /** `null` for an online event, or if none is given. */
  location: z.nullable(z.string()),
  /** `null` for an event in person, or if none is given. */
  meetingUrl: z.nullable(z.string()),
  /** The number of people who are going. */
  rsvpCount: z.int(),
  /** The first few people who are going, for their pictures. */
  going: z.array(person),
  myRsvp: z.nullable(z.enum(rsvpStatuses)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The version of the community's inside as of which this was read. */
  insideVersion: z.int(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    rsvp: z.boolean(),
    report: z.boolean(),
  }),
})

export type CommunityEvent = z.infer<typeof communityEvent>

const eventParams = z.object({ eventId: z.uuid() })

export const listCommunityEvents = route('listCommunityEvents', {
  method: 'GET',
  path: '/communities/:communityId/events',
  access: 'onboarded',
  summary: 'What is going on, and what comes next: five at a time, the soonest first.',
  params: communityParams,
  query: z.object({ cursor }),
  output: z.object({
    /** On the first page only. */
    happeningNow: z.array(communityEvent),
    upcoming: z.array(communityEvent),
    nextCursor,
  }),
  errors: ['community_not_found'],
})

export const getEvent = route('getEvent', {
  method: 'GET',
  path: '/events/:eventId',
  access: 'onboarded',
  summary: 'One event.',
  params: eventParams,
  output: communityEvent,
  errors: ['event_not_found'],
})

export const createEvent = route('createEvent', {
  method: 'POST',
  path: '/communities/:communityId/events',
  access: 'onboarded',
  summary: 'Announces an event to a community; for its members.',
  params: communityParams,
  body: z.object({ clientId, event: eventInput }),
  output: communityEvent,
  errors: ['community_not_found', 'forbidden', 'community_closed', 'muted'],
})

export const updateEvent = route('updateEvent', {
  method: 'PUT',
  path: '/events/:eventId',
  access: 'onboarded',
  summary:
    'Replaces all fields of an event; people who are coming are notified of a new time or place.',
  params: eventParams,
  body: eventInput,
  output: communityEvent,
  errors: ['event_not_found', 'forbidden', 'muted'],
})

export const deleteEvent = route('deleteEvent', {
  method: 'DELETE',
  path: '/events/:eventId',
  access: 'onboarded',
  summary: 'Cancels an event; people who wanted to come are notified.',
  params: eventParams,
  output: null,
  errors: ['event_not_found', 'forbidden'],
})

export const setRsvp = route('setRsvp', {
  method: 'PUT',
  path: '/events/:eventId/rsvp',
  access: 'onboarded',
  summary: 'Says whether one comes; a later answer replaces the one before.',
  params: eventParams,
  body: z.object({ status: z.enum(rsvpStatuses) }),
  output: communityEvent,
  errors: ['event_not_found', 'event_over', 'community_closed'],
})

export const listAttendees = route('listAttendees', {
  method: 'GET',
  path: '/events/:eventId/attendees',
  access: 'onboarded',
  summary: 'Who comes, then who may come, each in the order they answered; 50 a page.',
  params: eventParams,
  query: z.object({ cursor }),
  output: z.object({
    attendees: z.array(z.object({ person, status: z.enum(['yes', 'maybe']) })),
    nextCursor,
  }),
  errors: ['event_not_found'],
})

/** The path of an event's calendar file. */
export const calendarPath = (eventId: string): string => `/calendar/${eventId}.ics`
