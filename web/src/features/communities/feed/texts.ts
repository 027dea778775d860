import { dateFormat } from '../../../platform/time/formats.ts'

/** Texts that the pages need at once. */
export const feedTexts = {
  home: 'Home',
  events: 'Events',
  views: 'What to read',
  posts: 'Community Posts',
  eventsFeed: 'Events Feed',
  hub: 'Information Hub',
  show: 'Show',
  allPosts: 'All Posts',
  onlyEvents: 'Events',
  loading: 'Loading posts...',
  loadingEvents: 'Loading events...',
} as const

/** Texts of the lists. */
export const listTexts = {
  notLoaded: 'Failed to load posts',
  eventsNotLoaded: 'The events could not be loaded.',
  newestFailed: 'The new posts could not be loaded. Try again.',
  more: 'Show more',
  moreLoading: 'Loading...',
  moreFailed: 'More posts could not be loaded. Try again.',
  moreEventsFailed: 'More events could not be loaded. Try again.',
  newPosts: (count: number, most: number) =>
    count >= most ? `${most}+ new posts` : `${count} new ${count === 1 ? 'post' : 'posts'}`,
  newestLoading: 'Loading...',
  empty: 'Your feed is empty',
  emptyHint: 'Join communities to see posts from other music professionals.',
  browse: 'Browse Communities',
  started: 'Your feed has begun',
  startedHint: 'What is written in your communities is listed below.',
  quiet: 'Nothing has been posted yet',
  quietHint: 'What is written in your communities will be listed here.',
  noEvents: 'No upcoming events',
  noEventsYet: 'Join communities to see what they plan.',
  noEventsHint: 'What is planned in your communities will be listed here.',
  comingUp: 'Coming up',
  allEvents: 'All events',
} as const

/** Above what fits somebody who is in no community yet. */
export const starterTexts = {
  start: (name: string | null | undefined) => (name ? `Start here, ${name}` : 'Start here'),
  helps: 'Who and what may help with your goal:',
  fits: 'Communities, events and people that fit your profile.',
} as const

const fullDay = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** Texts beside the events. */
export const calendarTexts = {
  calendar: 'Days with events',
  before: 'Month before',
  after: 'Month after',
  /** Names a day such as '2026-11-21'. */
  day: (day: string, count: number) =>
    `${fullDay(`${day}T00:00:00Z`)}, ${count === 1 ? '1 event' : `${count} events`}`,
  answers: 'Your answers',
  noAnswers: 'You have not said yes or maybe to an upcoming event.',
  /** From Monday on. */
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const
