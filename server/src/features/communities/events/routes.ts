import { deleteCalendarFeed } from './calendar-feeds/delete-calendar-feed.ts'
import { getCalendarFeed } from './calendar-feeds/get-calendar-feed.ts'
import { renewCalendarFeed } from './calendar-feeds/renew-calendar-feed.ts'
import { createEvent } from './create-event.ts'
import { deleteEvent } from './delete-event.ts'
import { getEventPage, getPublicEvent, listPublicEvents, setEventPage } from './event-page.ts'
import { getEvent } from './get-event.ts'
import { listAttendees } from './rsvps/list-attendees.ts'
import { listCommunityEvents } from './list-community-events.ts'
import { listPersonEvents } from './list-person-events.ts'
import { setRsvp } from './rsvps/set-rsvp.ts'
import { updateEvent } from './update-event.ts'

export const eventRoutes = [
  listCommunityEvents,
  listPersonEvents,
  getEvent,
  getEventPage,
  setEventPage,
  getPublicEvent,
  listPublicEvents,
  createEvent,
  updateEvent,
  deleteEvent,
  setRsvp,
  listAttendees,
  getCalendarFeed,
  renewCalendarFeed,
  deleteCalendarFeed,
]
