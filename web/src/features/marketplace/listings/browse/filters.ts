import type { ListingFilters } from '@patchbay/contract/marketplace/listings'

export type Filters = ListingFilters

/** The filters behind the button; profession and order are beside it. */
const folded = [
  'priceType',
  'minPrice',
  'maxPrice',
  'place',
  'within',
  'experience',
  'verified',
] as const

export const foldedInUse = (filters: Filters): number =>
  folded.filter((name) => filters[name] !== undefined).length

/** The order does not count, as it filters nothing. */
export const isFiltered = (filters: Filters): boolean =>
  filters.profession !== undefined || foldedInUse(filters) > 0
