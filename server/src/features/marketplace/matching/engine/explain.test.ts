import { why as whySchema } from '@patchbay/contract/marketplace/matches'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listingDocument, someListings } from '../../../../../test/samples/listing-documents.ts'
import { openFind } from '../../../accounts/locations/public.ts'
import type { ListingDocument } from './document.ts'
import { explain } from './explain.ts'
import { openRanker } from './open-ranker.ts'
import type { Ranker } from './ranker.ts'

const options = { today: new Date('2026-11-15T12:00:00Z'), exclude: [], most: 20 }
let ranker: Ranker
beforeAll(async () => {
  ranker = await openRanker(await openFind())
  for (const document of someListings) ranker.shelf.put({ document })
})

/** The explanation of a listing for a need, by words alone. */
async function whyOf(need: string, document: ListingDocument) {
  const { ranked, reading } = await ranker.rank(need, options)
  const place = ranked.find(({ id }) => id === document.id)
  const shown = place ?? { id: document.id, score: 0, weak: true, fits: false }
  // Must survive serialisation, as in a queue or a cache.
  const stored = JSON.parse(JSON.stringify(reading)) as typeof reading
  return z.parse(whySchema, explain(stored, document, shown, undefined))
}
/** The same for a listing that is added for it. */
async function whyOfNew(need: string, document: ListingDocument) {
  ranker.shelf.put({ document })
  const why = await whyOf(need, document)
  ranker.shelf.remove(document.id)
  return why
}
const listing = (id: string) => someListings.find((one) => one.id === id) ?? expect.unreachable(id)

