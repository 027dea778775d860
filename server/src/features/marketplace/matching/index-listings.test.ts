import { matchListings } from '@patchbay/contract/marketplace/matches'
import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import { createPerson, setBio, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { modelId } from './engine/model/embedder.ts'
import { createMatcher } from './engine/matcher.ts'
import { indexListings } from './index-listings.ts'
import { createMatching } from './matching.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp({ config: { matchModel: true } })
  person = await createPerson(app)
})
afterAll(() => app.stop())

const offered = { title: 'Beats for rap', description: 'Dark and slow.' }
const rowOf = (id: string) =>
  query(app.db)
    .selectFrom('listing_index')
    .selectAll()
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow()
const isMarked = async (id: string) => {
  const { marks, seen } = await rowOf(id)
  return marks !== seen
}
async function listed(): Promise<string> {
  const [listing] = await offer(person, offerOf('Producer', offered))
  await app.runJob('index_listings')
  return listing?.id ?? ''
}

describe('a listing', () => {
  it('is read by the job, and stored with its vectors, their model and the hash of the content', async () => {
    const id = await listed()
    const row = await rowOf(id)
    expect(await isMarked(id)).toBe(false)
    expect(row.model).toBe(modelId)
    expect(row.content_hash).toMatch(/^[\da-f]{32}$/)
    expect(row.whole?.byteLength).toBe(384 * 4)
    expect(row.sentences?.byteLength).toBeGreaterThan(0)
    expect((row.sentences?.byteLength ?? 0) % (384 * 4)).toBe(0)
  })

  it('keeps its vectors when only its price changes, and gets new ones with a new text', async () => {
    const id = await listed()
    const before = await rowOf(id)
    await offer(person, offerOf('Producer', { ...offered, price: 20, priceType: 'hourly' }))
    expect(await isMarked(id)).toBe(true)
    await app.runJob('index_listings')
    const priced = await rowOf(id)
    expect(Number(priced.version)).toBeGreaterThan(Number(before.version))
    expect(priced).toMatchObject({ whole: before.whole, content_hash: before.content_hash })
    await offer(person, offerOf('Producer', { ...offered, description: 'Bright and fast.' }))
    await app.runJob('index_listings')
    const worded = await rowOf(id)
    expect(worded.content_hash).not.toBe(before.content_hash)
    expect(worded.whole?.equals(before.whole ?? Buffer.of())).toBe(false)
  })

  it("is read again when its provider's public data has changed, and not otherwise", async () => {
    const id = await listed()
    const changes: readonly [string, () => Promise<unknown>, boolean][] = [
      ['bio', () => setBio(app, person.id, 'Twenty years of tape.'), true],
      [
        'website',
        () => person.client.call(updateProfile, { body: { website: 'https://example.com' } }),
        false,
      ],
      ['place', () => person.client.call(updateProfile, { body: { locationEnabled: true } }), true],
      ['community', () => createCommunity(app, person, { name: 'Tape Heads' }), false],
      [
        'its name',
        () => query(app.db).updateTable('communities').set({ name: 'Tape Hearts' }).execute(),
        false,
      ],
    ]
    for (const [what, change, expected] of changes) {
      await change()
      expect([what, await isMarked(id)]).toEqual([what, expected])
      await app.runJob('index_listings')
    }
  })

  it('that is marked while the job reads it stays marked', async () => {
    const id = await listed()
    await offer(person, offerOf('Producer', { ...offered, title: 'Beats for grime' }))
    const matcher = createMatcher({ model: 'off' })
    const matching = createMatching({ matcher })
    const busy = indexListings({
      ...matching,
      embed: async () => {
        await setBio(app, person.id, `Changed meanwhile, ${newId()}.`)
        return []
      },
    })
    const signal = AbortSignal.timeout(5_000)
    let runs = 0
    const once = {
      get aborted() {
        runs += 1
        return runs > 1 || signal.aborted
      },
    } as AbortSignal
    const services = { ...app, mailer: undefined } as never
    const log = { warn: () => {} } as never
    await busy.run(services, {}, { attempt: 1, signal: once, log })
    expect(await isMarked(id)).toBe(true)
    await matching.stop()
  })
})

describe('without the model', () => {
  it('listings are found by their words, and the answer says so', async () => {
    const id = await listed()
    const searcher = await createPerson(app)
    const matching = createMatching({ matcher: createMatcher({ model: 'off' }) })
    const ranking = await matching.rank(app.db, 'slow beats for a rap song', {
      today: new Date(),
      exclude: [searcher.id],
      most: 10,
    })
    expect(ranking.wordsOnly).toBe(true)
    expect(ranking.ranked[0]?.id).toBe(id)
    await matching.stop()
  })

  it('the job still makes listings findable, and vectors are made once the model runs again', async () => {
    const [listing] = await offer(
      await createPerson(app),
      offerOf('Songwriter', { title: 'Zydeco ballads' }),
    )
    const id = listing?.id ?? ''
    const matching = createMatching({ matcher: createMatcher({ model: 'off' }) })
    const run = {
      attempt: 1,
      signal: new AbortController().signal,
      log: { warn: () => {} } as never,
    }
    await indexListings(matching).run({ ...app, mailer: undefined } as never, {}, run)
    await matching.stop()
    expect(await rowOf(id)).toMatchObject({ model: null, whole: null })
    const searcher = await createPerson(app)
    const found = await searcher.client.call(matchListings, { body: { description: 'zydeco' } })
    expect(found.body.recommendations.matches[0]?.id).toBe(id)
    await app.runJob('renew_vectors')
    await app.runJob('index_listings')
    expect(await rowOf(id)).toMatchObject({ model: modelId })
  })
})

it('a second node learns of listings that the first has indexed', async () => {
  const second = await startTestApp({ database: app.database, config: { matchModel: true } })
  const searcher = await createPerson(second)
  const ask = async () =>
    (
      await searcher.client.call(matchListings, { body: { description: 'theremin lessons' } })
    ).body.recommendations.matches.map(({ id }) => id)
  expect(await ask()).toEqual([])
  const [listing] = await offer(
    await createPerson(app),
    offerOf('Instrumentalist', { title: 'Theremin lessons' }),
  )
  await app.runJob('index_listings')
  expect(await ask()).toEqual([listing?.id])
  await second.stop()
})
