import { openAtlas } from './atlas.ts'
import type { NearCity } from './cities-near.ts'
import { countryNamed } from './country-names.ts'
import { fold } from './fold.ts'

/** A requested place, as it was understood. */
export interface AskedPlace {
  /**
   * The known name; `null` if the place is unknown and only compared with the text of locations.
   */
  readonly name: string | null
  /** For a city: the city itself, or the cities around it. */
  readonly cities?: readonly NearCity[]
  readonly country?: string
  /** For an unknown place: the parts that a location must contain. */
  readonly parts?: readonly string[]
}

/**
 * The name of a country means the country, unless a distance is given and it has a city of that
 * name.
 */
export async function readPlace(text: string, within: number | undefined): Promise<AskedPlace> {
  const atlas = await openAtlas()
  const country = countryNamed(fold(text))
  const city = atlas.find(text)
  const isCity =
    city !== undefined && (country === undefined || city.label.endsWith(`, ${country}`))
  if (isCity && within !== undefined)
    return { name: city.label, cities: atlas.near(city.point, within) }
  if (country !== undefined) return { name: country, country }
  if (isCity) return { name: city.label, cities: [{ label: city.label, kilometres: 0 }] }
  const parts = text.split(',').map((part) => part.trim())
  return { name: null, parts: parts.filter((part) => part !== '') }
}
