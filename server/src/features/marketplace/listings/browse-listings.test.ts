import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import {
  browseListings,
  listingsPerPage,
  type ListingFilters,
} from '@patchbay/contract/marketplace/listings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ban, unban } from '../../../../test/bans.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let viewer: TestPerson
let leeds: TestPerson
let york: TestPerson
let köln: TestPerson
let hidden: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  viewer = await createPerson(app)
  leeds = await createPerson(app)
  york = await createPerson(app)
  köln = await createPerson(app)
  hidden = await createPerson(app)
  await offer(viewer, offerOf('Producer', { title: 'Own' }))
  await offer(leeds, offerOf('Producer', { title: 'Leeds 40', priceType: 'hourly', price: 40 }))
  await offer(
    york,
    offerOf('Producer', { title: 'York 300', priceType: 'fixed', price: 300 }),
    offerOf('Songwriter', { title: 'York free' }),
  )
  await offer(köln, offerOf('Sound Engineer', { title: 'Köln 20', priceType: 'hourly', price: 20 }))
  await offer(hidden, offerOf('Producer', { title: 'Hidden' }))
  await set(leeds, { location: 'Leeds, United Kingdom', location_enabled: true, verified: true })
  await set(york, { location: 'York, United Kingdom', location_enabled: true })
  await set(köln, {
    location: 'Köln, Germany',
    location_enabled: true,
    experience_level: 'veteran',
  })
  await set(hidden, { location: 'Leeds, United Kingdom', location_enabled: false })
})
afterAll(() => app.stop())

const set = (person: TestPerson, values: object) =>
  query(app.db).updateTable('user_profiles').set(values).where('id', '=', person.id).execute()
const browse = async (filters: ListingFilters = {}, by = viewer) =>
  (await by.client.call(browseListings, { query: { ...filters } })).body
const titles = async (filters: ListingFilters = {}, by = viewer) =>
  (await browse(filters, by)).listings.map(({ title }) => title)
const all = ['Hidden', 'Köln 20', 'York 300', 'York free', 'Leeds 40']

