import type { Filters } from './filters.ts'

export const listingKeys = {
  all: ['listings'] as const,
  one: (listingId: string) => ['listings', 'one', listingId] as const,
  list: (filters: Filters) => ['listings', 'list', filters] as const,
} as const
