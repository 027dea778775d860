import type { Embedder } from './embedder.ts'
import { services } from './glossary.ts'
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

/** Reads the glossary once, so that each need is compared with it by meaning. */
export async function openMeant(embedder: Embedder): Promise<FindMeant> {
  const known: { names: string; stems: string[]; plain: Float32Array; vector: Float32Array }[] = []
  for (const { names, plainly } of services) {
    const vector = await embedder.embed(names)
    const plain = await embedder.embed(plainly)
    const stems = wordsOf(names)
      .filter(({ word }) => !stopWords.has(word))
      .map(({ stem }) => stem)
    known.push({ names, stems: [...new Set(stems)], plain, vector })
  }
  return (need) => {
    const near = known
      .map((one) => ({ ...one, near: Math.max(dot(one.plain, need), dot(one.vector, need)) }))
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
