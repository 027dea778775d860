import type { Cities } from './cities-file.ts'
import { between, findAliases } from './city-names.ts'
import { createCountrySearch } from './country-names.ts'
import { readingsOf } from './readings.ts'

interface Weighed {
  readonly label: string
  readonly weight: number
}

/**
 * The heaviest labels, each once, without sorting all of them: one letter matches ten thousand
 * cities.
 */
function largest(
  candidates: readonly number[],
  count: number,
  weightOf: (index: number) => number,
  labelOf: (index: number) => string,
): string[] {
  const found: Weighed[] = []
  for (const index of candidates) {
    const weight = weightOf(index)
    if (found.length === count && weight <= (found.at(-1)?.weight ?? 0)) continue
    const label = labelOf(index)
    const known = found.findIndex((other) => other.label === label)
    if (known !== -1 && (found[known]?.weight ?? 0) >= weight) continue
    if (known !== -1) found.splice(known, 1)
    const place = found.findIndex((other) => other.weight < weight)
    found.splice(place === -1 ? found.length : place, 0, { label, weight })
    found.length = Math.min(found.length, count)
  }
  return found.map(({ label }) => label)
}

const most = 8
/** Ranks Bath before Bathinda, and Hong Kong still before the Danish town of Høng. */
const wholeNameCounts = 10

/** Suggests cities for typed text, such as 'Leeds' or 'Leeds, Uni'. */
export function createSuggestions(
  cities: Cities,
  labelOf: (index: number) => string,
): (typed: string) => string[] {
  const aliases = findAliases(cities)
  const countriesLike = createCountrySearch(cities.countries)

  /**
   * Cities that begin with the name, then those with a word that begins with it; the largest first.
   */
  function search(name: string, accepts: (index: number) => boolean): string[] {
    const known = aliases.filter(({ key }) => key.startsWith(name))
    const wholes = new Set([
      ...known.filter(({ key }) => key === name).map(({ index }) => index),
      ...between(cities, name, `${name}\n`),
    ])
    const weightOf = (index: number) =>
      (cities.population[index] ?? 0) * (wholes.has(index) ? wholeNameCounts : 1)
    const pick = (indexes: number[]) => largest(indexes.filter(accepts), most, weightOf, labelOf)
    const begin = [...known.map(({ index }) => index), ...between(cities, name, `${name}\uffff`)]
    const first = pick(begin)
    if (first.length === most) return first
    return [...new Set([...first, ...pick(withWord(cities, name))])].slice(0, most)
  }

  return (typed) => {
    for (const { name, country } of readingsOf(typed)) {
      const meant = country === '' ? undefined : countriesLike(country)
      if (meant?.size === 0) continue
      const found = search(name, (index) => meant?.has(cities.country[index] ?? -1) ?? true)
      if (found.length > 0) return found
    }
    return []
  }
}

function withWord({ keys }: Cities, name: string): number[] {
  const found: number[] = []
  const word = ` ${name}`
  for (let at = keys.text.indexOf(word); at !== -1; at = keys.text.indexOf(word, at + 1))
    found.push(keys.lineAt(at))
  return found
}
