import { updateNoticeSettings } from '@patchbay/contract/notices/notices'
import type { SavedKind } from '@patchbay/contract/notices/saved-kinds'
import { blockPerson } from '@patchbay/contract/people/blocks'
import {
  deleteSavedSearch,
  listSavedSearches,
  mostSavedSearches,
  renameSavedSearch,
  saveSearch,
  type SavedSearch,
} from '@patchbay/contract/search/saved-searches'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { createCommunity, createEvent } from '../../../../test/communities.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import { noticesOf } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

const hour = 3_600_000
const start = Date.now()
let now = new Date(start)
let app: TestApp
let viewer: TestPerson
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date(start)
  // Whatever a test before made is no longer new.
  await query(app.db).deleteFrom('saved_searches').execute()
  await query(app.db)
    .updateTable('user_profiles')
    .set({ created_at: at(-1) })
    .execute()
  await query(app.db)
    .updateTable('service_listings')
    .set({ created_at: at(-1) })
    .execute()
  viewer = await joins(-1, 'Sava Seeker')
})

const save = (
  kind: SavedKind,
  facets: SavedSearch['facets'],
  { by = viewer, name = 'Mine', clientId = newId() } = {},
) => by.client.call(saveSearch, { body: { clientId, kind, name, facets } })
const listed = async (by = viewer) => (await by.client.call(listSavedSearches, {})).body.searches
/** Runs the job so many hours after the start, and returns what was told so far. */
async function notifiedAfter(hours: number, by = viewer) {
  now = new Date(start + hours * hour)
  await app.runJob('look_for_saved')
  const { notices } = await noticesOf(by)
  return notices.filter(({ kind }) => kind === 'search_found').map(({ search }) => search)
}
const at = (hours: number) => new Date(start + hours * hour)
/** Somebody who joins so many hours after the start. */
const joins = (hours: number, fullName = 'New Comer') =>
  createPerson(app, { fullName, since: at(hours) })
const move = (
  table: 'service_listings' | 'community_events',
  hours: number,
  [column, id]: readonly ['provider_id' | 'id', string],
) =>
  query(app.db)
    .updateTable(table)
    .set({ created_at: at(hours) })
    .where(column as 'id', '=', id)
    .execute()

describe('saved searches', () => {
  it('are the viewer’s own, with names that can be changed', async () => {
    const clientId = newId()
    const facets = { profession: 'Producer', within: 25, place: 'Leeds' }
    await save('people', facets, { name: 'Near', clientId })
    now = at(1)
    const { body } = await save('events', { q: 'stem day' }, { name: 'Stems' })
    // A request that is repeated saves once.
    await save('people', facets, { name: 'Near', clientId })
    expect(body.searches).toMatchObject([
      { kind: 'events', name: 'Stems', facets: { q: 'stem day' } },
      { kind: 'people', name: 'Near', facets },
    ])
    expect(await listed()).toEqual(body.searches)
    const params = { searchId: body.searches[1]?.id ?? '' }
    const stranger = await createPerson(app)
    const renamed = { params, body: { name: 'Nearby' } }
    expect((await stranger.client.call(renameSavedSearch, renamed)).status).toBe(404)
    expect((await stranger.client.call(deleteSavedSearch, { params })).body.searches).toEqual([])
    expect((await viewer.client.call(renameSavedSearch, renamed)).body.searches[1]?.name).toBe(
      'Nearby',
    )
    const left = await viewer.client.call(deleteSavedSearch, { params })
    expect(left.body.searches.map(({ name }) => name)).toEqual(['Stems'])
    expect((await viewer.client.call(deleteSavedSearch, { params })).status).toBe(200)
  })

  it.each<[SavedKind, SavedSearch['facets']]>([
    ['people', { profession: 'Wizard' }],
    ['people', { within: -5 }],
    ['listings', { priceType: 'barter' }],
    ['events', {}],
    ['events', { q: '' }],
  ])('refuse %s with %j', async (kind, facets) => {
    expect((await save(kind, facets)).status).toBe(400)
  })

  it('keep nothing that the kind does not know', async () => {
    const { body } = await save('people', { open: 'yes', cursor: 'x', password: 'hidden' })
    expect(body.searches[0]?.facets).toEqual({ open: 'yes' })
  })

  it('are limited in number', async () => {
    for (let count = 0; count < mostSavedSearches; count += 1)
      expect((await save('people', { open: 'yes' })).status).toBe(200)
    const { status, body } = await save('people', {})
    expect([status, body]).toMatchObject([409, { code: 'too_many_saved_searches' }])
  })
})

