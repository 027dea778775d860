import { priceTypes } from '@patchbay/contract/marketplace/listing-fields'
import {
  distances,
  listingOrders,
  type ListingFilters,
} from '@patchbay/contract/marketplace/listings'
import { experienceLevels, professions } from '@patchbay/contract/accounts/profile-choices'
import type { FilterName, MarketplaceSearch } from './search.ts'

export type Filters = Pick<ListingFilters, FilterName>

const longestPlace = 200
export const highestLimit = 1e9

const oneOf = <T extends string | number>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => String(choice) === String(value))

/** A valid price for a filter, or `undefined`. */
export function amount(value: string | number | undefined): number | undefined {
  // `Number('')` is 0, so an empty text is excluded.
  const number = value === undefined || value === '' ? Number.NaN : Number(value)
  return number >= 0 && number <= highestLimit ? number : undefined
}

/** Drops invalid values; a distance, or sorting by it, needs a location. */
export function filtersOf(search: MarketplaceSearch): Filters {
  const place = String(search.place ?? '')
    .trim()
    .slice(0, longestPlace)
  const sort = oneOf(listingOrders, search.sort)
  const filters: Record<FilterName, unknown> = {
    profession: oneOf(professions, search.profession),
    priceType: oneOf(priceTypes, search.priceType),
    minPrice: amount(search.minPrice),
    maxPrice: amount(search.maxPrice),
    place: place === '' ? undefined : place,
    within: place === '' ? undefined : oneOf(distances, search.within),
    experience: oneOf(experienceLevels, search.experience),
    verified: oneOf(['yes'], search.verified),
    sort: sort === 'newest' || (sort === 'nearest' && place === '') ? undefined : sort,
  }
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given)
}

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
