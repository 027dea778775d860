import type { PersonOrder } from '@patchbay/contract/search/directory'
import { inCommunities } from '../../people/people/public.ts'

const inNumbers = (count: number): string => count.toLocaleString('en-GB')

const orders: Readonly<Record<PersonOrder, string>> = {
  newest: 'Newest first',
  nearest: 'Nearest first',
  name: 'By name',
}

export const directoryTexts = {
  page: 'People',
  facets: 'Find people',
  name: 'Find somebody by name',
  profession: 'Profession',
  allProfessions: 'All professions',
  sort: 'Sort by',
  order: (order: PersonOrder) => orders[order],
  filters: 'Filters',
  inUse: (count: number) => `, ${count} in use`,
  genre: 'Genre',
  anyGenre: 'Any genre',
  genreHint: 'Of the communities that they show',
  experience: 'Experience',
  anyExperience: 'Any experience',
  place: 'Place',
  placeExample: 'City, Country',
  ownPlace: 'From where you are',
  distance: 'Distance',
  anyDistance: 'Any distance',
  within: (kilometres: number) => `Within ${inNumbers(kilometres)} km`,
  verified: 'Verified people only',
  open: 'Open to work',
  shared: 'In a community of yours',
  clear: 'Clear filters',
  results: 'Results',
  inNumbers: (count: number, most: number) =>
    count >= most ? `${inNumbers(most)}+` : inNumbers(count),
  found: (count: number) => (count === 1 ? 'person' : 'people'),
  around: (place: string, kilometres: number) => `within ${inNumbers(kilometres)} km of ${place}`,
  unknownPlace: (place: string) => `We do not know where “${place}” is, so distances are left out.`,
  loading: 'Loading people...',
  failed: 'The people could not be loaded.',
  more: 'Show more',
  loadingMore: 'Loading...',
  empty: 'Nobody found',
  emptyFiltered: 'Nobody shows quite this at the moment.',
  emptyAtAll: 'Nobody else is here yet.',
  kilometres: (count: number) => `${inNumbers(count)} km away`,
  sharedCommunities: inCommunities,
} as const
