import { readFile } from 'node:fs/promises'
import { discriminantsOf, type Example } from './discriminant.ts'
import type { Embedder } from '../model/embedder.ts'
import type { Profession } from '../document.ts'
import { likelyServices } from '../words/category-services.ts'
import { services } from '../words/glossary.ts'
import { elsewhere } from '../words/glossary/elsewhere.ts'
import { decodeServices, type GlossaryVectors, type ServiceVectors } from './services-file.ts'
import { stopWords } from '../words/stop-words.ts'
import { dimensions, normalised, product } from '../model/vectors.ts'
import { WordIndex, type Term } from '../words/word-index.ts'
import { wordsOf } from '../words/words.ts'

/** A service that a need seems to mean, with the confidence. */
export interface Meant {
  /** Its index in the glossary. */
  readonly service: number
  readonly names: string
  readonly share: number
  /** How near it is by itself, however near others are. */
  readonly near: number
  /** How much nearer the need is to something that people ask for elsewhere. */
  readonly away: number
  readonly vector: Float32Array
  readonly stems: readonly string[]
}

/** For the vectors and words of a need, or for the vector of a listing alone. */
export type FindMeant = (
  vectors: readonly Float32Array[],
  terms?: readonly Term[],
  /** The category of a listing. */
  category?: Profession,
) => Meant[]

const mostMeant = 3
/** The commonest names stand for a service. */
const mostNames = 4
const leastNear = 0.3
/** Below this, a service is hardly meant, even if it is the nearest. */
const surelyNear = 0.33
const sharpness = 12
/** How much shared words add to the nearness of a service. */
const wordsCount = 0.3
/** How much the second nearest description counts beside the nearest. */
const secondCounts = 0.5
/** How much the discriminants count. */
const tellsCount = 0.015
/** How much farther a need is from all services if it is nearer to something else. */
const elsewhereCosts = 0.4
/** Only if it is nearer by this much: misspelled needs are far from everything. */
const elsewhereMargin = 0.05
/** How much it counts for a service that people of the listing's profession mostly offer it. */
const usualCounts = 0.1

const file = new URL('../../../../../../data/services.bin', import.meta.url)

/** The glossary's vectors; none if the file belongs to another glossary, which a test prevents. */
export const readServices = async (): Promise<GlossaryVectors> =>
  decodeServices(await readFile(file)) ?? { services: [], elsewhere: [] }

/** Used to generate the file. */
export async function embedServices(embedder: Pick<Embedder, 'embed'>): Promise<GlossaryVectors> {
  const vectors: Omit<ServiceVectors, 'tells'>[] = []
  const examples: Example[] = []
  for (const { names, plainly } of services) {
    const ways: Float32Array[] = []
    for (const way of plainly) ways.push(await embedder.embed(way))
    vectors.push({ names: await embedder.embed(names.join(', ')), plainly: ways })
  }
  for (const [group, { names, plainly }] of vectors.entries())
    // Names are as good as two descriptions.
    examples.push(...[names, names, ...plainly].map((vector) => ({ vector, group })))
  const tells = discriminantsOf(examples, services.length)
  const away: Float32Array[] = []
  for (const text of elsewhere) away.push(await embedder.embed(text))
  return {
    services: vectors.map((one, index) => ({ ...one, tells: tells[index] ?? new Float32Array() })),
    elsewhere: away,
  }
}

