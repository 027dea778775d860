import { beforeAll, describe, expect, it } from 'vitest'
import { listingDocument } from '../../../../../test/samples/listing-documents.ts'
import { openFind } from '../../../accounts/locations/public.ts'
import type { ListingDocument } from './document.ts'
import type { Embedder } from './model/embedder.ts'
import { openRanker } from './open-ranker.ts'
import type { Ranker } from './ranker.ts'
import { dimensions, normalised } from './model/vectors.ts'

/** Numbers that look random and are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const words =
  `drums drummer guitar bass mixing mastering wedding singer studio piano tuner fiddle jazz folk metal
  lessons teacher song lyrics beats remix photos video label contract tour van venue barn church choir
  Leeds Bristol Glasgow remote evenings`.split(/\s+/)
const needs = [
  'drummer for a wedding in Leeds',
  'mixing a metal song',
  'gutiar lesons',
  'piano',
  'a singer and a fiddle player for a folk evening under 200',
  'tor van for the band',
]

function pickFrom<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] ?? expect.unreachable()
}

const textOf = (random: () => number, count: number): string =>
  Array.from({ length: count }, () => pickFrom(random, words)).join(' ')

function documentOf(random: () => number, index: number): ListingDocument {
  return listingDocument({
    id: `listing-${index}`,
    title: textOf(random, 3),
    description: `${textOf(random, 12)}.`,
    bio: random() < 0.5 ? textOf(random, 4) : null,
    location: pickFrom(random, ['Leeds, United Kingdom', 'Bristol, United Kingdom', '']) || null,
  })
}

/** The same text has the same vector. */
const vectorOf = (text: string): Float32Array => {
  const random = seeded(Array.from(text).reduce((sum, one) => sum * 31 + one.charCodeAt(0), 7) | 0)
  return normalised(Float32Array.from({ length: dimensions }, () => random() - 0.4))
}
const embedder: Embedder = {
  embed: async (text) => vectorOf(text),
  embedDocument: () => expect.unreachable(),
}

const options = { today: new Date('2026-11-15T12:00:00Z'), exclude: [], most: 30 }
const put = (ranker: Ranker, document: ListingDocument) =>
  ranker.shelf.put({ document, vector: vectorOf(document.title + document.description) })

describe('the same listings', () => {
  let open: () => Promise<Ranker>
  beforeAll(async () => {
    const find = await openFind()
    open = () => openRanker(find)
  })

  // Two hundred empty slots compact the shelf, so the last seed passes that point several times.
  it.each([
    [1, 30],
    [2, 90],
    [3, 700],
  ])(
    'rank the same after random changes as in a fresh index (seed %i, %i changes)',
    async (seed, changes) => {
      const random = seeded(seed)
      const edited = await open()
      const kept = new Map<number, ListingDocument>()
      for (let index = 0; index < 60; index += 1) {
        kept.set(index, documentOf(random, index))
        put(edited, kept.get(index) ?? expect.unreachable())
      }
      for (let change = 0; change < changes; change += 1) {
        const index = Math.floor(random() * 70)
        if (random() < 0.15) {
          kept.delete(index)
          edited.shelf.remove(`listing-${index}`)
        } else {
          const document = documentOf(random, index)
          kept.set(index, document)
          put(edited, document)
        }
      }
      const fresh = await open()
      for (const document of kept.values()) put(fresh, document)
      for (const need of needs)
        for (const by of [embedder, undefined]) {
          const one = await edited.rank(need, options, by)
          const other = await fresh.rank(need, options, by)
          expect([need, one]).toEqual([need, other])
        }
    },
  )
})
