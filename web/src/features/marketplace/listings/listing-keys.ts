import type { Filters } from './browse/filters.ts'

export const listingKeys = {
  all: ['listings'] as const,
  one: (listingId: string) => ['listings', 'one', listingId] as const,
  lists: ['listings', 'list'] as const,
  list: (filters: Filters) => ['listings', 'list', filters] as const,
  ofPerson: (userId: string) => ['listings', 'person', userId] as const,
  /** Matches, which are stored: their queries only keep them up to date. */
  allFound: ['found-listings'] as const,
  found: (listingId: string) => ['found-listings', listingId] as const,
} as const