/** Compares with the glossary by meaning. Runs for every listing, so it allocates few objects. */
export function createFindMeant({
  services: vectors,
  elsewhere: away,
}: GlossaryVectors): FindMeant {
  if (vectors.length !== services.length) return () => []
  const known = services.map(({ names }, index) => ({
    service: index,
    names: names.slice(0, mostNames).join(', '),
    stems: [...new Set(contentStems(names.slice(0, mostNames).join(' ')))],
    vector: vectors[index]?.names ?? new Float32Array(dimensions),
  }))
  const near = new Float32Array(services.length)
  const likely = new Float32Array(services.length)

  const said = new WordIndex()
  for (const [service, { names, plainly }] of services.entries())
    said.add(service, [
      [names.join(', '), 1],
      [plainly.join('. '), 1],
    ])

  /** A listing is compared with the names alone, because it uses them. */
  function compareListing(vector: Float32Array, category: Profession | undefined): void {
    const usual = category === undefined ? undefined : likelyServices(category)
    for (const [service, { names }] of vectors.entries()) {
      near[service] = product(names, 0, vector)
      likely[service] = near[service] + usualCounts * (usual?.[service] ?? 0)
    }
  }

  function compareNeed(vector: Float32Array): void {
    const tells = vectors.map((one) => product(one.tells, 0, vector) + (one.tells[dimensions] ?? 0))
    const top = Math.max(...tells)
    for (const [service, { names, plainly }] of vectors.entries()) {
      let [first, second] = [product(names, 0, vector), 0]
      for (const way of plainly) {
        const how = product(way, 0, vector)
        if (how > first) [first, second] = [how, first]
        else if (how > second) second = how
      }
      near[service] = Math.max(near[service] ?? 0, first)
      const how = (first + secondCounts * second) / (1 + secondCounts)
      const told = tellsCount * ((tells[service] ?? 0) - top)
      likely[service] = Math.max(likely[service] ?? 0, how + told)
    }
  }

  /** How much nearer a need is to something else than to every service. */
  const awayOf = (given: readonly Float32Array[]): number => {
    const most = near.reduce((top, value) => Math.max(top, value), 0)
    let nearest = 0
    for (const vector of given)
      for (const one of away) nearest = Math.max(nearest, product(one, 0, vector))
    return nearest - most
  }

  return (given, terms, category) => {
    near.fill(0)
    likely.fill(0)
    for (const vector of given)
      if (terms === undefined) compareListing(vector, category)
      else compareNeed(vector)
    const far = terms === undefined ? 0 : awayOf(given)
    const distance = far > elsewhereMargin ? elsewhereCosts : 0
    // A word that only one service uses tells it better than the meaning of a whole sentence.
    const byWords = said.score(terms ?? [], services.length)
    const ideal = (terms ?? []).reduce(
      (sum, { stem, weight }) => sum + weight * said.rarity(stem),
      0,
    )
    if (ideal > 0)
      for (let service = 0; service < near.length; service += 1) {
        const words = (wordsCount * (byWords[service] ?? 0)) / ideal
        near[service] = (near[service] ?? 0) + words
        likely[service] = (likely[service] ?? 0) + words
      }
    const best = nearestOf(likely).map((service) => ({ service, how: likely[service] ?? 0 }))
    const top = best[0]?.how ?? 0
    const sum = best.reduce((all, { how }) => all + Math.exp(sharpness * (how - top)), 0)
    return best.flatMap(({ service, how }) => {
      const one = known[service]
      const share =
        (Math.exp(sharpness * (how - top)) / sum) *
        Math.min(1, Math.max(0.05, how - surelyNear) / 0.2)
      return one === undefined
        ? []
        : [{ ...one, share, near: (near[service] ?? 0) - distance, away: far }]
    })
  }
}

/** The few services that are near enough, the nearest first. */
function nearestOf(near: Float32Array): number[] {
  const best: number[] = []
  for (let service = 0; service < near.length; service += 1) {
    const how = near[service] ?? 0
    if (how < leastNear) continue
    const place = best.findIndex((other) => (near[other] ?? 0) < how)
    best.splice(place === -1 ? best.length : place, 0, service)
    best.length = Math.min(best.length, mostMeant)
  }
  return best
}

const contentStems = (text: string): string[] =>
  wordsOf(text)
    .filter(({ word }) => !stopWords.has(word))
    .map(({ stem }) => stem)

/** The need's vector, moved towards the services that it means. */
export function towards(need: Float32Array, meant: readonly Meant[], pull: number): Float32Array {
  return normalised(
    need.map((value, at) =>
      meant.reduce((sum, one) => sum + pull * one.share * (one.vector[at] ?? 0), value),
    ),
  )
}
