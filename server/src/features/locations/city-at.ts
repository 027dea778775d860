import type { Cities } from './cities-file.ts'
import type { Grid } from './grid.ts'
import type { Point } from './point.ts'

/** The code of the country or territory at a point, where there is one. */
export type CountryAt = (point: Point) => string | undefined

export interface World {
  readonly cities: Cities
  readonly grid: Grid
  readonly countryAt: CountryAt
}

/** Who lives this far from all towns still names the next one. */
const nearKm = 60
const farKm = 200
/** Off every coast, or where the borders are disputed, only a town close by counts. */
const nowhereKm = 20
/** So that the smallest place does not win just by being on the spot. */
const centreKm = 0.3
const leastPopulation = 500

/** The city that a person at this point would name: near, large, and in the same country. */
export function cityAt(world: World, point: Point): number | undefined {
  const country = world.countryAt(point)
  if (country === undefined) return byPull(world, point, nowhereKm)[0]
  const isHere = (index: number) => isIn(world, index, country)
  return byPull(world, point, nearKm).find(isHere) ?? byPull(world, point, farKm).find(isHere)
}

/** A city's pull grows with the root of its population, as its extent does. */
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
 * By its own country, or by the borders around it: both are approximate, and where they disagree,
 * as in Crimea, what lies inside the same lines still belongs together.
 */
function isIn({ cities, countryAt }: World, index: number, country: string): boolean {
  if (cities.countries[cities.country[index] ?? -1] === country) return true
  const latitude = cities.latitude[index] ?? 0
  const longitude = cities.longitude[index] ?? 0
  return countryAt({ latitude, longitude }) === country
}
