import { experienceLevels, professions } from '../accounts/profile-choices.ts'
import { priceTypes } from './listing-fields.ts'
import { distances, listingOrders, type ListingFilters } from './listings.ts'

/** The raw values of the address, which may be anything. */
export type ListingAddress = Readonly<
  Partial<Record<keyof ListingFilters, string | number | undefined>>
>

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

/**
 * What the page of the marketplace asks for: the browser and the server, which answers with the page,
 * must read an address alike. Drops invalid values; a distance, or sorting by it, needs a location.
 */
export function filtersOf(address: ListingAddress): ListingFilters {
  const place = String(address.place ?? '')
    .trim()
    .slice(0, longestPlace)
  const sort = oneOf(listingOrders, address.sort)
  const filters: Record<keyof ListingFilters, unknown> = {
    profession: oneOf(professions, address.profession),
    priceType: oneOf(priceTypes, address.priceType),
    minPrice: amount(address.minPrice),
    maxPrice: amount(address.maxPrice),
    place: place === '' ? undefined : place,
    within: place === '' ? undefined : oneOf(distances, address.within),
    experience: oneOf(experienceLevels, address.experience),
    verified: oneOf(['yes'], address.verified),
    sort: sort === 'newest' || (sort === 'nearest' && place === '') ? undefined : sort,
  }
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given)
}
