import { deleteAccount, deletionText } from '@patchbay/contract/accounts/accounts'
import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import {
  browsePeople,
  peoplePerPage,
  personOrders,
  type PeopleFacets,
} from '@patchbay/contract/search/directory'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ban, unban } from '../../../../test/bans.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let viewer: TestPerson
let ada: TestPerson
let ben: TestPerson
let cem: TestPerson
let dua: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  viewer = await createPerson(app, { fullName: 'Vera Viewer' })
  ada = await createPerson(app, { fullName: 'Ada Leeds', since: days(4) })
  ben = await createPerson(app, { fullName: 'ben York', since: days(3) })
  cem = await createPerson(app, { fullName: 'Cem Köln', since: days(2) })
  dua = await createPerson(app, { fullName: 'Dua Hidden', since: days(1) })
  await set(ada, { location: 'Leeds, United Kingdom', location_enabled: true, verified: true })
  await set(ben, { location: 'York, United Kingdom', location_enabled: true, bio: 'Brass.' })
  await set(cem, {
    location: 'Köln, Germany',
    location_enabled: true,
    professions: ['Songwriter', 'Producer'],
    experience_level: 'veteran',
  })
  await set(dua, { location: 'Leeds, United Kingdom', location_enabled: false })
  await offer(ben, offerOf('Sound Engineer'), offerOf('Songwriter'))
  await offer(cem, offerOf('Producer'))
  await query(app.db)
    .updateTable('service_listings')
    .set({ availability: false })
    .where('provider_id', '=', cem.id)
    .execute()
  await createCommunity(app, viewer, { name: 'Brass', genres: ['Jazz'], members: [ada, ben] })
  const kept = { name: 'Kept', isPrivate: true, genres: ['House'], members: [viewer, ben] }
  const hiddenBy = await createCommunity(app, dua, kept)
  await hide(dua, hiddenBy)
})
afterAll(() => app.stop())

const set = (person: TestPerson, values: object) =>
  query(app.db).updateTable('user_profiles').set(values).where('id', '=', person.id).execute()
const hide = (person: TestPerson, communityId: string) =>
  query(app.db)
    .insertInto('hidden_memberships')
    .values({ user_id: person.id, community_id: communityId })
    .execute()
const browse = async (facets: PeopleFacets = {}, by = viewer) =>
  (await by.client.call(browsePeople, { query: { ...facets } })).body
const names = async (facets: PeopleFacets = {}, by = viewer) =>
  (await browse(facets, by)).people.map(({ displayName }) => displayName)
const everybody = ['Dua Hidden', 'Cem Köln', 'ben York', 'Ada Leeds']

