import type { Cities } from './cities-file.ts'
import { between, findAliases } from './city-names.ts'
import { createCountrySearch } from './country-names.ts'
import { fold } from './fold.ts'
import type { Point } from './point.ts'
import { readingsOf, type Reading } from './readings.ts'

export interface FoundCity {
  /** 'City, Country'. */
  readonly label: string
  readonly point: Point
  readonly population: number
}

export interface Find {
  (text: string): FoundCity | undefined
  /** The largest city with this name in this country, both as people write them; no guesses. */
  within(name: string, country: string): FoundCity | undefined
}

/** Finds cities by their complete names, and the largest of those that share a name. */
export function createFind(cities: Cities, labelOf: (index: number) => string): Find {
  const aliases = new Map(findAliases(cities).map(({ key, index }) => [key, index]))
  const countriesLike = createCountrySearch(cities.countries)
  const populationOf = (index: number) => cities.population[index] ?? 0

  function named(name: string): number[] {
    const alias = aliases.get(name)
    const cited = between(cities, name, `${name}\n`)
    return alias === undefined ? cited : [alias, ...cited]
  }

  function largestOf({ name, country }: Reading): FoundCity | undefined {
    if (name === '') return undefined
    const meant = country === '' ? undefined : countriesLike(country)
    const [index] = named(name)
      .filter((city) => meant?.has(cities.country[city] ?? -1) ?? true)
      .toSorted((a, b) => populationOf(b) - populationOf(a))
    if (index === undefined) return undefined
    const point = {
      latitude: cities.latitude[index] ?? 0,
      longitude: cities.longitude[index] ?? 0,
    }
    return { label: labelOf(index), point, population: populationOf(index) }
  }

  const find = (text: string): FoundCity | undefined => {
    for (const reading of readingsOf(text)) {
      const found = largestOf(reading)
      if (found !== undefined) return found
    }
    return undefined
  }
  const within = (name: string, country: string): FoundCity | undefined =>
    largestOf({ name: fold(name), country: fold(country) })
  return Object.assign(find, { within })
}
