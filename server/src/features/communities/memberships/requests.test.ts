import { getCommunity } from '@patchbay/contract/communities/communities'
import {
  approveRequest,
  joinCommunity,
  leaveCommunity,
  listRequests,
  rejectRequest,
  removeMember,
  requestMembership,
  withdrawRequest,
} from '@patchbay/contract/communities/memberships'
import { listNotices as listNoticesRoute } from '@patchbay/contract/notices/notices'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity, listNotices } from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let applicant: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  leader = await createPerson(app)
  applicant = await createPerson(app, { fullName: 'Ben Asks' })
  communityId = await createCommunity(app, leader, { isPrivate: true })
})

const ask = (message?: string, { client } = applicant) =>
  client.call(requestMembership, {
    params: { communityId },
    body: message === undefined ? {} : { message },
  })
const withdraw = ({ client } = applicant) =>
  client.call(withdrawRequest, { params: { communityId } })
const list = (cursor?: string) =>
  leader.client.call(listRequests, { params: { communityId }, query: cursor ? { cursor } : {} })
const waiting = async () => (await list()).body.requests
const idOfFirst = async () => (await waiting())[0]?.id ?? ''
const decide = (route: typeof approveRequest | typeof rejectRequest, requestId: string) =>
  leader.client.call(route, { params: { communityId, requestId } })
const rows = () =>
  query(app.db)
    .selectFrom('membership_requests')
    .selectAll()
    .where('community_id', '=', communityId)
    .orderBy('id')
    .execute()
const headFor = async ({ client }: TestPerson) =>
  (await client.call(getCommunity, { params: { communityId } })).body
const memberIds = async () => {
  const members = query(app.db).selectFrom('community_members').select('user_id')
  const found = await members.where('community_id', '=', communityId).execute()
  return found.map(({ user_id }) => user_id)
}

describe('somebody whom the leader has removed', () => {
  const join = () => applicant.client.call(joinCommunity, { params: { communityId } })
  const remove = () =>
    leader.client.call(removeMember, { params: { communityId, userId: applicant.id } })
  const newest = async () =>
    (await leader.client.call(listNoticesRoute, { query: {} })).body.notices[0]
  beforeEach(async () => {
    communityId = await createCommunity(app, leader, { members: [applicant] })
    await remove()
  })

  it('cannot simply return to a public community, but may ask, and the notice lets the leader decide', async () => {
    expect((await headFor(applicant)).can).toMatchObject({ join: false, request: true })
    expect((await join()).code).toBe('forbidden')
    expect((await ask('I have calmed down.')).body.membership).toBe('pending')
    expect((await join()).code).toBe('forbidden')
    expect(await memberIds()).toEqual([leader.id])
    const notice = await newest()
    expect(notice).toMatchObject({ kind: 'membership_requested', can: { decide: true } })
    const requestId = notice?.request?.id ?? ''
    expect((await headFor(leader)).can.decideRequests).toBe(true)
    expect((await decide(approveRequest, requestId)).status).toBe(200)
    expect(await memberIds()).toContain(applicant.id)
    // Sent again, because the first answer was lost.
    expect((await decide(approveRequest, requestId)).status).toBe(200)
    expect((await decide(rejectRequest, requestId)).code).toBe('request_decided')
    expect((await headFor(leader)).can.decideRequests).toBe(false)
    const leave = await applicant.client.call(leaveCommunity, { params: { communityId } })
    expect(leave.body.can).toMatchObject({ join: true, request: false })
    expect((await join()).body.membership).toBe('member')
  })

  it('stands in a list that a public community has only then, without others who once asked', async () => {
    const other = await createPerson(app)
    await query(app.db)
      .insertInto('membership_requests')
      .values({ id: newId(), community_id: communityId, user_id: other.id })
      .execute()
    expect((await list()).code).toBe('forbidden')
    await ask('I have calmed down.')
    expect((await headFor(leader)).pendingRequests).toBe(1)
    expect((await waiting()).map(({ person }) => person.id)).toEqual([applicant.id])
  })

  it('is decided about by the leader alone, and others join as before', async () => {
    await ask()
    const [row] = await rows()
    const params = { communityId, requestId: row?.id ?? '' }
    const other = await createPerson(app)
    for (const { client } of [applicant, other])
      expect((await client.call(approveRequest, { params })).code).toBe('forbidden')
    const joined = await other.client.call(joinCommunity, { params: { communityId } })
    expect(joined.body.membership).toBe('member')
  })
})

