import { partsOfPlace } from '@patchbay/contract/accounts/profiles'
import { openAtlas } from './atlas.ts'
import { countryCodeOf } from './country-names.ts'
import { fold } from './fold.ts'

/** Newer than the types of the standard library. */
interface LocaleWithZones {
  getTimeZones?(): readonly string[] | undefined
}

const zonesOf = (country: string): readonly string[] =>
  (new Intl.Locale('und', { region: country }) as LocaleWithZones).getTimeZones?.() ?? []

/** Solar time is an hour ahead for each fifteen degrees. */
const degreesPerHour = 15

const hoursAhead = (zone: string, now: Date): number =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).offsetNanoseconds /
  3.6e12

/**
 * The time zone at a place such as 'Leeds, United Kingdom': that of the country, and where it has
 * several the one that fits the city's longitude best. A guess, for want of anything better.
 */
export async function zoneOfPlace(place: string, now: Date): Promise<string | undefined> {
  const parts = partsOfPlace(place)
  const name = parts.at(-1) ?? ''
  const country = countryCodeOf(fold(name))
  const zones = country === undefined ? [] : zonesOf(country)
  if (zones.length < 2) return zones[0]
  const { find } = await openAtlas()
  const city = find.within(parts[0] ?? '', name)
  if (city === undefined) return zones[0]
  const solar = city.point.longitude / degreesPerHour
  const away = (zone: string): number => Math.abs(hoursAhead(zone, now) - solar)
  return zones.toSorted((one, other) => away(one) - away(other))[0]
}
