import type { Cities } from './cities-file.ts'
import type { Grid } from './grid.ts'
import type { Point } from './point.ts'

/** The code of the country or territory at a point, if there is one. */
export type CountryAt = (point: Point) => string | undefined

export interface World {
  readonly cities: Cities
  readonly grid: Grid
  readonly countryAt: CountryAt
}

/** A person this far from every town still names the nearest one. */
const nearKm = 60
const farKm = 200
/** At sea, or where borders are disputed, only a town close by counts. */
const nowhereKm = 20
/** Keeps the smallest place from winning only because it is exactly at the point. */
const centreKm = 0.3
const leastPopulation = 500

/** The city that a person at this point would name: near, large, and in the same country. */
export function cityAt(world: World, point: Point): number | undefined {
  const country = world.countryAt(point)
  if (country === undefined) return byPull(world, point, nowhereKm)[0]
  const isHere = (index: number) => isIn(world, index, country)
  return byPull(world, point, nearKm).find(isHere) ?? byPull(world, point, farKm).find(isHere)
}

/** The pull of a city grows with the square root of its population, like its extent. */
function byPull({ cities, grid }: World, point: Point, km: number): number[] {
  return grid
    .within(point, km)
    .map((found) => {
      const population = Math.max(leastPopulation, cities.population[found.index] ?? 0)
      return { index: found.index, remoteness: (found.km + centreKm) / Math.sqrt(population) }
    })
    .toSorted((a, b) => a.remoteness - b.remoteness)
    .map(({ index }) => index)
}

/**
 * Checks the city's own country, or the borders around it. Both are approximate, and where they
 * disagree, as in Crimea, cities inside the same borders still belong together.
 */
function isIn({ cities, countryAt }: World, index: number, country: string): boolean {
  if (cities.countries[cities.country[index] ?? -1] === country) return true
  const latitude = cities.latitude[index] ?? 0
  const longitude = cities.longitude[index] ?? 0
  return countryAt({ latitude, longitude }) === country
}
