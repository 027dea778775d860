import { getListing, getOwnListings, saveListings } from '@patchbay/contract/marketplace/listings'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { offer, offerOf, trySave } from '../../../../test/listings.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let provider: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  provider = await createPerson(app)
})

const own = async () => (await provider.client.call(getOwnListings, {})).body
const rows = () =>
  query(app.db)
    .selectFrom('service_listings')
    .select(['id', 'category', 'created_at', 'updated_at'])
    .where('provider_id', '=', provider.id)
    .orderBy('category')
    .execute()
const send = (listing: object, change: object = {}) =>
  provider.client.fetch('/api/listings/own', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ revision: '', listings: [listing], ...change }),
  })

describe('the viewer’s own listings', () => {
  it('[O-06] are saved as entered, ordered by profession', async () => {
    expect(await own()).toMatchObject({ listings: [] })
    const links = [{ url: 'https://example.com/reel', name: 'Reel' }]
    const [producer, engineer] = await offer(
      provider,
      offerOf('Sound Engineer', { priceType: 'hourly', price: 42.5, links }),
      offerOf('Producer', { title: ' Records in a week ', description: 'Drums first.\nThen us.' }),
    )
    expect(producer).toMatchObject({
      category: 'Producer',
      title: 'Records in a week',
      description: 'Drums first.\nThen us.',
      price: null,
      priceType: null,
      availability: true,
      links: [],
      sounds: [],
    })
    expect(engineer).toMatchObject({ category: 'Sound Engineer', price: 42.5, links })
    expect(Date.parse(producer.createdAt)).toBeLessThanOrEqual(Date.now())
    expect((await own()).listings).toEqual([producer, engineer])
  })

  it('keep their turnaround if a page that does not know of it saves them, and lose it if it is cleared', async () => {
    const turnaround = 'Three days for a mix'
    await offer(provider, offerOf('Producer', { turnaround }))
    const [renamed] = await offer(provider, offerOf('Producer', { title: 'Renamed' }))
    expect(renamed).toMatchObject({ title: 'Renamed', turnaround })
    const [cleared] = await offer(provider, offerOf('Producer', { turnaround: null }))
    expect(cleared?.turnaround).toBe('')
  })

  it('[O-05] keep the listing of a profession that stays, and lose the others', async () => {
    const [first, second] = await offer(provider, offerOf('Producer'), offerOf('Songwriter'))
    const before = await rows()
    const saved = await offer(
      provider,
      offerOf('Songwriter'),
      offerOf('Producer', { description: 'Now with strings.' }),
      offerOf('Other'),
    )
    expect(saved.map(({ category }) => category)).toEqual(['Songwriter', 'Producer', 'Other'])
    const ids = new Map(saved.map(({ id, category }) => [category, id]))
    expect([ids.get('Songwriter'), ids.get('Producer')]).toEqual([first.id, second?.id])
    const after = await rows()
    const timesOf = (list: typeof after, name: string) => {
      const { created_at, updated_at } = list.find(({ category }) => category === name) ?? {}
      return { created: created_at?.getTime(), updated: updated_at?.getTime() }
    }
    expect(timesOf(after, 'Songwriter')).toEqual(timesOf(before, 'Songwriter'))
    expect(timesOf(after, 'Producer').created).toBe(timesOf(before, 'Producer').created)
    await offer(provider, offerOf('Other'))
    expect((await rows()).map(({ id }) => id)).toEqual([ids.get('Other')])
    expect((await trySave(provider, [])).body.listings).toEqual([])
  })

  it('[O-05] are available again once they are saved', async () => {
    const [{ id }] = await offer(provider, offerOf('Producer'))
    await query(app.db)
      .updateTable('service_listings')
      .set({ availability: false })
      .where('id', '=', id)
      .execute()
    expect((await own()).listings[0]?.availability).toBe(false)
    const [again] = await offer(provider, offerOf('Producer'))
    expect(again).toMatchObject({ id, availability: true })
  })

  it('[O-03] have no price without a price type, and a price with one', async () => {
    const [free] = await offer(provider, offerOf('Producer', { price: 80 }))
    expect(free).toMatchObject({ priceType: null, price: null })
    const fixed = offerOf('Producer', { priceType: 'fixed' })
    expect((await trySave(provider, [fixed])).status).toBe(400)
    const [priced] = await offer(provider, { ...fixed, price: 0 })
    expect(priced).toMatchObject({ priceType: 'fixed', price: 0 })
    const [cleared] = await offer(provider, { ...fixed, priceType: null, price: 9 })
    expect(cleared).toMatchObject({ id: priced.id, priceType: null, price: null })
  })

  it('[O-04] accept prices of 0 or more with two decimals, and nothing else', async () => {
    for (const price of [0, 0.01, 19.99, 9_999_999.99]) {
      const [saved] = await offer(provider, offerOf('Producer', { priceType: 'hourly', price }))
      expect(saved.price).toBe(price)
    }
    const wrong = [
      'NaN',
      '1e308',
      '1e999',
      '-1',
      '-0.01',
      '12.345',
      '10000000',
      '"12"',
      'null',
      '[]',
    ]
    for (const price of wrong) {
      const listing = JSON.stringify(offerOf('Producer', { priceType: 'hourly', price: 0 }))
      const { status } = await provider.client.fetch('/api/listings/own', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: `{"revision":"","listings":[${listing.replace('"price":0', `"price":${price}`)}]}`,
      })
      expect([price, status]).toEqual([price, 400])
    }
    expect((await own()).listings).toMatchObject([{ price: 9_999_999.99 }])
  })

  it('refuse input that no form sends', async () => {
    const plain = offerOf('Producer')
    const hostile: object[] = [
      { ...plain, category: 'Wizard' },
      { ...plain, title: ' \u200b ' },
      { ...plain, title: 'x'.repeat(101) },
      { ...plain, description: 'x'.repeat(2_001) },
      { ...plain, priceType: 'daily', price: 1 },
      { ...plain, links: [{ url: 'javascript:alert(1)', name: '' }] },
      { ...plain, links: [{ url: '', name: 'Nowhere' }] },
      {
        ...plain,
        links: Array.from({ length: 6 }, () => ({ url: 'https://a.example', name: '' })),
      },
      { ...plain, sounds: [{ id: 'no-id' }] },
      { ...plain, sounds: [{ id: provider.id, peaks: [101] }] },
    ]
    for (const listing of hostile)
      expect([listing, (await send(listing)).status]).toEqual([listing, 400])
    const twice = [plain, plain]
    const twelve = [...professions, 'Producer'].map((category) => ({ ...plain, category }))
    for (const listings of [twice, twelve, 'all', null])
      expect((await send(plain, { listings })).status).toBe(400)
    expect((await send(plain, { revision: 'x'.repeat(101) })).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  it('are refused if another tab has saved meanwhile, and accepted if nothing would change', async () => {
    const { revision } = await own()
    const first = await trySave(provider, [offerOf('Producer')], revision)
    expect(first.status).toBe(200)
    const late = await trySave(provider, [offerOf('Other')], revision)
    expect([late.status, late.code]).toEqual([409, 'listings_changed'])
    const repeated = await trySave(provider, [offerOf('Producer')], revision)
    expect(repeated.body).toEqual(first.body)
    const before = await rows()
    expect((await trySave(provider, [offerOf('Producer')])).status).toBe(200)
    expect(await rows()).toEqual(before)
    expect((await trySave(provider, [offerOf('Other')], first.body.revision)).status).toBe(200)
  })

  it('exist once per profession, however many requests save at once', async () => {
    const { revision } = await own()
    const body = (index: number) => ({
      revision,
      listings: [
        offerOf('Producer', { title: `Take ${index % 4}` }),
        offerOf(index % 3 === 0 ? 'Other' : 'Songwriter'),
      ],
    })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        provider.client.call(saveListings, { body: body(index) }),
      ),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 409])
    const categories = (await rows()).map(({ category }) => category)
    expect(categories).toHaveLength(2)
    expect(new Set(categories).size).toBe(2)
  })

  it('[O-30] can be changed only by their owner', async () => {
    const [mine] = await offer(provider, offerOf('Producer'))
    const other = await createPerson(app)
    const [theirs] = await offer(other, offerOf('Producer', { title: 'Mine alone' }))
    expect(theirs.id).not.toBe(mine.id)
    expect((await trySave(other, [])).status).toBe(200)
    expect((await own()).listings).toEqual([mine])
    expect((await app.visitor.call(getOwnListings, {})).status).toBe(401)
    const saved = { body: { revision: '', listings: [] } }
    expect((await app.visitor.call(saveListings, saved)).status).toBe(401)
    const fresh = await createPerson(app, { fresh: true })
    expect((await fresh.client.call(saveListings, saved)).code).toBe('not_onboarded')
    const params = { listingId: mine.id }
    expect((await fresh.client.call(getListing, { params })).code).toBe('not_onboarded')
  })

  it('need as many statements for eleven listings as for one', async () => {
    const count = async (work: () => Promise<unknown>) => {
      app.database.statements.length = 0
      await work()
      return app.database.statements.length
    }
    const { revision } = await own()
    const one = await count(() => trySave(provider, [offerOf('Producer')], revision))
    const known = (await own()).revision
    const all = await count(() =>
      trySave(
        provider,
        professions.map((name) => offerOf(name)),
        known,
      ),
    )
    expect(all).toBe(one)
    expect(await count(own)).toBeLessThanOrEqual(3)
  })
})
