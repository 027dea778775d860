import { mostCounted } from '@patchbay/contract/communities/communities'
import { dateFormat } from '../../../platform/time/formats.ts'

const inNumbers = (count: number): string => count.toLocaleString('en-GB')
const month = dateFormat({ month: 'long', year: 'numeric' })

export const communityTexts = {
  page: 'Communities',
  signIn: 'Sign In',
  inNumbers,
  members: (count: number) => (count === 1 ? 'member' : 'members'),
  month: (time: string) => month(time),
  private: 'Private',
  public: 'Public',
  moreGenres: (count: number) => `+${count} more`,
  loggedOut: 'User must be logged in',
  inTooMany: 'You are in as many communities as a person can be. Leave one first.',
  own: 'Your communities',
} as const

export const listTexts = {
  open: 'Open to everyone',
  others: 'Other communities',
  search: 'Search communities',
  filters: 'Filters',
  genre: 'Genre',
  country: 'Country',
  city: 'City',
  allGenres: 'All genres',
  allCountries: 'All countries',
  allCities: 'All cities',
  create: 'Create',
  createWhat: 'Community',
  clear: 'Clear filters',
  /** A search does not count them all. */
  counted: (count: number) =>
    count > mostCounted ? `${inNumbers(mostCounted)}+` : inNumbers(count),
  found: (count: number) => (count === 1 ? 'community' : 'communities'),
  loading: 'Loading communities...',
  empty: 'No communities found',
  emptyFiltered: 'Try another word, or fewer filters.',
  emptyAtAll: 'Be the first to start one.',
  failed: 'Failed to load communities. Please try again.',
  more: 'Show more',
  loadingMore: 'Loading...',
} as const
