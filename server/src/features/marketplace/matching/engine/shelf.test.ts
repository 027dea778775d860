import { beforeAll, describe, expect, it } from 'vitest'
import { listingDocument } from '../../../../../test/samples/listing-documents.ts'
import { openAtlas, type Atlas } from '../../../accounts/locations/public.ts'
import type { FindMeant } from './services/meant-services.ts'
import { openRanker } from './open-ranker.ts'
import { Shelf } from './shelf.ts'
import { dimensions, normalised } from './model/vectors.ts'

const options = { today: new Date('2026-11-15T12:00:00Z'), exclude: [], most: 20 }
let atlas: Atlas
beforeAll(async () => {
  atlas = await openAtlas()
})

const vectorOf = (seed: number) =>
  normalised(Float32Array.from({ length: dimensions }, (_, at) => Math.sin(seed * 7 + at)))
const numbered = (index: number) =>
  listingDocument({ id: String(index), title: `Number n${index}`, description: 'Drums for all.' })

describe('a shelf after many changes', () => {
  it('compacts the remaining listings without reading them again, and finds them as before', () => {
    let read = 0
    const findMeant: FindMeant = ([vector]) => {
      read += 1
      const of = vector ?? expect.unreachable()
      return [
        { service: 3, names: 'percussion', share: 1, near: 1, away: 0, vector: of, stems: [] },
      ]
    }
    const shelf = new Shelf(findMeant)
    for (let index = 0; index < 400; index += 1)
      shelf.put({ document: numbered(index), vector: vectorOf(index) })
    for (let index = 0; index < 300; index += 1) shelf.remove(String(index))
    expect(shelf.slots).toBeLessThan(400)
    expect(read).toBe(400)
    expect(shelf.size).toBe(100)
    for (const index of [300, 399]) {
      const words = shelf.index.score([{ stem: `n${index}`, weight: 1 }], shelf.slots)
      expect(shelf.best(words, 1).map(({ document }) => document.id)).toEqual([String(index)])
      const near = shelf.vectors.nearness(vectorOf(index), shelf.slots)
      expect(shelf.best(near, 1).map(({ document }) => document.id)).toEqual([String(index)])
    }
    expect(shelf.index.has('n0')).toBe(false)
    expect(shelf.index.words.get('drums')).toBe(100)
    const wanted = new Float32Array(200)
    wanted[3] = 1
    expect(shelf.best(shelf.offers.fitness(wanted, shelf.slots), 1_000)).toHaveLength(100)
  })

  it('knows the slot of a listing while it is there', () => {
    const asked: string[] = []
    const findCity = (name: string) => {
      asked.push(name)
      return atlas.find(name)
    }
    const shelf = new Shelf(() => [])
    const document = { ...numbered(0), location: 'Leeds, United Kingdom' }
    shelf.put({ document })
    expect(shelf.pointAt(0, findCity)?.latitude).toBeCloseTo(53.8, 1)
    shelf.pointAt(0, findCity)
    expect(asked).toEqual(['Leeds, United Kingdom'])
    shelf.remove(document.id)
    expect(shelf.pointAt(0, findCity)).toBeUndefined()
    shelf.put({ document })
    shelf.pointAt(1, findCity)
    expect(asked).toHaveLength(2)
  })
})

describe('a removed or excluded listing', () => {
  const perfect = listingDocument({
    id: 'perfect',
    title: 'Hurdy-gurdy hurdy-gurdy for medieval weddings',
    category: 'Instrumentalist',
  })
  const fair = listingDocument({
    id: 'fair',
    title: 'Musician',
    description: 'Among many other old things I also bring a hurdy-gurdy.',
  })
  const need = 'hurdy-gurdy for a medieval wedding'

  it('does not affect the scores of others', async () => {
    const ranker = await openRanker(atlas.find)
    ranker.shelf.put({ document: fair })
    ranker.shelf.put({ document: perfect })
    const beside = (await ranker.rank(need, options)).ranked
    expect(beside.map(({ id }) => id)).toEqual(['perfect', 'fair'])
    const without = { ...options, exclude: [perfect.providerId] }
    const leftOut = (await ranker.rank(need, without)).ranked
    ranker.shelf.remove('perfect')
    const gone = (await ranker.rank(need, options)).ranked
    for (const [one] of [leftOut, gone]) {
      expect(one?.id).toBe('fair')
      // Only the rarity of the words may differ slightly.
      expect(one?.score).toBeGreaterThan((beside[1]?.score ?? 1) + 0.05)
    }
  })

  it('takes no place among the candidates', async () => {
    const ranker = await openRanker(atlas.find)
    for (let index = 0; index < 600; index += 1)
      ranker.shelf.put({
        document: { ...numbered(index), title: 'Drums drums drums', providerId: 'one' },
      })
    ranker.shelf.put({ document: { ...numbered(999), providerId: 'other' } })
    const { ranked } = await ranker.rank('drums', { ...options, exclude: ['one'] })
    expect(ranked.map(({ id }) => id)).toEqual(['999'])
  })
})

describe('listings that are named', () => {
  it('are all weighed, however many are better, and poor matches are marked as weak', async () => {
    const ranker = await openRanker(atlas.find)
    for (let index = 0; index < 600; index += 1) ranker.shelf.put({ document: numbered(index) })
    const cello = listingDocument({ id: 'cello', title: 'Cello', description: 'Slow and sad.' })
    const drummer = listingDocument({ id: 'drummer', title: 'Drums for all' })
    for (const document of [cello, drummer]) ranker.shelf.put({ document })
    const only = [...Array.from({ length: 600 }, (_, index) => String(index)), 'cello', 'drummer']
    const { ranked } = await ranker.rank('drums for all', { ...options, most: only.length, only })
    expect(ranked).toHaveLength(only.length)
    expect(ranked[0]).toMatchObject({ id: 'drummer', weak: false })
    expect(ranked.at(-1)).toMatchObject({ id: 'cello', weak: true })
    const nonsense = await ranker.rank('qwzx vbnq', { ...options, only: ['cello', 'unknown'] })
    expect(nonsense.ranked).toMatchObject([{ id: 'cello', weak: true }])
  })
})
