import * as z from 'zod/mini'
import { route } from '../route.ts'

/** The most events that a feed has, the earliest first. */
export const mostFeedEvents = 500
/** A feed goes on naming events that are over, for so many days. */
export const pastFeedDays = 30

/** `null` if the viewer has none. Who knows the address can read the feed. */
const calendarFeed = z.object({ address: z.nullable(z.url()) })

export const getCalendarFeed = route('getCalendarFeed', {
  method: 'GET',
  path: '/calendar-feed',
  access: 'onboarded',
  summary: 'The secret address at which a calendar reads the events that the viewer goes to.',
  output: calendarFeed,
  errors: [],
})

export const renewCalendarFeed = route('renewCalendarFeed', {
  method: 'POST',
  path: '/calendar-feed',
  access: 'onboarded',
  summary: 'Makes a new secret address; the one before no longer works.',
  output: calendarFeed,
  errors: [],
})

export const deleteCalendarFeed = route('deleteCalendarFeed', {
  method: 'DELETE',
  path: '/calendar-feed',
  access: 'onboarded',
  summary: 'Ends the feed: its address no longer works.',
  output: null,
  errors: [],
})

/** The path of a feed. */
export const calendarFeedPath = (secret: string): string => `/calendar/feeds/${secret}.ics`