describe('requesting membership', () => {
  it('is refused after three rejections in a week, and possible again when it is over', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await ask()).status).toBe(200)
      await decide(rejectRequest, await idOfFirst())
    }
    const refused = await ask()
    expect(refused.code).toBe('rate_limited')
    const days = Number(refused.headers.get('retry-after')) / 86_400
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    await query(app.db)
      .updateTable('membership_requests')
      .set({ updated_at: new Date(Date.now() - 8 * 86_400_000) })
      .where('community_id', '=', communityId)
      .execute()
    expect((await ask()).status).toBe(200)
  })

  it('[K-21, K-37, Z-12] waits for the leader, who is notified, and adds no member', async () => {
    const { status, body } = await ask('  I repair Studers.\nAnd Revoxes. ')
    expect([status, body.membership, body.memberCount]).toEqual([200, 'pending', 1])
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      user_id: applicant.id,
      message: 'I repair Studers.\nAnd Revoxes.',
      status: 'pending',
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
    })
    expect(await memberIds()).toEqual([leader.id])
    expect(await listNotices(app, leader)).toEqual([
      {
        kind: 'membership_requested',
        actor_id: applicant.id,
        community_id: communityId,
        request_id: row?.id,
        data: {},
      },
    ])
    expect((await headFor(leader)).pendingRequests).toBe(1)
  })

  it('creates one request, however often it is sent, and a blank note is stored as none', async () => {
    const answers = await Promise.all([ask('   '), ask(), ask(), ask()])
    for (const { status, body } of answers)
      expect([status, body.membership]).toEqual([200, 'pending'])
    expect(await rows()).toMatchObject([{ message: null }])
    expect(await listNotices(app, leader)).toHaveLength(1)
    await expect(
      query(app.db)
        .insertInto('membership_requests')
        .values({ id: newId(), community_id: communityId, user_id: applicant.id })
        .execute(),
    ).rejects.toThrow('membership_requests_open')
  })

  it('is for private communities and non-members only', async () => {
    expect((await ask('x'.repeat(501))).status).toBe(400)
    expect((await ask('Me?', leader)).body.membership).toBe('leader')
    expect(await rows()).toEqual([])
    communityId = await createCommunity(app, leader)
    expect(await ask()).toMatchObject({ status: 403, code: 'forbidden' })
    communityId = newId()
    expect(await ask()).toMatchObject({ status: 404, code: 'community_not_found' })
  })

  it('can be withdrawn, and the leader’s notice is deleted with it', async () => {
    await ask('Never mind')
    expect((await withdraw()).body).toMatchObject({ membership: 'none', can: { request: true } })
    expect(await rows()).toEqual([])
    expect(await listNotices(app, leader)).toEqual([])
    expect((await withdraw()).status).toBe(200)
    expect((await ask()).body.membership).toBe('pending')
  })
})

describe('the leader’s decision', () => {
  it('[K-22, K-36, K-39] adds the person as a member, once, and notifies them', async () => {
    await ask('Please')
    const id = await idOfFirst()
    const [before] = await rows()
    const answers = await Promise.all([1, 2, 3].map(() => decide(approveRequest, id)))
    for (const { status, body } of answers)
      expect([status, body.memberCount, body.pendingRequests]).toEqual([200, 2, 0])
    const [after] = await rows()
    expect(after?.status).toBe('approved')
    expect(after?.updated_at.getTime()).toBeGreaterThan(before?.updated_at.getTime() ?? Infinity)
    expect((await headFor(applicant)).membership).toBe('member')
    expect(await listNotices(app, applicant)).toMatchObject([
      { kind: 'membership_approved', actor_id: leader.id, request_id: id },
    ])
    expect(await decide(rejectRequest, id)).toMatchObject({ status: 409, code: 'request_decided' })
    expect((await headFor(applicant)).membership).toBe('member')
  })

  it('[K-22] changes nothing for a person who is a member already', async () => {
    await ask()
    const id = await idOfFirst()
    await query(app.db)
      .insertInto('community_members')
      .values({ community_id: communityId, user_id: applicant.id, joined_at: new Date(0) })
      .execute()
    expect((await decide(approveRequest, id)).body.memberCount).toBe(2)
  })

  it('[K-23, K-39] rejects a person, who may request again', async () => {
    await ask('First')
    const id = await idOfFirst()
    expect((await decide(rejectRequest, id)).status).toBe(200)
    expect((await decide(rejectRequest, id)).status).toBe(200)
    expect(await decide(approveRequest, id)).toMatchObject({ code: 'request_decided' })
    expect(await memberIds()).toEqual([leader.id])
    expect(await headFor(applicant)).toMatchObject({ membership: 'none', can: { request: true } })
    expect(await listNotices(app, applicant)).toMatchObject([{ kind: 'membership_rejected' }])
    await ask('Second')
    expect((await rows()).map(({ status }) => status)).toEqual(['rejected', 'pending'])
  })

  it('is about requests to this community only', async () => {
    await ask()
    const id = await idOfFirst()
    const other = await createCommunity(app, leader, { isPrivate: true })
    for (const route of [approveRequest, rejectRequest]) {
      const params = { communityId: other, requestId: id }
      const missed = await leader.client.call(route, { params })
      expect(missed).toMatchObject({ status: 404, code: 'request_not_found' })
      expect((await decide(route, newId())).code).toBe('request_not_found')
    }
    expect((await rows())[0]?.status).toBe('pending')
  })
})

describe('the list of requests', () => {
  it('[K-12, K-14] has the newest first, with the person and the note', async () => {
    const late = await createPerson(app)
    await ask('Please')
    await ask(undefined, late)
    expect(await waiting()).toMatchObject([
      { person: { id: late.id }, message: null, communityId },
      { person: { id: applicant.id, displayName: 'Ben Asks' }, message: 'Please' },
    ])
    expect((await headFor(leader)).pendingRequests).toBe(2)
  })

  it('has pages of 50', async () => {
    const people = Array.from({ length: 60 }, () => ({ id: newId() }))
    await query(app.db).insertInto('user_profiles').values(people).execute()
    await query(app.db)
      .insertInto('membership_requests')
      .values(people.map((one) => ({ id: newId(), community_id: communityId, user_id: one.id })))
      .execute()
    const first = (await list()).body
    const second = (await list(first.nextCursor ?? '')).body
    expect([first.requests.length, second.requests.length, second.nextCursor]).toEqual([
      50,
      10,
      null,
    ])
    const seen = [...first.requests, ...second.requests].map(({ person }) => person.id)
    expect(seen).toEqual(people.map(({ id }) => id).toReversed())
  })
})