describe('the explanation of a match', () => {
  it('names the words that were found, adjacent words together, and marks their positions', async () => {
    const why = await whyOf('live band for our weding', listing('wedding-band'))
    expect(why.found).toEqual(['live band', 'wedding'])
    expect(why.weak).toBe(false)
    const { text, marks } = why.quote ?? expect.unreachable('There is a quote.')
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['Live band', 'weddings'])
  })

  it('names no word of the category, none that proves nothing, and quotes no denial', async () => {
    const speaker = listingDocument({
      id: 'speaker',
      category: 'Artist/Musician/Singer',
      title: 'Voice-over artist',
      description: 'Two shows a week. I am not a booking agent.',
    })
    const why = await whyOf('a singer and a booking agent, we show you two clubs', speaker)
    expect(why.found).toEqual([])
    expect(why.quote?.text ?? '').not.toContain('booking agent')
  })

  it('gives no reason from what somebody did, seeks, or writes in another sense', async () => {
    const others = [
      { title: 'Interviews', description: 'I transcribe recorded talk, and press record for you.' },
      { title: 'Rhythm by computer', description: 'Superior Drummer, ghost notes.' },
      { title: 'Bass lessons', description: 'Played in covers bands for years.' },
      { title: 'DRUMMER WANTED', description: 'Our band needs a drummer.' },
    ].map((one, at) => listingDocument({ id: `other ${at}`, ...one }))
    for (const other of others) {
      const why = await whyOf('a drummer for the record of our covers bands', other)
      expect([why.found, why.quote?.marks ?? []], other.title).toEqual([[], []])
    }
  })

  it.each([
    // A word alone that names neither the service nor an occasion may mean anything.
    ['press fifty copies of our single', 'Press campaigns', 'Press and radio.', []],
    ['press fifty copies of our single', 'Vinyl', 'I press fifty copies.', ['press fifty copies']],
    ['jazz drummer for two songs', 'Drummer', 'My jazz songs.', ['jazz', 'songs', 'drummer']],
    ['a drum machine, looked at', 'Drummer', 'I hit every drum.', []],
    ['somebody who can sing', 'Singer-songwriters mixed', 'Mixing.', []],
    ['record label', 'Labels printed', 'Round labels.', []],
    ['drummer for a covers band', 'Drummer', 'Looking for a band.', ['drummer']],
    // Other forms, parts of other words, and whom something is for.
    ['a pianist', 'Rooms', 'A grand piano.', []],
    ['a photographer', 'Sleeves', 'Your photos on a sleeve.', []],
    ['sheet music for my song', 'Lead sheets', 'By ear.', []],
    ['live sound engineer', 'Room', 'With a sound limiter.', []],
    ['funding for a community choir', 'Community choir', 'We sing.', []],
    ['record our gospel choir', 'Gospel choir', 'We sing.', []],
    ['bass for two songs', 'Double bass', 'Jazz.', []],
  ])('%s, by %s (%s), has found %s', async (need, title, description, found) => {
    const category = title === 'Drummer' ? 'Instrumentalist' : 'Other'
    const document = listingDocument({ id: 'sense', title, description, category })
    expect((await whyOfNew(need, document)).found).toEqual(found)
  })

  it('gives a tick only where it fits', async () => {
    const ticked = async (need: string, more: Partial<ListingDocument>) => {
      const document = listingDocument({ id: 'tick', location: 'Leeds, United Kingdom', ...more })
      const { points } = await whyOfNew(need, document)
      return points.filter(({ verdict }) => verdict === 'met').map(({ about }) => about)
    }
    const mixer = { title: 'Mixing', price: 180, priceType: 'fixed' } as const
    expect(await ticked('mix five songs, £400 in total', mixer)).toEqual([])
    expect(await ticked('mix five songs, £200 each', mixer)).toEqual(['budget'])
    const drums = { title: 'Percussion', category: 'Instrumentalist' } as const
    expect(await ticked('a harpist', drums)).toEqual([])
    expect(await ticked('a percussionist', drums)).toEqual(['profession'])
    const region = { title: 'Percussion', location: 'London, United Kingdom' } as const
    expect(await ticked('percussion in the north of England', region)).toEqual([])
    const ska = { title: 'Tax returns', description: 'I play bass in a ska band.' } as const
    expect(await ticked('tax returns, ska', ska)).toEqual([])
  })

  it('takes nothing from a story but words that stand together', async () => {
    const story =
      'We are four friends from the same street and the studio we want costs more than my car. ' +
      'My cousin says that there are foundations which give money for exactly this. ' +
      'None of us can write such a letter, and our drummer cried at the first page. ' +
      'We are looking for somebody who fills in the papers for a funding application with us.'
    const studio = listingDocument({
      id: 'studio',
      title: 'Studio',
      description: 'Bring a drummer.',
    })
    expect(await whyOfNew(story, studio)).toMatchObject({ found: [], quote: null, points: [] })
  })

  it('quotes nothing for a number alone', async () => {
    const transfers = listingDocument({
      id: 'transfers',
      title: 'Tape transfers',
      description: 'Quarter inch to two inch.',
    })
    const why = await whyOf('Mixing engineer for two soul songs', transfers)
    expect(why.quote).toBeNull()
  })

  it('names the first word of the need without its capital, but names as they are', async () => {
    const why = await whyOf('Mixing engineer who knows Ableton', listing('solicitor'))
    expect(why.notFound).toEqual(['mixing', 'Ableton', 'engineer'])
  })

  it('answers every request, with the numbers', async () => {
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

  it('leaves requests open that the listing does not mention', async () => {
    const silent = listingDocument({ id: 'silent', title: 'DJ', category: 'DJ/Performer' })
    const { points } = await whyOfNew('a DJ in Leeds this Saturday for £200, professional', silent)
    expect(points.map(({ about, verdict }) => [about, verdict])).toEqual([
      ['budget', 'open'],
      ['place', 'open'],
      ['experience', 'open'],
      ['profession', 'met'],
      ['date', 'open'],
    ])
  })

  it('uses the current text of the listing', async () => {
    const moved = { ...listing('wedding-dj'), title: 'Party DJ', location: 'Oslo, Norway' }
    const why = await whyOf('wedding DJ in Leeds', moved)
    expect(why.found).not.toContain('wedding')
    expect(why.points[0]).toMatchObject({ about: 'place', verdict: 'open', kilometres: null })
  })

  it('names the words that a weak match lacks', async () => {
    const why = await whyOf('hurdy-gurdy for a wedding', listing('solicitor'))
    expect(why).toMatchObject({
      weak: true,
      found: [],
      notFound: ['hurdy', 'gurdy', 'wedding'],
      quote: null,
    })
  })

  it('counts an unwanted thing against listings that offer it', async () => {
    const { points } = await whyOf('a live act for a wedding, not a DJ', listing('wedding-dj'))
    expect(points).toContainEqual({ about: 'unwanted', verdict: 'missed', asked: 'DJ' })
    const { ranked } = await ranker.rank('a live act for a wedding, not a DJ', options)
    expect(ranked[0]?.id).toBe('wedding-band')
  })

  it('reports an unwanted thing that the text offers, unless the text excludes it', async () => {
    const verdictFor = async (description: string) =>
      (await whyOfNew('a function band, no covers', band(description))).points.find(
        ({ about }) => about === 'unwanted',
      )?.verdict
    const band = (description: string) =>
      listingDocument({ id: 'band', title: 'Function band', description })
    expect(await verdictFor('Own songs. Covers too.')).toBe('missed')
    expect(await verdictFor('Own songs only.')).toBe('met')
    expect(await verdictFor('Own songs, no covers.')).toBe('met')
  })

  it.each([
    ['A pianist in Reading', 'Good at reading.', 'open'],
    ['A pianist in Reading', 'Reading and theory.', 'open'],
    ['A pianist in Reading', 'I often play in Reading.', 'met'],
    ['A pianist in Nice', 'Nice music, nice price.', 'open'],
    ['A pianist in Bristol', 'Leeds, Bristol and York.', 'met'],
    ['A pianist in Bristol', 'i travel to bristol.', 'met'],
    ['A pianist in the north west', 'All over the north west.', 'met'],
  ])('%s, and the listing says: %s', async (need, description, verdict) => {
    const pianist = listingDocument({
      id: 'pianist',
      title: 'Pianist',
      description,
      location: 'Norwich, United Kingdom',
    })
    const { points } = await whyOf(need, pianist)
    // A location unknown to the index has no distance, so only the words can match.
    expect(points).toContainEqual(expect.objectContaining({ about: 'place', verdict }))
  })

  it.each([
    ['I play full sets every Saturday.', 'met'],
    ['Disco every Friday and Saturday until midnight.', 'met'],
    ['Fully booked every Saturday.', 'missed'],
    ['On Saturdays we are full.', 'missed'],
    ['No Saturdays until June.', 'missed'],
    ['Not available on Saturdays.', 'missed'],
    ['Saturdays are gone until 14 June.', 'missed'],
    ['All Saturdays have gone, Fridays left.', 'missed'],
    ['Fridays, Saturdays and Sundays are taken.', 'missed'],
    ['Sundays have gone, Fridays and Saturdays left.', 'met'],
    ['Hire Thursday to Saturday.', 'met'],
    ['Mondays to Thursdays still to fill.', 'open'],
    ['Weekends are nearly gone.', 'open'],
    ['Dark Mondays and most of November.', 'missed'],
    ['Available for tours from February.', 'missed'],
    ['The next slot opens in September.', 'missed'],
  ])('a Saturday, and the listing says: %s', async (description, verdict) => {
    const dj = listingDocument({ id: 'dj', title: 'DJ', category: 'DJ/Performer', description })
    const { points } = await whyOfNew('a DJ this Saturday', dj)
    expect(points).toContainEqual(expect.objectContaining({ about: 'date', verdict }))
  })

  it.each([
    ['drum lessons, max 40', 'met'],
    ['drum lessons, max 25', 'missed'],
    ['drum lessons, budget 500', 'open'],
  ])('%s, at 30 an hour', async (need, verdict) => {
    const { points } = await whyOf(need, listing('drum-lessons'))
    expect(points).toContainEqual(expect.objectContaining({ about: 'budget', verdict }))
  })

  it('does not count words that only say when', async () => {
    const busy = listingDocument({
      id: 'busy',
      title: 'Mobile DJ',
      category: 'DJ/Performer',
      description: 'Mid-range speakers. Booked in December, and for Christmas.',
    })
    expect((await whyOfNew('a DJ by mid-December', busy)).found).toEqual(['DJ'])
    expect((await whyOfNew('a DJ for Christmas', busy)).found).toEqual(['Christmas', 'DJ'])
    const bare = listingDocument({ id: 'bare', title: 'Cello' })
    expect((await whyOf('a DJ by late December', bare)).notFound).toEqual(['DJ'])
  })

  it('quotes the sentence that is nearest by meaning, and at most 200 characters of it', async () => {
    const long = `Nothing. ${'Words and words '.repeat(30)}about wedding music ${'and so on '.repeat(30)}.`
    const why = await whyOfNew(
      'wedding music',
      listingDocument({ id: 'long', title: 'Music', description: long }),
    )
    const { text, marks } = why.quote ?? expect.unreachable('There is a quote.')
    expect(text.length).toBeLessThanOrEqual(200)
    expect(text).toMatch(/^…\S.*\S…$/)
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['wedding music'])
  })
})

describe('a reason', () => {
  it('does not come from goals, nor from words that the need does not contain', async () => {
    const seeker = listingDocument({
      id: 'seeker',
      title: 'Lyrics and toplines',
      description: 'In two languages.',
      goals: 'A producer who is not afraid of silence',
    })
    const why = await whyOf('a producer for my album', seeker)
    expect(why.found).toEqual([])
    expect(why.quote).toBeNull()
    expect(why.weak).toBe(true)
  })

  it('needs more than similarity: a match with nothing to show is weak, whatever its rank', async () => {
    const { reading } = await ranker.rank('vibraphone', options)
    const shown = explain(
      reading,
      listing('solicitor'),
      { id: 'solicitor', score: 1, weak: false, fits: false },
      undefined,
    )
    expect(shown).toMatchObject({ weak: true, found: [] })
  })

  it('does not list dates or places among the missing words, since they have their own points', async () => {
    const why = await whyOf('hurdy-gurdy in Leeds on 14 June', listing('solicitor'))
    expect(why.notFound).toEqual(['hurdy', 'gurdy'])
  })
})
