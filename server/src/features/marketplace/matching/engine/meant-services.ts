import { readFile } from 'node:fs/promises'
import type { Embedder } from './embedder.ts'
import { services } from './words/glossary.ts'
import { decodeServices, type ServiceVectors } from './services-file.ts'
import { stopWords } from './words/stop-words.ts'
import { dimensions, normalised, product } from './vectors.ts'
import { WordIndex, type Term } from './words/word-index.ts'
import { wordsOf } from './words/words.ts'

/** A service that a need seems to mean, with the confidence. */
export interface Meant {
  /** Its index in the glossary. */
  readonly service: number
  readonly names: string
  readonly share: number
  /** How near it is by itself, however near others are. */
  readonly near: number
  readonly vector: Float32Array
  readonly stems: readonly string[]
}

/** For the vectors and words of a need, or for the vector of a listing alone. */
export type FindMeant = (vectors: readonly Float32Array[], terms?: readonly Term[]) => Meant[]

const mostMeant = 3
/** The commonest names stand for a service. */
const mostNames = 4
const leastNear = 0.3
/** Below this, a service is hardly meant, even if it is the nearest. */
const surelyNear = 0.33
const sharpness = 18
/** How much shared words add to the nearness of a service. */
const wordsCount = 0.5

const file = new URL('../../../../../data/services.bin', import.meta.url)

/** The glossary's vectors; none if the file belongs to another glossary, which a test prevents. */
export const readServices = async (): Promise<readonly ServiceVectors[]> =>
  decodeServices(await readFile(file)) ?? []

/** Used to generate the file. */
export async function embedServices(embedder: Embedder): Promise<ServiceVectors[]> {
  const vectors: ServiceVectors[] = []
  for (const { names, plainly } of services) {
    const ways: Float32Array[] = []
    for (const way of plainly) ways.push(await embedder.embed(way))
    vectors.push({ names: await embedder.embed(names.join(', ')), plainly: ways })
  }
  return vectors
}

/** Compares with the glossary by meaning. Runs for every listing, so it allocates no objects. */
export function createFindMeant(vectors: readonly ServiceVectors[]): FindMeant {
  if (vectors.length !== services.length) return () => []
  const known = services.map(({ names }, index) => ({
    service: index,
    names: names.slice(0, mostNames).join(', '),
    stems: [...new Set(contentStems(names.slice(0, mostNames).join(' ')))],
    vector: vectors[index]?.names ?? new Float32Array(dimensions),
  }))
  // The names come first: a listing is compared with these alone, because it uses them.
  const ways = [
    ...vectors.map(({ names }, service) => ({ way: names, service })),
    ...vectors.flatMap(({ plainly }, service) => plainly.map((way) => ({ way, service }))),
  ]
  const owners = Uint16Array.from(ways, ({ service }) => service)
  const values = new Float32Array(ways.length * dimensions)
  for (const [index, { way }] of ways.entries()) values.set(way, index * dimensions)
  const near = new Float32Array(services.length)

  const said = new WordIndex()
  for (const [service, { names, plainly }] of services.entries())
    said.add(service, [
      [names.join(', '), 1],
      [plainly.join('. '), 1],
    ])

  return (given, terms) => {
    near.fill(0)
    const end = terms === undefined ? services.length : owners.length
    for (const vector of given)
      for (let index = 0; index < end; index += 1) {
        const service = owners[index] ?? 0
        near[service] = Math.max(near[service] ?? 0, product(values, index * dimensions, vector))
      }
    // A word that only one service uses tells it better than the meaning of a whole sentence.
    const byWords = said.score(terms ?? [], services.length)
    const ideal = (terms ?? []).reduce(
      (sum, { stem, weight }) => sum + weight * said.rarity(stem),
      0,
    )
    if (ideal > 0)
      for (let service = 0; service < near.length; service += 1)
        near[service] = (near[service] ?? 0) + (wordsCount * (byWords[service] ?? 0)) / ideal
    const best = nearestOf(near).map((service) => ({ service, how: near[service] ?? 0 }))
    const top = best[0]?.how ?? 0
    const sum = best.reduce((all, { how }) => all + Math.exp(sharpness * (how - top)), 0)
    return best.flatMap(({ service, how }) => {
      const one = known[service]
      const share =
        (Math.exp(sharpness * (how - top)) / sum) *
        Math.min(1, Math.max(0.05, how - surelyNear) / 0.2)
      return one === undefined ? [] : [{ ...one, share, near: how }]
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
