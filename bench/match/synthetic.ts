import { createHash } from 'node:crypto'
import type { ListingDocument } from '../../server/src/features/marketplace/matching/engine/document.ts'
import {
  dimensions,
  normalised,
  toBytes,
} from '../../server/src/features/marketplace/matching/engine/model/vectors.ts'

/** The same numbers in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface SyntheticEntry {
  readonly document: ListingDocument
  readonly vectors: { readonly whole: Uint8Array }
}

/** Builds many listings by recombining the sentences of a few. */
export function recombine(listings: readonly ListingDocument[], count: number): SyntheticEntry[] {
  const random = seeded(20_261_115)
  const pick = <T>(list: readonly T[], otherwise: T): T =>
    list[Math.floor(random() * list.length)] ?? otherwise
  const sentences = listings.flatMap(({ description }) => description.split(/(?<=[.!?])\s+/))
  const [first] = listings
  if (first === undefined) return []
  return Array.from({ length: count }, (_, index) => {
    const description = Array.from({ length: 2 + Math.floor(random() * 5) }, () =>
      pick(sentences, ''),
    )
    const document: ListingDocument = {
      ...pick(listings, first),
      id: createHash('sha256').update(String(index)).digest('hex').slice(0, 36),
      title: pick(listings, first).title,
      location: pick(listings, first).location,
      description: description.join(' '),
    }
    const vector = normalised(Float32Array.from({ length: dimensions }, () => random() - 0.5))
    return { document, vectors: { whole: toBytes(vector) } }
  })
}