describe('the listings of others', () => {
  it('[O-12] do not include the viewer’s own, and show the newest first', async () => {
    const { listings, total, nextCursor, place } = await browse()
    expect(listings.map(({ title }) => title)).toEqual(expect.arrayContaining(all))
    expect([listings.length, total, nextCursor, place]).toEqual([5, 5, null, null])
    expect(listings[0]?.title).toBe('Hidden')
    expect(listings.at(-1)?.title).toBe('Leeds 40')
    expect(listings.some(({ own }) => own)).toBe(false)
    expect(await titles({}, leeds)).toContain('Own')
  })

  it.each<[ListingFilters, string[]]>([
    [{ profession: 'Songwriter' }, ['York free']],
    [{ priceType: 'hourly' }, ['Köln 20', 'Leeds 40']],
    [{ minPrice: 40 }, ['York 300', 'Leeds 40']],
    [{ maxPrice: 40 }, ['Köln 20', 'Leeds 40']],
    [{ minPrice: 0, maxPrice: 0 }, []],
    [{ experience: 'veteran' }, ['Köln 20']],
    [{ verified: 'yes' }, ['Leeds 40']],
    [{ profession: 'Producer', verified: 'yes', experience: 'veteran' }, []],
    [{ profession: 'Producer', minPrice: 100, place: 'York' }, ['York 300']],
  ])('can be filtered by %j', async (filters, expected) => {
    expect(await titles(filters)).toEqual(expected)
    expect((await browse(filters)).total).toBe(expected.length)
  })

  it.each<[string, number | undefined, string | null, string[]]>([
    ['leeds', undefined, 'Leeds, United Kingdom', ['Leeds 40']],
    ['LEEDS, united kingdom', undefined, 'Leeds, United Kingdom', ['Leeds 40']],
    ['Cologne', undefined, 'Köln, Germany', ['Köln 20']],
    ['leeds', 25, 'Leeds, United Kingdom', ['Leeds 40']],
    ['leeds', 100, 'Leeds, United Kingdom', ['Leeds 40', 'York 300', 'York free']],
    ['UK', undefined, 'United Kingdom', ['Leeds 40', 'York 300', 'York free']],
    ['Germany', 50, 'Germany', ['Köln 20']],
    ['Oman', undefined, 'Oman', []],
    ['nited king', undefined, null, ['Leeds 40', 'York 300', 'York free']],
    ['oln, erman', undefined, null, ['Köln 20']],
    ['ork, NITED king', undefined, null, ['York 300', 'York free']],
    ['ork, nited king, eeds', undefined, null, []],
    [',', undefined, null, ['Köln 20', 'Leeds 40', 'York 300', 'York free']],
    ['Nowhere at all', undefined, null, []],
    ['%', undefined, null, []],
  ])(
    '[N-32] can be found at %s within %s, without hidden locations',
    async (place, within, name, expected) => {
      const found = await browse({ place, ...(within && { within }) })
      expect(found.place).toBe(name)
      expect(found.listings.map(({ title }) => title).toSorted()).toEqual(expected.toSorted())
      expect(found.total).toBe(expected.length)
    },
  )

  it('are counted without those of people whom the viewer cannot reach', async () => {
    const counted = async () => {
      const { listings, total } = await browse()
      expect(total).toBe(listings.length)
      return total
    }
    expect(await counted()).toBe(all.length)
    const blocks = query(app.db)
    const block = (blocker: TestPerson, blocked: TestPerson) =>
      blocks
        .insertInto('user_blocks')
        .values({ blocker_id: blocker.id, blocked_id: blocked.id })
        .execute()
    await block(viewer, leeds)
    await block(leeds, viewer)
    expect(await counted()).toBe(all.length - 1)
    await ban(app, leeds)
    await set(hidden, { terms_accepted: false })
    expect(await counted()).toBe(all.length - 2)
    await set(hidden, { terms_accepted: true })
    await unban(app, leeds)
    await blocks.deleteFrom('user_blocks').execute()
    expect(await counted()).toBe(all.length)
  })

  it('are not filtered by an empty price', async () => {
    const answer = await viewer.client.fetch('/api/listings?minPrice=&maxPrice=')
    expect(await answer.json()).toMatchObject({ total: all.length })
  })

  it('have their distance, and show the nearest first', async () => {
    const near = await browse({ place: 'York', within: 500, sort: 'nearest' })
    const shown = near.listings.map(({ title, kilometres }) => [title, kilometres])
    expect(shown.slice(0, 2).map(([, kilometres]) => kilometres)).toEqual([0, 0])
    expect(shown[2]).toEqual(['Leeds 40', 35])
    expect((await browse({ sort: 'nearest' })).listings[0]).toMatchObject({
      title: 'Hidden',
      kilometres: null,
    })
  })

  it('can be sorted by price, from either end, with those without a price last', async () => {
    const prices = async (sort: 'cheapest' | 'dearest') =>
      (await browse({ sort })).listings.map(({ price }) => price)
    expect(await prices('cheapest')).toEqual([20, 40, 300, null, null])
    expect(await prices('dearest')).toEqual([300, 40, 20, null, null])
  })

  it('do not include people who are deleted, banned, blocked or unavailable', async () => {
    const params = { userId: leeds.id }
    const away = async () => expect(await titles()).not.toContain('Leeds 40')
    const back = async () => expect(await titles()).toContain('Leeds 40')
    await viewer.client.call(blockPerson, { params })
    await away()
    await viewer.client.call(unblockPerson, { params })
    await leeds.client.call(blockPerson, { params: { userId: viewer.id } })
    await away()
    await leeds.client.call(unblockPerson, { params: { userId: viewer.id } })
    await back()
    await ban(app, leeds)
    await away()
    await unban(app, leeds)
    await set(leeds, { onboarding_completed: false })
    await away()
    await set(leeds, { onboarding_completed: true })
    const setAvailable = (availability: boolean) =>
      query(app.db)
        .updateTable('service_listings')
        .set({ availability })
        .where('provider_id', '=', leeds.id)
        .execute()
    await setAvailable(false)
    await away()
    await setAvailable(true)
    await back()
  })

  it('refuse input that no page sends, and never fail', async () => {
    const wrong = [
      'minPrice=NaN',
      'maxPrice=-1',
      'minPrice=1e308',
      'within=0',
      'within=1e9',
      'profession=Wizard',
      'sort=random',
      'verified=maybe',
      `place=${'x'.repeat(201)}`,
      'cursor=nonsense',
      `cursor=${cursorOf(['newest', '2026-13-45T00:00:00Z', newId()])}`,
      `cursor=${cursorOf(['newest', 5, newId()])}`,
      `cursor=${cursorOf(['cheapest', 5, newId()])}`,
      `sort=cheapest&cursor=${cursorOf(['newest', new Date(), newId()])}`,
      `sort=cheapest&cursor=${cursorOf(['cheapest', 'x', newId()])}`,
      `sort=dearest&cursor=${cursorOf(['dearest', 5, "' or true"])}`,
    ]
    for (const asked of wrong)
      expect([asked, (await viewer.client.fetch(`/api/listings?${asked}`)).status]).toEqual([
        asked,
        400,
      ])
    const odd = [
      [`cursor=${cursorOf(['newest', '0000-01-01T00:00:00Z', newId()])}`, 200],
      [`sort=cheapest&cursor=${cursorOf(['cheapest', 1e300, newId()])}`, 200],
      ['place=%00&within=1000', 200],
      ['place=,', 200],
      [`place=${encodeURIComponent("Leeds'; drop table service_listings; --")}`, 200],
    ] as const
    for (const [asked, status] of odd)
      expect((await viewer.client.fetch(`/api/listings?${asked}`)).status, asked).toBe(status)
    expect((await app.visitor.call(browseListings, { query: {} })).status).toBe(401)
  })
})

