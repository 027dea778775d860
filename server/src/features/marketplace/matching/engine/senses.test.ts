import { beforeAll, describe, expect, it } from 'vitest'
import { listingDocument } from '../../../../../test/samples/listing-documents.ts'
import { openFind } from '../../../accounts/locations/public.ts'
import { explain } from './explain.ts'
import { openEmbedder, wholeText, type Embedder } from './model/embedder.ts'
import { openRanker } from './open-ranker.ts'
import type { Ranker } from './ranker.ts'

const options = { today: new Date('2026-11-15T12:00:00Z'), exclude: [], most: 20 }

/** Listings with a word in another sense than most needs use it in, and those that are meant. */
const documents = [
  listingDocument({
    id: 'press',
    category: 'Manager/Promoter',
    title: 'Press campaigns',
    description: 'A six-week plan for your single, with a report at the end.',
  }),
  listingDocument({
    id: 'rehearsal',
    category: 'Studio Owner/Manager',
    title: 'Rehearsal room',
    description: 'Drums, amps and a PA, by the hour.',
  }),
  listingDocument({
    id: 'tour',
    category: 'Manager/Promoter',
    title: 'Tour manager',
    description: "I once found the drummer's hotel at four in the morning. Vans, times, money.",
  }),
  listingDocument({
    id: 'drums',
    category: 'Instrumentalist',
    title: 'Session drummer',
    description: 'A real kit on your song.',
  }),
  listingDocument({
    id: 'engineer',
    category: 'Sound Engineer',
    title: 'Live sound engineer',
    description: 'I mix every band as if it were my own band. Any band, any room.',
  }),
  listingDocument({
    id: 'band',
    category: 'Artist/Musician/Singer',
    title: 'Wedding band',
    description: 'Five players, two sets, a full floor.',
  }),
  listingDocument({
    id: 'lyrics',
    category: 'Songwriter',
    title: 'Lyrics',
    description: 'We go three versions back whenever you like.',
  }),
  listingDocument({
    id: 'singers',
    category: 'Artist/Musician/Singer',
    title: 'Backing vocals',
    description: 'Three women, tight harmonies.',
  }),
  listingDocument({
    id: 'shop',
    title: 'Dealer in old records',
    description: 'I buy whole collections.',
  }),
  listingDocument({
    id: 'lawyer',
    title: 'Music solicitor',
    description: 'I read your record deal before you sign it.',
  }),
  listingDocument({
    id: 'luthier',
    title: 'Guitar repairs',
    description: 'Cracked headstocks, worn frets, bad wiring.',
  }),
  listingDocument({
    id: 'coach',
    title: 'Vocal coach',
    description: 'Breath, high notes and stage nerves, for any voice.',
  }),
]

let ranker: Ranker
let embedder: Embedder
beforeAll(async () => {
  ranker = await openRanker(await openFind())
  embedder = await openEmbedder()
  for (const document of documents)
    ranker.shelf.put({ document, vector: await embedder.embed(wholeText(document)) })
}, 60_000)

const wrong: readonly (readonly [need: string, first: string, other: string, word: string])[] = [
  ['a rehearsal room once a week for six people', 'rehearsal', 'press', 'week'],
  ['real drums for my song', 'drums', 'tour', 'drums'],
  ['band', 'band', 'engineer', 'band'],
  ['backing vocals for a chorus', 'singers', 'lyrics', 'backing'],
  ['somebody reads our record deal', 'lawyer', 'shop', 'deal'],
  ['my voice cracks on high notes', 'coach', 'luthier', 'cracks'],
]

describe.each([
  ['words and meaning', true],
  ['words alone', false],
])('a word in another sense, by %s', (_, hasModel) => {
  it.each(wrong)('%s: finds %s, and not %s for its %s', async (need, first, other, word) => {
    const { ranked, reading } = await ranker.rank(need, options, hasModel ? embedder : undefined)
    expect(ranked[0]).toMatchObject({ id: first, weak: false })
    const place = ranked.find(({ id }) => id === other)
    expect(place?.weak ?? true).toBe(true)
    const document = documents.find(({ id }) => id === other) ?? expect.unreachable(other)
    const why = explain(
      reading,
      document,
      place ?? { id: other, score: 0, weak: true, fits: false },
      undefined,
    )
    // A drummer's hotel does have a drummer; it must not be more than a weak match for it.
    if (word !== 'band' && word !== 'drums') expect(why.found).not.toContain(word)
    expect(why.weak).toBe(true)
  })
})
