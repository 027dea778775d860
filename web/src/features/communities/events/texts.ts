import { cityOf } from '../../../platform/time/time-zone.ts'

export const eventTexts = {
  newEvent: 'New Event',
  happeningNow: 'Happening now',
  upcoming: 'Upcoming',
  empty: 'No upcoming events',
  emptyHint: 'What is planned here will be listed in this place.',
  notLoaded: 'The events could not be loaded.',
  more: 'Show more',
  moreLoading: 'Loading...',
  moreFailed: 'More events could not be loaded. Try again.',

  by: 'By',
  inPlace: (place: string) => `in ${place}`,
  /** 'in New York'; a zone that is no place is named as it is. */
  inZone: (zone: string) => (zone.includes('/') ? `in ${cityOf(zone)}` : zone),
  online: 'Online',
  join: 'Join Online Meeting',
  noPlace: 'Place to be announced',
  addToCalendar: 'Add to calendar',
  addNamed: (title: string) => `Add ${title} to calendar`,
  over: 'This event is over.',

  answer: (title: string) => `Are you going to ${title}?`,
  yes: 'Going',
  maybe: 'Maybe',
  no: 'No',
  going: (count: number) => `${count} going`,
  answerFailed: 'Your answer could not be saved. Try again.',

  attendees: (title: string) => `Who is going to ${title}`,
  attendeesLoading: 'Loading who is going...',
  attendeesFailed: 'Who is going could not be loaded.',
  noResponses: 'No responses yet',

  menu: (title: string) => `More about ${title}`,
  edit: 'Edit',
  delete: 'Delete',
  deleting: 'Deleting...',
  cancel: 'Cancel',
  deleteTitle: 'Are you sure you want to delete this event?',
  deleteBody: 'Everyone who answered will hear that it is cancelled. This cannot be undone.',
  deleted: 'Event deleted',
  deleteFailed: 'The event could not be deleted. Try again.',
} as const

/** Events of communities that fit the viewer. */
export const suggestedEventTexts = {
  title: 'Next events for you',
  hint: 'In communities that fit you. Read about them before you join.',
} as const

/** For visitors. */
export const openTexts = {
  next: 'Coming up',
  later: 'Later',
} as const

export const eventPageTexts = {
  page: 'Event',
  loading: 'Loading event...',
  backTo: 'Back to',
  when: 'When',
  where: 'Where',
  organiser: 'Organiser',
  map: 'Show on a map',
  who: 'Who is going',
  coming: (going: number, maybe: number) =>
    maybe > 0 ? `${going} going, ${maybe} maybe` : `${going} going`,
  others: 'What else is on',
  community: 'Community',
  notFoundTitle: 'This event is not here',
  notFoundBody: 'It was deleted, the link is wrong, or it is for members of its community only.',
  communities: 'Go to Communities',
  notLoaded: 'The event could not be loaded.',
} as const

export const eventFormTexts = {
  create: 'New Event',
  edit: 'Edit Event',
  title: 'Title',
  description: 'Description',
  start: 'Start',
  end: 'End',
  timeZone: 'Time zone',
  noTimeZone: 'No time zone has this name. Try a city.',
  online: 'Online event',
  meetingUrl: 'Meeting URL',
  meetingHint: 'https://…',
  location: 'Location',
  submit: 'Create Event',
  save: 'Save',
  saving: 'Saving...',
  created: 'Event created',
  saved: 'Event saved',
  failed: 'The event could not be saved. Nothing you typed is lost: try again.',
  closed: 'This community is closed.',
  muted: 'You cannot write in this community at the moment.',
  forbidden: 'You can no longer change events here.',
  gone: 'This event is not here any more.',
} as const

export const eventsPanelTexts = {
  title: 'Events',
  loading: 'Loading events...',
} as const

export const eventSwitchTexts = {
  label: 'Public event page',
  hint: 'Everyone can read it, also without signing in, and search engines can find it. Who comes and the link of a meeting stay for members.',
  failed: 'That could not be changed. Try again.',
} as const

/** The events on the profile of who announced them. */
export const personEventsTexts = {
  title: 'Upcoming events',
  loading: 'Loading events...',
  notLoaded: 'The events could not be loaded.',
  none: 'A gig or a session that you announce in a community is shown here.',
  communities: 'Communities',
} as const