describe('something new that fits', () => {
  it('is told once a day at most, and never twice', async () => {
    await save('people', { profession: 'Producer' }, { name: 'Producers' })
    await joins(-1, 'Was Before')
    expect(await notifiedAfter(26)).toEqual([])
    await joins(30)
    await joins(31)
    // Less than a day has passed since it ran.
    expect(await notifiedAfter(48)).toEqual([])
    const found = {
      kind: 'people',
      name: 'Producers',
      facets: { profession: 'Producer' },
      count: 2,
    }
    expect(await notifiedAfter(51)).toEqual([found])
    expect(await notifiedAfter(60)).toEqual([found])
    expect(await notifiedAfter(80)).toEqual([found])
    await joins(82)
    await Promise.all([notifiedAfter(110), notifiedAfter(110)])
    expect(await notifiedAfter(111)).toEqual([{ ...found, count: 1 }, found])
  })

  it('is told of listings and of events with the words', async () => {
    await save('listings', { profession: 'Songwriter', maxPrice: 50 }, { name: 'Songs' })
    await save('events', { q: 'stem da' }, { name: 'Stems' })
    const provider = await joins(-1)
    const price = { priceType: 'hourly', price: 40 } as const
    await offer(provider, offerOf('Songwriter', price))
    await move('service_listings', 2, ['provider_id', provider.id])
    const other = await joins(-1)
    await offer(other, offerOf('Songwriter', { ...price, price: 90 }))
    await move('service_listings', 2, ['provider_id', other.id])
    const leader = await joins(-1)
    const open = await createCommunity(app, leader)
    const event = await createEvent(app, open, leader, { title: 'Stem Day', inDays: 30 })
    await move('community_events', 2, ['id', event])
    const notified = await notifiedAfter(26)
    expect(notified).toHaveLength(2)
    expect(notified).toEqual(
      expect.arrayContaining([
        {
          kind: 'listings',
          name: 'Songs',
          facets: { profession: 'Songwriter', maxPrice: 50 },
          count: 1,
        },
        { kind: 'events', name: 'Stems', facets: { q: 'stem da' }, count: 1 },
      ]),
    )
  })

  it('is nothing that the person may not see', async () => {
    await save('people', {})
    await save('events', { q: 'vault' })
    await save('listings', {})
    const [blocked, blocking, banned] = [await joins(2), await joins(2), await joins(2)]
    await offer(banned, offerOf('Producer'))
    await move('service_listings', 2, ['provider_id', banned.id])
    await viewer.client.call(blockPerson, { params: { userId: blocked.id } })
    await blocking.client.call(blockPerson, { params: { userId: viewer.id } })
    await ban(app, banned)
    await createPerson(app, { fresh: true, since: at(2) })
    const leader = await joins(-1)
    const kept = await createCommunity(app, leader, { isPrivate: true })
    const event = await createEvent(app, kept, leader, { title: 'Vault night', inDays: 30 })
    await move('community_events', 2, ['id', event])
    expect(await notifiedAfter(26)).toEqual([])
  })

  it('is not told to who has switched it off, is banned, or has deleted the search', async () => {
    await save('people', {})
    await viewer.client.call(updateNoticeSettings, { body: { savedSearches: false } })
    await joins(2)
    expect(await notifiedAfter(26)).toEqual([])
    await viewer.client.call(updateNoticeSettings, { body: { savedSearches: true } })
    await joins(30)
    expect(await notifiedAfter(52)).toHaveLength(1)
    const [search] = await listed()
    await viewer.client.call(deleteSavedSearch, { params: { searchId: search?.id ?? '' } })
    await joins(60)
    expect(await notifiedAfter(90)).toEqual([])
  })

  it('does not keep others from being told if one search fails', async () => {
    await save('people', {}, { name: 'Broken' })
    const [broken] = await listed()
    await query(app.db)
      .updateTable('saved_searches')
      .set({ facets: JSON.stringify({ profession: 'Wizard' }) })
      .where('id', '=', broken?.id ?? '')
      .execute()
    await save('people', {}, { name: 'Whole' })
    await joins(2)
    await expect(notifiedAfter(26)).rejects.toThrow(broken?.id ?? '')
    const { notices } = await noticesOf(viewer)
    expect(notices.map(({ search }) => search?.name)).toEqual(['Whole'])
  })
})
