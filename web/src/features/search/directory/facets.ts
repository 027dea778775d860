import { genres, noGenre } from '@patchbay/contract/accounts/genres'
import { experienceLevels, professions } from '@patchbay/contract/accounts/profile-choices'
import { personOrders, type PeopleFacets } from '@patchbay/contract/search/directory'

/** The raw values of the address, which may be anything. */
export type DirectoryAddress = Readonly<
  Partial<Record<keyof PeopleFacets, string | number | undefined>>
>

/** Changed facets; an empty text removes one. */
export type FacetChange = Partial<Record<keyof PeopleFacets, string>>

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

/** Drops what no choice has. A distance, or sorting by it, needs a place: one's own will do. */
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

/** The facets behind the button; profession and order are beside it. */
const folded = ['genre', 'experience', 'place', 'within', 'verified', 'open', 'shared'] as const

export const foldedInUse = (facets: PeopleFacets): number =>
  folded.filter((name) => facets[name] !== undefined).length

/** The order does not count, as it leaves nobody out. */
export const isNarrowed = (facets: PeopleFacets): boolean =>
  facets.profession !== undefined || foldedInUse(facets) > 0