describe('the directory', () => {
  it('shows others, the newest first, with what their profiles show', async () => {
    const { people, total, nextCursor, place, within, sort } = await browse()
    expect(people.map(({ displayName }) => displayName)).toEqual(everybody)
    expect([total, nextCursor, place, within, sort]).toEqual([4, null, null, null, 'newest'])
    expect(people[2]).toMatchObject({
      profession: 'Producer',
      city: 'York',
      bio: 'Brass.',
      experienceLevel: 'professional',
      openTo: ['Songwriter', 'Sound Engineer'],
      sharedCommunities: 2,
      kilometres: null,
      can: { message: true },
    })
    // A hidden place, a hidden membership and an offer that is switched off.
    expect(people[0]).toMatchObject({ city: null, sharedCommunities: 0 })
    expect(people[1]).toMatchObject({ openTo: [] })
  })

  it.each<[PeopleFacets, string[]]>([
    [{ profession: 'Songwriter' }, ['Cem Köln']],
    [{ profession: 'Producer', experience: 'professional' }, everybody.filter((n) => n[0] !== 'C')],
    [{ experience: 'veteran' }, ['Cem Köln']],
    [{ verified: 'yes' }, ['Ada Leeds']],
    [{ open: 'yes' }, ['ben York']],
    [{ shared: 'yes' }, ['ben York', 'Ada Leeds']],
    [{ genre: 'Jazz' }, ['ben York', 'Ada Leeds']],
    [{ genre: 'House' }, ['ben York']],
    [{ genre: 'Techno' }, []],
    [{ genre: 'Jazz', verified: 'yes', shared: 'yes' }, ['Ada Leeds']],
    [{ open: 'yes', place: 'York', profession: 'Producer' }, ['ben York']],
  ])('can be narrowed by %j', async (facets, expected) => {
    for (const sort of ['newest', 'name'] as const)
      expect((await names({ ...facets, sort })).length).toBe(expected.length)
    expect(await names(facets)).toEqual(expected)
    expect((await browse(facets)).total).toBe(expected.length)
  })

  it.each<[string, number | undefined, string | null, string[]]>([
    ['leeds', undefined, 'Leeds, United Kingdom', ['Ada Leeds']],
    ['leeds', 100, 'Leeds, United Kingdom', ['ben York', 'Ada Leeds']],
    ['UK', undefined, 'United Kingdom', ['ben York', 'Ada Leeds']],
    ['nited king', undefined, null, ['ben York', 'Ada Leeds']],
    ['oln, erman', undefined, null, ['Cem Köln']],
    ['Nowhere at all', undefined, null, []],
    ['%', undefined, null, []],
  ])(
    '[N-32] finds people at %s within %s, without hidden places',
    async (place, within, name, expected) => {
      const found = await browse({ place, ...(within && { within }) })
      expect(found.place).toBe(name)
      expect(found.people.map(({ displayName }) => displayName)).toEqual(expected)
      expect(found.total).toBe(expected.length)
    },
  )

  it('searches no more of a place than others are shown', async () => {
    await set(ada, { location: 'Leeds, United Kingdom, Secret Street' })
    expect(await names({ place: 'secret' })).toEqual([])
    expect(await names({ place: 'Leeds' })).toEqual(['Ada Leeds'])
    expect(JSON.stringify(await browse())).not.toContain('Secret')
    await set(ada, { location: 'Leeds, United Kingdom' })
  })

  it('can be sorted by name, in any case', async () => {
    expect(await names({ sort: 'name' })).toEqual([
      'Ada Leeds',
      'ben York',
      'Cem Köln',
      'Dua Hidden',
    ])
  })

  it('shows the nearest first, measured from a place or from where the viewer is', async () => {
    const near = await browse({ place: 'York', sort: 'nearest' })
    expect(near.people.map(({ displayName, kilometres }) => [displayName, kilometres])).toEqual([
      ['ben York', 0],
      ['Ada Leeds', 35],
    ])
    expect([near.within, near.sort]).toEqual([100, 'nearest'])
    const own = await browse({ sort: 'nearest', within: 10 })
    expect(own.people.map(({ displayName }) => displayName)).toEqual(['Ada Leeds'])
    expect([own.place, own.within]).toEqual(['Leeds, United Kingdom', 10])
    expect(await names({ within: 50 })).toEqual(['ben York', 'Ada Leeds'])
    await set(viewer, { location: null })
    const nowhere = await browse({ sort: 'nearest' })
    expect([nowhere.sort, nowhere.place, nowhere.total]).toEqual(['newest', null, 4])
    await set(viewer, { location: 'Leeds, United Kingdom' })
  })

  it('refuses input that no page sends, and never fails', async () => {
    const wrong = [
      'profession=Wizard',
      'genre=None',
      'genre=Nothing',
      'sort=oldest',
      'verified=no',
      'within=0',
      `place=${'x'.repeat(201)}`,
      'cursor=nonsense',
      `cursor=${cursorOf(['newest', '2026-13-45T00:00:00Z', newId()])}`,
      `cursor=${cursorOf(['name', 'a', newId()])}`,
      `sort=name&cursor=${cursorOf(['name', 5, newId()])}`,
      `sort=name&cursor=${cursorOf(['name', 'a', "' or true"])}`,
    ]
    for (const asked of wrong)
      expect([asked, (await viewer.client.fetch(`/api/directory?${asked}`)).status]).toEqual([
        asked,
        400,
      ])
    expect((await app.visitor.call(browsePeople, { query: {} })).status).toBe(401)
  })
})

const cursorOf = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')

