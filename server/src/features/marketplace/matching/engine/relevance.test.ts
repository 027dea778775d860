import { beforeAll, describe, expect, it } from 'vitest'
import { listingDocument } from '../../../../../test/samples/listing-documents.ts'
import { openFind } from '../../../accounts/locations/public.ts'
import type { ListingDocument } from './document.ts'
import { distancesTo } from './compare/distances.ts'
import { factsOf } from './facts.ts'
import { openRanker } from './open-ranker.ts'
import { comparePoints } from './points.ts'
import type { Ranker } from './ranker.ts'

const options = { today: new Date('2026-11-15T12:00:00Z'), exclude: [], most: 10 }
let find: Awaited<ReturnType<typeof openFind>>
beforeAll(async () => {
  find = await openFind()
})

async function rankerOf(documents: readonly ListingDocument[]): Promise<Ranker> {
  const ranker = await openRanker(find)
  for (const document of documents) ranker.shelf.put({ document })
  return ranker
}

const fiddler = listingDocument({
  id: 'fiddler',
  category: 'Instrumentalist',
  title: 'Fiddle player',
  description: 'Once shared a bus with a drummer. Ceilidhs and sessions.',
})
const drummer = listingDocument({
  id: 'drummer',
  category: 'Instrumentalist',
  title: 'Session drums',
  description: 'A human behind the kit.',
})
const tailor = listingDocument({
  id: 'tailor',
  title: 'Stage clothes',
  description: 'I also dressed a drummer once.',
})

describe('what fits neither by service, nor by profession, nor by several words', () => {
  it('is weak, and comes after what fits', async () => {
    const ranker = await rankerOf([fiddler, tailor, drummer])
    const { ranked } = await ranker.rank('drummer wanted for a wedding', options)
    expect(ranked[0]).toMatchObject({ id: 'drummer', weak: false })
    expect(ranked.find(({ id }) => id === 'tailor')?.weak ?? true).toBe(true)
  })

  it('is weak if it seeks the same, but not for those who offer themselves', async () => {
    const seeker = listingDocument({
      id: 'seeker',
      title: 'Drummer wanted',
      description: 'Our band needs a drummer.',
    })
    const ranker = await rankerOf([seeker, drummer])
    const weakOf = async (need: string) =>
      (await ranker.rank(need, options)).ranked.find(({ id }) => id === 'seeker')?.weak ?? true
    expect(await weakOf('drummer')).toBe(true)
    expect(await weakOf('I am a drummer and would like to join a band')).toBe(false)
  })

  it.each([
    ['violin player for our dance', 'fiddler'],
    ['Geiger für ein Fest gesucht', 'fiddler'],
    ['batteur pour un mariage', 'drummer'],
    ['busco baterista', 'drummer'],
  ])('%s: the thesaurus finds %s by another name', async (need, id) => {
    const ranker = await rankerOf([fiddler, tailor, drummer])
    const { ranked } = await ranker.rank(need, options)
    expect(ranked[0]).toMatchObject({ id, weak: false })
  })
})

