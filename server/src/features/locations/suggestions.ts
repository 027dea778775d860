import type { Cities } from './cities-file.ts'
import { createCountrySearch } from './country-names.ts'
import { fold } from './fold.ts'
import { largest } from './largest.ts'
import { otherNames } from './other-names.ts'
import { readingsOf } from './readings.ts'

const most = 8
/** So that Bath stands before Bathinda, and Hong Kong still before the Danish town of Høng. */
const wholeNameCounts = 10

/** Cities for what somebody has typed so far, as 'Leeds' or as 'Leeds, Uni'. */
export function createSuggestions(
  cities: Cities,
  labelOf: (index: number) => string,
): (typed: string) => string[] {
  const aliases = findAliases(cities)
  const countriesLike = createCountrySearch(cities.countries)

  /** Those that begin with the name, then those with a word that does; the largest first. */
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

interface Alias {
  readonly key: string
  readonly index: number
}

function findAliases(cities: Cities): Alias[] {
  return otherNames.map(([other, name, country]) => {
    const key = fold(name)
    const [index] = between(cities, key, `${key}\n`)
      .filter((city) => cities.countries[cities.country[city] ?? -1] === country)
      .toSorted((a, b) => (cities.population[b] ?? 0) - (cities.population[a] ?? 0))
    if (index === undefined) throw new Error(`There is no ${name} in ${country}.`)
    return { key: fold(other), index }
  })
}

/** The cities whose keys are from one text up to another. */
function between({ keys }: Cities, from: string, to: string): number[] {
  const first = keys.firstFrom(from)
  return Array.from({ length: keys.firstFrom(to) - first }, (_, step) => first + step)
}

function withWord({ keys }: Cities, name: string): number[] {
  const found: number[] = []
  const word = ` ${name}`
  for (let at = keys.text.indexOf(word); at !== -1; at = keys.text.indexOf(word, at + 1))
    found.push(keys.lineAt(at))
  return found
}
