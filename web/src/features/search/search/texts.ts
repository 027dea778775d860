import type { FoundThing, FoundType } from '@patchbay/contract/search/search'

export const tabNames = {
  all: 'All',
  people: 'People',
  communities: 'Communities',
  posts: 'Posts',
  events: 'Events',
  articles: 'Articles',
  listings: 'Services',
  conversations: 'Conversations',
  messages: 'Messages',
} as const satisfies Record<FoundType | 'all', string>

export const kindNames = {
  person: 'Person',
  community: 'Community',
  post: 'Post',
  reply: 'Reply',
  event: 'Event',
  article: 'Article',
  listing: 'Service',
  conversation: 'Conversation',
  message: 'Message',
} as const satisfies Record<FoundThing['kind'], string>

export const searchTexts = {
  page: 'Search',
  field: 'Search everything',
  tabs: 'Kinds of results',
  searching: 'Searching...',
  failed: 'The search did not work. Try again.',
  offline: 'You are offline. The search needs a connection.',
  more: 'Show more',
  moreLoading: 'Loading...',
  moreFailed: 'The next results could not be loaded.',
  allOf: (name: string) => `All ${name.toLowerCase()}`,
  nothing: (q: string) => `Nothing found for “${q}”`,
  nothingHint: 'Check the spelling, or use fewer or other words.',
  near: 'Nothing has exactly these words. These are similar:',
  found: (count: number, more: boolean) =>
    `${count}${more ? ' or more' : ''} ${count === 1 && !more ? 'result' : 'results'}`,
  begin: 'Find people, communities, posts and more',
  beginHint:
    'What you may not see is not found. Messages are searched in your own conversations only.',
  people: 'Browse people',
  recent: 'Recent searches',
  recentHint: 'Kept in this browser only.',
  forget: 'Clear',
  unnamedGroup: 'Group',
  by: (name: string) => `${name}: `,
} as const

export const paletteTexts = {
  title: 'Search or go to',
  field: 'Search or go to a page',
  hint: 'Enter shows all results. The arrow keys choose one.',
  nothing: 'Nothing found',
  place: 'Page',
  recent: 'Recent search',
  options: 'Suggestions',
} as const

/** The pages that the palette goes to. */
export const pageNames = {
  '/': 'Home',
  '/communities': 'Communities',
  '/events': 'Events',
  '/hub': 'Information Hub',
  '/marketplace': 'Marketplace',
  '/messages': 'Messages',
  '/notifications': 'Notifications',
  '/users': 'People',
  '/profile': 'Profile',
  '/settings': 'Settings',
} as const
