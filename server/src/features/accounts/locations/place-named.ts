import { countryMissing, partsOfPlace, shortLocation } from '@patchbay/contract/accounts/profiles'
import { AppError } from '../../../platform/http/app-error.ts'
import { openAtlas, type Atlas } from './atlas.ts'
import { countryNamed } from './country-names.ts'
import type { FoundCity } from './find-city.ts'
import { fold } from './fold.ts'

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
    return largestWithin(find, parts.slice(0, -1), country) ?? shortLocation(text)
  const city = find.within(last, '')
  if (city === undefined || city.population < wellKnown) return shortLocation(text)
  return largestWithin(find, parts, countryOf(city)) ?? city.label
}

/** The place as it is stored; refuses one unknown name. */
export async function requirePlace(text: string): Promise<string> {
  const place = await placeNamed(text)
  if (place !== undefined) return place
  const issues = [{ path: 'body/location', message: countryMissing }]
  throw new AppError('invalid_input', undefined, { issues })
}

const countryOf = ({ label }: FoundCity): string => label.slice(label.lastIndexOf(', ') + 2)

/** Of a city, its parts and its county, the city has the most people. */
function largestWithin(
  find: Atlas['find'],
  names: readonly string[],
  country: string,
): string | undefined {
  const found = names.flatMap((name) => find.within(name, country) ?? [])
  return found.toSorted((a, b) => b.population - a.population)[0]?.label
}
