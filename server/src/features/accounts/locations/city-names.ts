import type { Cities } from './cities-file.ts'
import { fold } from './fold.ts'
import { otherNames } from './other-names.ts'

export interface Alias {
  readonly key: string
  readonly index: number
}

export function findAliases(cities: Cities): Alias[] {
  return otherNames.map(([other, name, country]) => {
    const key = fold(name)
    const [index] = between(cities, key, `${key}\n`)
      .filter((city) => cities.countries[cities.country[city] ?? -1] === country)
      .toSorted((a, b) => (cities.population[b] ?? 0) - (cities.population[a] ?? 0))
    if (index === undefined) throw new Error(`There is no ${name} in ${country}.`)
    return { key: fold(other), index }
  })
}

/** The cities whose keys are in the range from `from` up to, but excluding, `to`. */
export function between({ keys }: Cities, from: string, to: string): number[] {
  const first = keys.firstFrom(from)
  return Array.from({ length: keys.firstFrom(to) - first }, (_, step) => first + step)
}
