import { beforeAll, describe, expect, it } from 'vitest'
import { listingDocument } from '../../../../../test/samples/listing-documents.ts'
import { openFind } from '../../../accounts/locations/public.ts'
import { explain } from './explain.ts'
import { openRanker } from './open-ranker.ts'
import type { Ranker } from './ranker.ts'

const options = { today: new Date('2026-11-15T12:00:00Z'), exclude: [], most: 20 }
const inLondon = listingDocument({
  id: 'london',
  title: 'Mixing',
  description: 'Free from March.',
  location: 'London, United Kingdom',
})
const inLeeds = listingDocument({ id: 'leeds', title: 'Mixing', location: 'Leeds, United Kingdom' })
let ranker: Ranker
beforeAll(async () => {
  ranker = await openRanker(await openFind())
  for (const document of [inLondon, inLeeds]) ranker.shelf.put({ document })
})

describe('an unwanted place', () => {
  it.each([
    'mixing, but nobody from London',
    'mixing, not in London please',
    'no one from London, I need mixing',
  ])('is not searched for: %s', async (need) => {
    const { need: read, ranked, reading } = await ranker.rank(need, options)
    expect(read.places).toEqual([])
    expect(read.unwanted).toEqual(['London'])
    expect(ranked[0]?.id).toBe('leeds')
    const shown = ranked.find(({ id }) => id === 'london') ?? {
      id: 'london',
      score: 0,
      weak: true,
      fits: false,
    }
    expect(explain(reading, inLondon, shown, undefined).points).toContainEqual({
      about: 'unwanted',
      verdict: 'missed',
      asked: 'London',
    })
  })

  it('is not found if the text names no place', async () => {
    const { need } = await ranker.rank('mixing, I am not in a hurry', options)
    expect(need.unwanted).toEqual([])
  })
})

it('is not free before the date that it names', async () => {
  const { reading, ranked } = await ranker.rank('mixing in January', options)
  const shown = ranked.find(({ id }) => id === 'london') ?? expect.unreachable()
  expect(explain(reading, inLondon, shown, undefined).points).toContainEqual(
    expect.objectContaining({ about: 'date', verdict: 'missed', said: 'Free from March.' }),
  )
})