const cursorOf = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')

describe('pages', () => {
  it.each(['newest', 'cheapest', 'dearest', 'nearest'] as const)(
    'continue with the %s where the previous page ended',
    async (sort) => {
      const reader = await createPerson(app)
      const people = Array.from({ length: listingsPerPage + 7 }, (_, index) => ({
        id: newId(),
        full_name: 'Many',
        display_name: 'Many',
        location: index % 2 === 0 ? 'Leeds, United Kingdom' : 'York, United Kingdom',
        location_enabled: true,
        experience_level: 'beginner',
        terms_accepted: true,
        onboarding_completed: true,
      }))
      await query(app.db).insertInto('user_profiles').values(people).execute()
      const rows = people.map(({ id }, index) => ({
        id: newId(),
        provider_id: id,
        category: 'Label Representative',
        title: `${index}`,
        ...(index % 3 === 0 ? {} : { price: String(index % 5), price_type: 'fixed' }),
      }))
      await query(app.db).insertInto('service_listings').values(rows).execute()
      const filters = {
        profession: 'Label Representative' as const,
        sort,
        ...(sort === 'nearest' && { place: 'Leeds', within: 100 }),
      }
      const first = await browse(filters, reader)
      expect([first.listings.length, first.total]).toEqual([listingsPerPage, rows.length])
      const next = { query: { ...filters, cursor: first.nextCursor ?? '' } }
      const second = (await reader.client.call(browseListings, next)).body
      expect([second.listings.length, second.total, second.nextCursor]).toEqual([7, null, null])
      const shown = [...first.listings, ...second.listings]
      expect(new Set(shown.map(({ id }) => id)).size).toBe(rows.length)
      if (sort === 'nearest') {
        const far = shown.map(({ kilometres }) => kilometres ?? -1)
        expect(far).toEqual(far.toSorted((a, b) => a - b))
      }
      await query(app.db)
        .deleteFrom('service_listings')
        .where('category', '=', 'Label Representative')
        .execute()
    },
  )
})
