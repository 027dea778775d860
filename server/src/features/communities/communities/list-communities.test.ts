import { listCommunities, listCommunityPlaces } from '@patchbay/contract/communities/communities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countStatements, createCommunity } from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let other: TestPerson
let third: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  leader = await createPerson(app, { fullName: 'Ada Leader' })
  other = await createPerson(app)
  third = await createPerson(app)
})
afterAll(() => app.stop())
beforeEach(() => query(app.db).deleteFrom('communities').execute())

interface Filters {
  readonly q?: string
  readonly genre?: string
  readonly country?: string
  readonly city?: string
  readonly cursor?: string
}

const list = async (filters: Filters = {}, client = app.visitor) =>
  (await client.call(listCommunities, { query: filters })).body
const namesOf = async (filters: Filters) =>
  (await list(filters)).communities.map(({ name }) => name).toSorted()

describe('the list of communities', () => {
  it('[J-05, J-06, J-08, J-09, J-16] shows every community to a visitor, the largest first', async () => {
    const small = await createCommunity(app, leader, { name: 'Two Microphones', isPrivate: true })
    const description = 'Long tails. '.repeat(10)
    const large = await createCommunity(app, leader, {
      name: 'Hall of Reverb',
      description,
      genres: ['Ambient', 'Drone'],
      location: 'Leeds, United Kingdom',
      members: [other, third],
    })
    const body = await list()
    expect(body).toMatchObject({ nextCursor: null, total: 2 })
    expect(body.communities).toEqual([
      {
        id: large,
        name: 'Hall of Reverb',
        description,
        isPrivate: false,
        genres: ['Ambient', 'Drone'],
        location: 'Leeds, United Kingdom',
        locationEnabled: true,
        coverImage: null,
        memberCount: 3,
        membership: 'none',
        activity: { postsThisWeek: 0, nextEvent: null },
        can: { join: false, request: false },
      },
      expect.objectContaining({ id: small, isPrivate: true, location: null, memberCount: 1 }),
    ])
  })

  it('[J-10] says the viewer’s relation to each, and which action its button has', async () => {
    await createCommunity(app, leader, { name: 'In', members: [other] })
    await createCommunity(app, leader, { name: 'Open' })
    await createCommunity(app, leader, { name: 'Closed', isPrivate: true })
    const asked = await createCommunity(app, leader, { name: 'Asked', isPrivate: true })
    await query(app.db)
      .insertInto('membership_requests')
      .values({ id: newId(), community_id: asked, user_id: other.id })
      .execute()
    const access = async (client: TestPerson['client']) =>
      Object.fromEntries(
        (await list({}, client)).communities.map(({ name, membership, can }) => [
          name,
          [membership, can.join, can.request],
        ]),
      )
    expect(await access(other.client)).toEqual({
      In: ['member', false, false],
      Open: ['none', true, false],
      Closed: ['none', false, true],
      Asked: ['pending', false, false],
    })
    expect(await access(leader.client)).toMatchObject({ Closed: ['leader', false, false] })
    const fresh = await createPerson(app, { fresh: true })
    expect(await access(fresh.client)).toMatchObject({ Open: ['none', false, false] })
  })

  it('shows the card of a private community with the same text to everyone', async () => {
    await createCommunity(app, leader, { isPrivate: true, location: 'Cork, Ireland' })
    const facts = async (client: TestPerson['client']) => {
      const [card] = (await list({}, client)).communities
      return { ...card, membership: undefined, activity: undefined, can: undefined }
    }
    expect(await facts(app.visitor)).toEqual(await facts(leader.client))
    expect(await facts(third.client)).toEqual(await facts(leader.client))
  })

  it('[J-13] finds a part of the name in any case, and takes wildcards literally', async () => {
    for (const name of [
      '100% Analogue',
      '100 Percent',
      'snake_case',
      'Snakes',
      String.raw`back\slash`,
    ])
      await createCommunity(app, leader, { name })
    expect(await namesOf({ q: 'SNAKE' })).toEqual(['Snakes', 'snake_case'])
    expect(await namesOf({ q: 'NALO' })).toEqual(['100% Analogue'])
    expect(await namesOf({ q: '100%' })).toEqual(['100% Analogue'])
    expect(await namesOf({ q: '%' })).toEqual(['100% Analogue'])
    expect(await namesOf({ q: '_' })).toEqual(['snake_case'])
    expect(await namesOf({ q: 'snake_' })).toEqual(['snake_case'])
    expect(await namesOf({ q: String.raw`back\s` })).toEqual([String.raw`back\slash`])
    expect(await namesOf({ q: '%%%' })).toEqual([])
    expect(await namesOf({ q: 'sN' })).toEqual(['Snakes', 'snake_case'])
    expect(await namesOf({ q: '  ' })).toHaveLength(5)
  })

  it('[J-13] finds a name whatever its accents and letters', async () => {
    for (const name of ['Kraków Køllektiv', 'Krakow Strings'])
      await createCommunity(app, leader, { name })
    expect(await namesOf({ q: 'kraków' })).toEqual(['Krakow Strings', 'Kraków Køllektiv'])
    expect(await namesOf({ q: 'kollek' })).toEqual(['Kraków Køllektiv'])
    expect(await namesOf({ q: 'øl' })).toEqual(['Kraków Køllektiv'])
  })

  it('[J-14] filters by a genre among those of the community', async () => {
    await createCommunity(app, leader, { name: 'Both', genres: ['Ambient', 'Drone'] })
    await createCommunity(app, leader, { name: 'One', genres: ['Drone'] })
    await createCommunity(app, leader, { name: 'None' })
    expect(await namesOf({ genre: 'Drone' })).toEqual(['Both', 'One'])
    expect(await namesOf({ genre: 'Ambient' })).toEqual(['Both'])
    expect(await namesOf({ genre: 'Dro' })).toEqual([])
  })

  it('[J-15] filters by country and city in any case, where the location is shown', async () => {
    await createCommunity(app, leader, { name: 'Leeds', location: 'Leeds, United Kingdom' })
    await createCommunity(app, leader, { name: 'leeds', location: 'LEEDS, united kingdom' })
    await createCommunity(app, leader, { name: 'Cork', location: 'Cork, Ireland' })
    await createCommunity(app, leader, { name: 'Nowhere' })
    expect(await namesOf({ country: 'UNITED KINGDOM' })).toEqual(['Leeds', 'leeds'])
    expect(await namesOf({ city: 'leeds' })).toEqual(['Leeds', 'leeds'])
    expect(await namesOf({ country: 'ireland', city: 'CORK' })).toEqual(['Cork'])
    expect(await namesOf({ country: 'Ireland', city: 'Leeds' })).toEqual([])
    expect(await namesOf({ country: 'Ire' })).toEqual([])
    const { places } = (await app.visitor.call(listCommunityPlaces, {})).body
    expect(places.map(({ country, cities }) => [country.toLowerCase(), cities.length])).toEqual([
      ['ireland', 1],
      ['united kingdom', 1],
    ])
  })

  it('has pages of 24 with each community once, and the total on the first page', async () => {
    for (let number = 0; number < 30; number += 1)
      await createCommunity(app, leader, {
        name: `Club ${number}`,
        members: number % 2 ? [other] : [],
      })
    const first = await list({ q: 'club' })
    expect(first).toMatchObject({ total: 30 })
    expect(first.communities).toHaveLength(24)
    const second = await list({ q: 'club', cursor: first.nextCursor ?? '' })
    expect(second).toMatchObject({ total: null, nextCursor: null })
    const all = [...first.communities, ...second.communities]
    expect(new Set(all.map(({ id }) => id)).size).toBe(30)
    const counts = all.map(({ memberCount }) => memberCount)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  it.each(['x', 'WzEsMl0', Buffer.from('[1e99,"x"]').toString('base64url')])(
    'refuses a cursor that it never issued: %s',
    async (cursor) => {
      const answer = await app.visitor.call(listCommunities, { query: { cursor } })
      expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    },
  )

  it('needs two statements for the first page and one for each following page', async () => {
    for (let number = 0; number < 25; number += 1) await createCommunity(app, leader)
    const filters = { q: 'tape' }
    const { nextCursor } = await list(filters)
    expect(await countStatements(app, () => list(filters, other.client))).toBe(2)
    const cursor = nextCursor ?? ''
    expect(await countStatements(app, () => list({ ...filters, cursor }, other.client))).toBe(1)
  })
})