describe('nobody appears by any order, count or facet', () => {
  /** Every way of asking for Ben, who fits all of them. */
  const ways: readonly PeopleFacets[] = [
    ...personOrders.map((sort) => ({ sort, place: 'York' })),
    ...personOrders.map((sort) => ({ sort })),
    { profession: 'Producer' },
    { experience: 'professional' },
    { genre: 'Jazz' },
    { open: 'yes' },
    { shared: 'yes' },
    { place: 'York' },
    { place: 'UK' },
    { place: 'ork, nited' },
    { within: 100 },
  ]
  const seen = async () => {
    const answers = await Promise.all(ways.map((facets) => browse(facets)))
    return answers.map(({ people, total }) => [people.some(({ id }) => id === ben.id), total])
  }

  it('who is blocked, blocks, is banned or has not finished', async () => {
    const before = await seen()
    expect(before.every(([isSeen]) => isSeen)).toBe(true)
    const away = async () =>
      expect(await seen()).toEqual(before.map(([, total]) => [false, Number(total) - 1]))
    await viewer.client.call(blockPerson, { params: { userId: ben.id } })
    await away()
    await viewer.client.call(unblockPerson, { params: { userId: ben.id } })
    await ben.client.call(blockPerson, { params: { userId: viewer.id } })
    await away()
    await ben.client.call(unblockPerson, { params: { userId: viewer.id } })
    await ban(app, ben)
    await away()
    await unban(app, ben)
    for (const unfinished of [{ onboarding_completed: false }, { terms_accepted: false }]) {
      await set(ben, unfinished)
      await away()
      await set(ben, { onboarding_completed: true, terms_accepted: true })
    }
    expect(await seen()).toEqual(before)
  })

  it('by a full name that is hidden', async () => {
    await ben.client.call(updateProfile, { body: { displayName: 'Zed', fullNameShown: false } })
    for (const facets of ways)
      expect(JSON.stringify(await browse(facets))).not.toContain('ben York')
    expect((await names({ sort: 'name' })).at(-1)).toBe('Zed')
    await ben.client.call(updateProfile, { body: { fullNameShown: true } })
    expect((await browse({ open: 'yes' })).people[0]).toMatchObject({ fullName: 'ben York' })
    expect((await names({ sort: 'name' })).at(-1)).toBe('Zed')
  })

  it('after the account is deleted', async () => {
    const gone = await createPerson(app, { fullName: 'Gone Soon' })
    expect(await names()).toContain('Gone Soon')
    const confirmed = { body: { confirmText: deletionText } }
    expect((await gone.client.call(deleteAccount, confirmed)).status).toBe(200)
    expect(await names()).toEqual(expect.not.arrayContaining(['Gone Soon', null]))
  })
})

describe('pages', () => {
  it.each(personOrders)('go on by %s where the one before ended', async (sort) => {
    const rows = Array.from({ length: peoplePerPage + 7 }, (_, index) => ({
      id: newId(),
      full_name: 'Many',
      display_name: `${index % 3 === 0 ? 'Ö'.repeat(60) : 'Same'} ${index % 2}`,
      location: index % 2 === 0 ? 'Leeds, United Kingdom' : 'York, United Kingdom',
      location_enabled: true,
      professions: ['Label Representative'],
      terms_accepted: true,
      onboarding_completed: true,
    }))
    await query(app.db).insertInto('user_profiles').values(rows).execute()
    const facets = {
      profession: 'Label Representative',
      sort,
      place: 'Leeds',
      within: 100,
    } as const
    const first = await browse(facets)
    expect([first.people.length, first.total]).toEqual([peoplePerPage, rows.length])
    const next = { query: { ...facets, cursor: first.nextCursor ?? '' } }
    const second = (await viewer.client.call(browsePeople, next)).body
    expect([second.people.length, second.total, second.nextCursor]).toEqual([7, null, null])
    const shown = [...first.people, ...second.people]
    expect(new Set(shown.map(({ id }) => id)).size).toBe(rows.length)
    if (sort === 'nearest') {
      const far = shown.map(({ kilometres }) => kilometres ?? -1)
      expect(far).toEqual(far.toSorted((a, b) => a - b))
    }
    await query(app.db).deleteFrom('user_profiles').where('full_name', '=', 'Many').execute()
  })
})
