import { genres, noGenre } from '../accounts/genres.ts'
import { experienceLevels, professions } from '../accounts/profile-choices.ts'
import { personOrders, type PeopleFacets } from './directory.ts'

/** The raw values of the address, which may be anything. */
export type DirectoryAddress = Readonly<
  Partial<Record<keyof PeopleFacets, string | number | undefined>>
>

export const longestPlace = 200
const farthest = 1_000

const oneOf = <T extends string>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === String(value))

function distance(value: unknown): number | undefined {
  const kilometres = Number(value ?? Number.NaN)
  return Number.isInteger(kilometres) && kilometres >= 1 && kilometres <= farthest
    ? kilometres
    : undefined
}

/**
 * What the directory asks for: the browser and the server, which answers with the page, must read an
 * address alike. Drops what no choice has. A distance, or sorting by it, needs a place: one's own will
 * do.
 */
export function facetsOf(address: DirectoryAddress, hasOwnPlace: boolean): PeopleFacets {
  const place = String(address.place ?? '')
    .trim()
    .slice(0, longestPlace)
  const isMeasured = place !== '' || hasOwnPlace
  const sort = oneOf(personOrders, address.sort)
  const genre = oneOf(genres, address.genre)
  const facets: Record<keyof PeopleFacets, unknown> = {
    profession: oneOf(professions, address.profession),
    genre: genre === noGenre ? undefined : genre,
    experience: oneOf(experienceLevels, address.experience),
    place: place === '' ? undefined : place,
    within: isMeasured ? distance(address.within) : undefined,
    verified: oneOf(['yes'], address.verified),
    open: oneOf(['yes'], address.open),
    shared: oneOf(['yes'], address.shared),
    sort: sort === 'newest' || (sort === 'nearest' && !isMeasured) ? undefined : sort,
  }
  return Object.fromEntries(Object.entries(facets).filter(([, value]) => value !== undefined))
}

/** The order does not count, as it leaves nobody out. */
export const isNarrowed = ({ sort: _order, ...facets }: PeopleFacets): boolean =>
  Object.values(facets).some((value) => value !== undefined)
