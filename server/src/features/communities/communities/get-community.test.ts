import { getCommunity, listOwnCommunities } from '@patchbay/contract/communities/communities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements, createCommunity } from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let member: TestPerson
let outsider: TestPerson
let fresh: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  leader = await createPerson(app, { fullName: 'Ada Leader' })
  member = await createPerson(app)
  outsider = await createPerson(app)
  fresh = await createPerson(app, { fresh: true })
})
afterAll(() => app.stop())

const get = (communityId: string, client: TestClient = app.visitor) =>
  client.call(getCommunity, { params: { communityId } })
const head = async (communityId: string, client?: TestClient) =>
  (await get(communityId, client)).body
/** The names of everything that the viewer may do. */
const rights = async (communityId: string, client?: TestClient) => {
  const { can } = await head(communityId, client)
  return Object.entries(can).flatMap(([name, may]) => (may ? [name] : []))
}
const ask = (communityId: string, person: TestPerson) =>
  query(app.db)
    .insertInto('membership_requests')
    .values({ id: newId(), community_id: communityId, user_id: person.id })
    .execute()

describe('the head of a community', () => {
  it('[K-01, K-02, K-41] shows everyone what it is and who leads it', async () => {
    const options = { genres: ['Drone'], location: 'Leeds, United Kingdom', members: [member] }
    const id = await createCommunity(app, leader, options)
    await query(app.db)
      .updateTable('user_profiles')
      .set({ verified: true })
      .where('id', '=', leader.id)
      .execute()
    expect(await head(id)).toEqual({
      id,
      name: 'Tape Club',
      description: expect.stringContaining('service manual'),
      isPrivate: false,
      genres: ['Drone'],
      location: 'Leeds, United Kingdom',
      locationEnabled: true,
      coverImage: null,
      memberCount: 2,
      membership: 'none',
      activity: { postsThisWeek: 0, nextEvent: null },
      isClosed: false,
      leaderId: leader.id,
      leader: {
        id: leader.id,
        fullName: null,
        displayName: 'Ada Leader',
        verified: true,
        avatarUrl: '/avatars/initials.svg?name=Ada%20Leader',
        linked: true,
      },
      createdAt: expect.stringMatching(/^\d{4}-/),
      updatedAt: expect.stringMatching(/^\d{4}-/),
      pendingRequests: null,
      membersInvite: false,
      mute: null,
      successor: null,
      version: expect.any(Number),
      insideVersion: null,
      can: {
        join: false,
        request: false,
        withdraw: false,
        leave: false,
        lead: false,
        moderate: false,
        decideRequests: false,
        seeInside: false,
        create: false,
        invite: false,
        report: false,
      },
    })
  })

  it('[K-05] is not found for an unknown id, and an invalid id is refused', async () => {
    for (const client of [app.visitor, leader.client])
      expect(await get(newId(), client)).toMatchObject({
        status: 404,
        code: 'community_not_found',
        body: { message: 'Community not found' },
      })
    expect(await get('nonsense')).toMatchObject({ status: 400 })
  })

  it('[K-12, K-30] says what each person may do in a private community', async () => {
    const id = await createCommunity(app, leader, { isPrivate: true, members: [member] })
    await ask(id, outsider)
    expect(await rights(id)).toEqual([])
    expect(await rights(id, fresh.client)).toEqual([])
    expect(await rights(id, outsider.client)).toEqual(['withdraw', 'report'])
    expect(await rights(id, member.client)).toEqual(['leave', 'seeInside', 'create', 'report'])
    const led = ['lead', 'moderate', 'decideRequests', 'seeInside', 'create', 'invite']
    expect(await rights(id, leader.client)).toEqual(led)
    const seen = await Promise.all(
      [leader, member, outsider].map(async ({ client }) => {
        const { pendingRequests, membership, insideVersion } = await head(id, client)
        return [membership, pendingRequests, insideVersion !== null]
      }),
    )
    expect(seen).toEqual([
      ['leader', 1, true],
      ['member', null, true],
      ['pending', null, false],
    ])
  })

  it('says what each person may do in a public community', async () => {
    const id = await createCommunity(app, leader, { members: [member] })
    expect(await rights(id)).toEqual([])
    expect(await rights(id, fresh.client)).toEqual([])
    expect(await rights(id, outsider.client)).toEqual(['join', 'seeInside', 'report'])
    expect(await rights(id, member.client)).toEqual(['leave', 'seeInside', 'create', 'report'])
    const led = ['lead', 'moderate', 'seeInside', 'create', 'invite']
    expect(await rights(id, leader.client)).toEqual(led)
    expect((await head(id, leader.client)).pendingRequests).toBeNull()
    await ask(id, outsider)
    expect(await rights(id, outsider.client)).toEqual(['join', 'withdraw', 'seeInside', 'report'])
  })

  it('shows a leader who is banned without a link to their profile', async () => {
    const banned = await createPerson(app)
    const id = await createCommunity(app, banned)
    const ban = { user_id: banned.id, expires_at: new Date(Date.now() + 60_000) }
    await query(app.db).insertInto('banned_users').values(ban).execute()
    expect((await head(id)).leader).toMatchObject({ displayName: 'Test Person', linked: false })
  })

  it('takes one statement', async () => {
    const id = await createCommunity(app, leader, { isPrivate: true })
    expect(await countStatements(app, () => get(id))).toBe(1)
    expect(await countStatements(app, () => get(id, leader.client))).toBe(1)
  })
})

describe('the viewer’s own communities', () => {
  it('are ordered by name, with the viewer’s role and the version of the list', async () => {
    const person = await createPerson(app)
    const own = async () => (await person.client.call(listOwnCommunities, {})).body
    expect(await own()).toEqual({ communities: [], version: 0 })
    const second = await createCommunity(app, person, { name: 'beta', isPrivate: true })
    const before = (await own()).version
    const first = await createCommunity(app, leader, { name: 'Alpha', members: [person] })
    const { communities, version } = await own()
    expect(communities).toEqual([
      { id: first, name: 'Alpha', isPrivate: false, coverImage: null, role: 'member' },
      { id: second, name: 'beta', isPrivate: true, coverImage: null, role: 'leader' },
    ])
    expect(version).toBeGreaterThan(before)
    expect(await countStatements(app, own)).toBe(1)
  })
})
