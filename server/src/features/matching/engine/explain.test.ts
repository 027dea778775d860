import { why as whySchema } from '@patchbay/contract/matches'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listingDocument, someListings } from '../../../../test/listing-documents.ts'
import { openAtlas } from '../../locations/public.ts'
import type { ListingDocument } from './document.ts'
import { explain } from './explain.ts'
import { openRanker } from './open-ranker.ts'
import type { Ranker } from './ranker.ts'

const options = { today: new Date('2026-11-15T12:00:00Z'), exclude: [], most: 20 }
let ranker: Ranker
beforeAll(async () => {
  ranker = await openRanker(await openAtlas())
  for (const document of someListings) ranker.shelf.put({ document })
})

/** What a listing shows for a need, by words alone. */
async function whyOf(need: string, document: ListingDocument) {
  const { ranked, reading } = await ranker.rank(need, options)
  const place = ranked.find(({ id }) => id === document.id)
  const shown = place ?? { id: document.id, hash: '', score: 0, weak: true }
  // As it goes through a queue or a cache.
  const stored = JSON.parse(JSON.stringify(reading)) as typeof reading
  return z.parse(whySchema, explain(stored, document, shown, undefined))
}
const listing = (id: string) => someListings.find((one) => one.id === id) ?? expect.unreachable(id)

describe('why a listing is there', () => {
  it('names the words that were found, neighbours together, and marks them where they stand', async () => {
    const why = await whyOf('live band for our weding', listing('wedding-band'))
    expect(why.found).toEqual(['live band', 'wedding'])
    expect(why.weak).toBe(false)
    const { text, marks } = why.quote ?? expect.unreachable('There is a quote.')
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['Live band', 'weddings'])
  })

  it('answers everything that was asked for, with the numbers', async () => {
    const { points } = await whyOf(
      'wedding DJ in Manchester, under £300, 12 June 2027, newcomer, techno',
      listing('wedding-dj'),
    )
    expect(points).toMatchObject([
      { about: 'budget', verdict: 'missed', price: 350, asked: { most: 300 } },
      { about: 'place', verdict: 'met', location: 'Leeds, United Kingdom', kilometres: 57 },
      { about: 'experience', verdict: 'missed', level: 'veteran' },
      { about: 'profession', verdict: 'met' },
      { about: 'genre', verdict: 'missed', asked: ['Techno'] },
      { about: 'date', verdict: 'missed', said: 'All Saturdays in June 2027 are booked.' },
    ])
  })

  it('leaves open what the listing does not say', async () => {
    const silent = listingDocument({ id: 'silent', title: 'DJ', category: 'DJ/Performer' })
    const { points } = await whyOf('a DJ in Leeds this Saturday for £200, professional', silent)
    expect(points.map(({ about, verdict }) => [about, verdict])).toEqual([
      ['budget', 'open'],
      ['place', 'open'],
      ['experience', 'open'],
      ['profession', 'met'],
      ['date', 'open'],
    ])
  })

  it('speaks of the listing as it is now', async () => {
    const moved = { ...listing('wedding-dj'), title: 'Party DJ', location: 'Oslo, Norway' }
    const why = await whyOf('wedding DJ in Leeds', moved)
    expect(why.found).not.toContain('wedding')
    expect(why.points[0]).toMatchObject({ about: 'place', verdict: 'open', kilometres: null })
  })

  it('says which words a weak one lacks', async () => {
    const why = await whyOf('hurdy-gurdy for a wedding', listing('solicitor'))
    expect(why).toMatchObject({
      weak: true,
      found: [],
      notFound: ['hurdy', 'gurdy', 'wedding'],
      quote: null,
    })
  })

  it('counts a thing that is not wanted against what offers it', async () => {
    const { points } = await whyOf('a live act for a wedding, not a DJ', listing('wedding-dj'))
    expect(points).toContainEqual({ about: 'unwanted', verdict: 'missed', asked: 'DJ' })
    const { ranked } = await ranker.rank('a live act for a wedding, not a DJ', options)
    expect(ranked[0]?.id).toBe('wedding-band')
  })

  it('quotes the sentence that is nearest by meaning, and at most 200 characters of it', async () => {
    const long = `Nothing. ${'Words and words '.repeat(30)}about wedding music ${'and so on '.repeat(30)}.`
    const why = await whyOf(
      'wedding',
      listingDocument({ id: 'long', title: 'Music', description: long }),
    )
    const { text, marks } = why.quote ?? expect.unreachable('There is a quote.')
    expect(text.length).toBeLessThanOrEqual(200)
    expect(text).toMatch(/^…\S.*\S…$/)
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['wedding'])
  })
})
