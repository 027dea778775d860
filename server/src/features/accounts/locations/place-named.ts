import { countryMissing, partsOfPlace, shortLocation } from '@patchbay/contract/accounts/profiles'
import { AppError } from '../../../platform/http/app-error.ts'
import { openAtlas, type Atlas } from './atlas.ts'
import { countryNamed } from './country-names.ts'
import type { FoundCity } from './find-city.ts'
import { fold } from './fold.ts'
import { distanceKm } from './point.ts'

/** Without a country, only a name of this many people is certain to mean the city. */
const wellKnown = 50_000

/**
 * The form in which a written place is stored, 'City, Country': a bare town gets its country, and a
 * part of a city becomes the city. What the atlas does not know stays as it was written. Undefined
 * if it is one unknown name, which needs its country.
 */
export async function placeNamed(text: string): Promise<string | undefined> {
  const parts = partsOfPlace(text)
  const last = parts.at(-1) ?? ''
  const country = countryNamed(fold(last))
  // The most usual form needs no atlas, which is large.
  if (parts.length === 2 && country !== undefined) return parts.join(', ')
  const { find } = await openAtlas()
  if (parts.length === 1)
    return country === undefined
      ? find.within(last, '')?.label
      : (find.within(last, country)?.label ?? country)
  if (country !== undefined)
    return cityAmong(find, parts.slice(0, -1), country) ?? shortLocation(text)
  const city = find.within(last, '')
  if (city === undefined || city.population < wellKnown) return shortLocation(text)
  // The last name may be that of a state: in 'Melbourne, Victoria' it is not the city in Canada.
  const first = find.within(parts[0] ?? '', '')
  const near = find.within(parts[0] ?? '', countryOf(city))
  const isState = (near?.population ?? 0) < wellKnown && isLarger(first, city)
  return isState ? shortLocation(text) : cityAmong(find, parts, countryOf(city))
}

/** The place as it is stored; refuses one unknown name. */
export async function requirePlace(text: string): Promise<string> {
  const place = await placeNamed(text)
  if (place !== undefined) return place
  const issues = [{ path: 'body/location', message: countryMissing }]
  throw new AppError('invalid_input', undefined, { issues })
}

const countryOf = ({ label }: FoundCity): string => label.slice(label.lastIndexOf(', ') + 2)

const isLarger = (one: FoundCity | undefined, other: FoundCity): boolean =>
  one !== undefined && one.population > other.population

/** A part of a city is no further from its middle than this. */
const partKilometres = 50

/**
 * The names go from the smallest to the largest. The first city counts, unless it is a part of one
 * of the others: Richmond of London, but not Buffalo of New York.
 */
function cityAmong(
  find: Atlas['find'],
  names: readonly string[],
  country: string,
): string | undefined {
  const found = names.flatMap((name) => find.within(name, country) ?? [])
  const bySize = found.toSorted((a, b) => b.population - a.population)
  const meant = found.find(({ population }) => population >= wellKnown) ?? bySize[0]
  if (meant === undefined) return undefined
  const whole = bySize.find(
    (other) => isLarger(other, meant) && distanceKm(meant.point, other.point) <= partKilometres,
  )
  return (whole ?? meant).label
}
