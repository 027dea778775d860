import { readFile } from 'node:fs/promises'
import { decodeCities, type Cities } from './cities-file.ts'
import { createNear, type NearCity } from './cities-near.ts'
import { cityAt, type CountryAt } from './city-at.ts'
import { countryName } from './country-names.ts'
import { createFind, type Find } from './find-city.ts'
import { createGrid } from './grid.ts'
import type { Point } from './point.ts'
import { createSuggestions } from './suggestions.ts'

/** The positions and names of cities. Every answer has the form 'City, Country'. */
export interface Atlas {
  locationAt(point: Point): string | undefined
  suggest(typed: string): string[]
  /** The largest city of exactly this name, as 'Leeds' or as 'Leeds, United Kingdom'. */
  readonly find: Find
  /** The cities around a point, unsorted, each label once. */
  near(point: Point, km: number): readonly NearCity[]
}

/**
 * The data is loaded lazily on first use: most servers run for long before anybody types a place.
 */
export function createAtlas(read: () => Promise<Uint8Array>): () => Promise<Atlas> {
  let atlas: Promise<Atlas> | undefined
  return () => {
    atlas ??= loadAtlas(read).catch((error: unknown) => {
      atlas = undefined
      throw error
    })
    return atlas
  }
}

const readCities = () => readFile(new URL('../../../../data/cities.br', import.meta.url))

export const openAtlas = createAtlas(readCities)

/** Only finds cities by name: without the borders and the suggestions, it takes less memory. */
export async function openFind(): Promise<Find> {
  const cities = await decodeCities(await readCities())
  return createFind(cities, labels(cities))
}

async function loadAtlas(read: () => Promise<Uint8Array>): Promise<Atlas> {
  const [cities, countryAt] = await Promise.all([read().then(decodeCities), loadBorders()])
  const grid = createGrid(cities.latitude, cities.longitude)
  const world = { cities, grid, countryAt }
  const label = labels(cities)
  return {
    locationAt: (point) => {
      const city = cityAt(world, point)
      return city === undefined ? undefined : label(city)
    },
    suggest: createSuggestions(cities, label),
    find: createFind(cities, label),
    near: createNear(cities, grid, label),
  }
}

function labels({ names, countries, country }: Cities): (index: number) => string {
  const countryNames = countries.map((code) => countryName(code))
  return (index) => `${names.at(index)}, ${countryNames[country[index] ?? -1]}`
}

async function loadBorders(): Promise<CountryAt> {
  const { iso1A2Code } = await import('@rapideditor/country-coder')
  return ({ latitude, longitude }) => {
    // The borders end at 180° west, which is the same meridian.
    const west = longitude === 180 ? -180 : longitude
    return iso1A2Code([west, latitude], { level: 'territory' }) ?? undefined
  }
}
