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
  readonly share: number
  readonly vector: Float32Array
  readonly stems: readonly string[]
}

export type FindMeant = (need: Float32Array) => Meant[]

const mostMeant = 3
const leastNear = 0.3
const sharpness = 18

const file = new URL('../../../../data/services.bin', import.meta.url)

/** The glossary's vectors, from the file or, where that is of another glossary, from the model. */
export async function readServices(embedder: Embedder): Promise<readonly ServiceVectors[]> {
  const bytes = await readFile(file).catch(() => new Uint8Array())
  return decodeServices(bytes) ?? embedServices(embedder)
}

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
  const known = services.map(({ names }, index) => ({
    names,
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
    return near.map(({ names, stems, vector, near: how }) => ({
      names,
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