describe('a place', () => {
  const placesOf = async (need: string, locations: readonly string[]) => {
    const documents = locations.map((location) => listingDocument({ id: location, location }))
    return (await (await rankerOf(documents)).rank(need, options)).need.places
  }

  it('of a common name is the one where providers are, or the one that is asked for', async () => {
    const need = 'trumpet player in Valencia'
    expect(await placesOf(need, ['Valencia, Spain'])).toEqual(['Valencia, Spain'])
    expect(await placesOf(need, ['Valencia, Venezuela'])).toEqual(['Valencia, Venezuela'])
    expect(await placesOf('trumpet player in Valencia, Spain', [])).toEqual(['Valencia, Spain'])
  })

  it.each([
    ['singing lessons in Galway', 'Gaillimh, Ireland'],
    ['drummer within reach of Sheffield', 'Sheffield, United Kingdom'],
    ['a DJ within an hour of Leeds', 'Leeds, United Kingdom'],
  ])('%s: is %s', async (need, label) => expect(await placesOf(need, [])).toEqual([label]))

  it.each([
    ['Yorkshire', 'Sheffield, United Kingdom', 'met'],
    ['Yorkshire', 'Hull, United Kingdom', 'met'],
    ['Yorkshire', 'Manchester, United Kingdom', 'missed'],
    ['Yorkshire', 'Burnley, United Kingdom', 'missed'],
    ['Wales', 'Cardiff, United Kingdom', 'met'],
    ['Wales', 'Shrewsbury, United Kingdom', 'missed'],
    ['Wales', 'Bristol, United Kingdom', 'missed'],
    ['England', 'Cardiff, United Kingdom', 'missed'],
    ['England', 'Newcastle upon Tyne, United Kingdom', 'met'],
    ['England', 'Penzance, United Kingdom', 'met'],
    ['Scotland', 'Glasgow, United Kingdom', 'met'],
    ['Scotland', 'Carlisle, United Kingdom', 'missed'],
    ['Northern Ireland', 'Belfast, United Kingdom', 'met'],
    ['Northern Ireland', 'Dundalk, Ireland', 'missed'],
    // Only a circle is known of Kent, which Southend is in as well.
    ['Kent', 'Southend-on-Sea, United Kingdom', 'open'],
    ['Kent', 'Ashford, United Kingdom', 'met'],
  ])('in %s: %s is %s, by the border and not by the middle', async (region, location, verdict) => {
    const ranker = await rankerOf([])
    const { reading } = await ranker.rank(`a drummer in ${region}`, options)
    const document = listingDocument({ id: 'one', location })
    const distances = distancesTo(reading.asked.places, find(location)?.point)
    const points = comparePoints(reading.asked, document, factsOf(document), distances)
    expect(points.find(({ point }) => point.about === 'place')?.point.verdict).toBe(verdict)
  })
})

it.each([
  ['Send the first dance early.', false],
  ['Send all your takes.', true],
  ['Send 4 to 12 stems.', true],
  ['Send WAV, get it back loud.', true],
])('%s: from anywhere is %s', (description, expected) =>
  expect(factsOf(listingDocument({ id: 'one', description })).remote).toBe(expected),
)

it('a need for something cheap puts the cheaper of two alike first', async () => {
  const priced = (
    id: string,
    price: number | null,
    priceType: 'fixed' | 'hourly' | null = 'fixed',
  ) => listingDocument({ id, title: 'Mastering', description: 'For records.', price, priceType })
  const documents = [priced('a', 90), priced('b', 15), priced('c', 40), priced('d', null, null)]
  const ranker = await rankerOf(documents)
  const idsOf = async (need: string) =>
    (await ranker.rank(need, options)).ranked.map(({ id }) => id)
  expect(await idsOf('cheap mastering')).toEqual(['b', 'c', 'd', 'a'])
  expect(await idsOf('mastering')).toEqual(['a', 'b', 'c', 'd'])
})

describe('a genre', () => {
  it.each([
    ['bedroom pop song mixed', 'Pop mixing', 'missed'],
    ['pop song mixed', 'Bedroom pop mixing', 'met'],
    ['pop song mixed', 'Pop mixing', 'met'],
  ])('%s: %s is %s', async (need, title, verdict) => {
    const ranker = await rankerOf([])
    const { reading } = await ranker.rank(need, options)
    const document = listingDocument({ id: 'one', title })
    const found = comparePoints(reading.asked, document, factsOf(document), []).find(
      ({ point }) => point.about === 'genre',
    )
    expect(found?.point.verdict).toBe(verdict)
  })

  it('is read as it is written', async () => {
    const genresOf = (title: string) => factsOf(listingDocument({ id: 'one', title })).genres
    expect(genresOf('Country, pop, ballads')).toEqual(['Country', 'Pop'])
    expect(genresOf('Jungle and drum & bass')).toEqual(['Jungle', 'Drum and Bass'])
    expect(genresOf('Growls, screams, a Jazz bass, artists from other countries')).toEqual([])
  })

  it.each([
    'anyone in the country who repairs synths',
    'a big room for our choir',
    'a Latin speaker for our mass',
  ])('%s: names none', async (need) =>
    expect((await (await rankerOf([])).rank(need, options)).need.genres).toEqual([]),
  )
})
