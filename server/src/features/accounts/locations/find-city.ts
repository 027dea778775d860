import type { Cities } from './cities-file.ts'
import { between, findAliases } from './city-names.ts'
import { createCountrySearch } from './country-names.ts'
import type { Point } from './point.ts'
import { readingsOf } from './readings.ts'

export interface FoundCity {
  /** 'City, Country'. */
  readonly label: string
  readonly point: Point
  readonly population: number
}

/** Finds cities by their complete names, and the largest of those that share a name. */
export function createFind(
  cities: Cities,
  labelOf: (index: number) => string,
): (text: string) => FoundCity | undefined {
  const aliases = new Map(findAliases(cities).map(({ key, index }) => [key, index]))
  const countriesLike = createCountrySearch(cities.countries)
  const populationOf = (index: number) => cities.population[index] ?? 0

  function named(name: string): number[] {
    const alias = aliases.get(name)
    const cited = between(cities, name, `${name}\n`)
    return alias === undefined ? cited : [alias, ...cited]
  }

  return (text) => {
    for (const { name, country } of readingsOf(text)) {
      if (name === '') continue
      const meant = country === '' ? undefined : countriesLike(country)
      const [index] = named(name)
        .filter((city) => meant?.has(cities.country[city] ?? -1) ?? true)
        .toSorted((a, b) => populationOf(b) - populationOf(a))
      if (index === undefined) continue
      const point = {
        latitude: cities.latitude[index] ?? 0,
        longitude: cities.longitude[index] ?? 0,
      }
      return { label: labelOf(index), point, population: populationOf(index) }
    }
    return undefined
  }
}
