import { countryNamed, fold, openAtlas, type NearCity } from '../locations/public.ts'

/** A place that was asked for, as it was understood. */
export interface AskedPlace {
  /** What it is called; `null` where it is not known, and compared with what people wrote. */
  readonly name: string | null
  /** Where it is a city: that one, or those around it. */
  readonly cities?: readonly NearCity[]
  readonly country?: string
  /** Where it is not known: what a location must contain. */
  readonly parts?: readonly string[]
}

/** A country's name means the country, unless what lies around its city of the same name is asked for. */
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
