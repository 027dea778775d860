import { readFile } from 'node:fs/promises'
import type { Embedder } from './embedder.ts'
import { services } from './glossary.ts'
import { decodeServices, type ServiceVectors } from './services-file.ts'
import { stopWords } from './stop-words.ts'
import { normalised } from './vectors.ts'
import { wordsOf } from './words.ts'

/** A service that a need seems to mean, and how surely. */
export interface Meant {
  readonly names: string
  readonly plainly: string
  readonly share: number
  readonly vector: Float32Array
  readonly stems: readonly string[]
}

/** Of a need, and of a listing as well. */
export type FindMeant = (vector: Float32Array) => Meant[]

const mostMeant = 3
const leastNear = 0.3
const sharpness = 18

const file = new URL('../../../../data/services.bin', import.meta.url)

/** The glossary's vectors; none where the file is of another glossary, which a test forbids. */
export const readServices = async (): Promise<readonly ServiceVectors[]> =>
  decodeServices(await readFile(file)) ?? []

/** For making the file. */
export async function embedServices(embedder: Embedder): Promise<ServiceVectors[]> {
  const vectors: ServiceVectors[] = []
  for (const { names, plainly } of services) {
    const ways: Float32Array[] = []
    for (const way of plainly) ways.push(await embedder.embed(way))
    vectors.push({ names: await embedder.embed(names), plainly: ways })
  }
  return vectors
}

/** Compares needs with the glossary by meaning. */
export function createFindMeant(vectors: readonly ServiceVectors[]): FindMeant {
  if (vectors.length !== services.length) return () => []
  const known = services.map(({ names, plainly }, index) => ({
    names,
    plainly: plainly.join('. '),
    stems: [...new Set(contentStems(names))],
    ways: vectors[index]?.plainly ?? [],
    vector: vectors[index]?.names ?? new Float32Array(),
  }))
  return (need) => {
    const near = known
      .map((one) => ({
        ...one,
        near: Math.max(...[one.vector, ...one.ways].map((way) => dot(way, need))),
      }))
      .toSorted((a, b) => b.near - a.near)
      .slice(0, mostMeant)
      .filter((one) => one.near >= leastNear)
    const top = near[0]?.near ?? 0
    const sum = near.reduce((all, one) => all + Math.exp(sharpness * (one.near - top)), 0)
    return near.map(({ names, plainly, stems, vector, near: how }) => ({
      names,
      plainly,
      stems,
      vector,
      share: (Math.exp(sharpness * (how - top)) / sum) * Math.min(1, (how - leastNear) / 0.2),
    }))
  }
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

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
