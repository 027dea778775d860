import {
  deleteCommunity,
  getCommunity,
  listCommunities,
  listCommunityPlaces,
  removeCommunityCover,
  updateCommunity,
} from '@patchbay/contract/communities/communities'
import {
  createEvent as createEventRoute,
  deleteEvent,
  getEvent,
  setRsvp,
  updateEvent,
} from '@patchbay/contract/communities/events'
import { listFeedPosts } from '@patchbay/contract/communities/feed'
import {
  approveRequest,
  handOverCommunity,
  joinCommunity,
  leaveCommunity,
  listMembers,
  removeMember,
  requestMembership,
} from '@patchbay/contract/communities/memberships'
import {
  createPost,
  deletePost,
  getPost,
  likePost,
  listPosts,
  unlikePost,
  updatePost,
} from '@patchbay/contract/communities/posts'
import {
  createReply,
  deleteReply,
  likeReply,
  listReplies,
  updateReply,
} from '@patchbay/contract/communities/replies'
import {
  closeStaffCommunity,
  getStaffCommunity,
  removeStaffCommunity,
  reopenStaffCommunity,
} from '@patchbay/contract/staff/communities'
import { decideReport } from '@patchbay/contract/staff/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  answerEvent,
  createCommunity,
  createEvent,
  listNotices,
} from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { detailOf, entriesOf, report } from '../../../../test/reports.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { listPostedMails } from '../../accounts/mails/public.ts'

let app: TestApp
let moderator: TestPerson
let leader: TestPerson
let member: TestPerson
let stranger: TestPerson
let communityId: string
let categoryId: string
beforeAll(async () => {
  app = await startTestApp()
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  moderator = await createStaff(app, 'moderator')
  leader = await createPerson(app, { fullName: 'Lea Leader' })
  member = await createPerson(app)
  stranger = await createPerson(app)
  communityId = await createCommunity(app, leader, {
    name: `Loud ${newId()}`,
    location: 'Leeds, United Kingdom',
    members: [member],
  })
})

const params = () => ({ communityId })
const words = 'It was made to sell followers.'
const close = (by = moderator) =>
  by.client.call(closeStaffCommunity, { params: params(), body: { reason: 'spam', words } })
const reopen = (by = moderator) =>
  by.client.call(reopenStaffCommunity, { params: params(), body: { reason: 'a mistake' } })
const head = async ({ client }: TestPerson) =>
  (await client.call(getCommunity, { params: params() })).body
const postBody = () => ({ clientId: newId(), content: 'Which tape do you use?', categoryId })
const closed = { status: 409, code: 'community_closed' }
const forbidden = { status: 403, code: 'forbidden' }
const newEvent = () => ({
  clientId: newId(),
  event: {
    title: 'Open Rehearsal',
    description: 'Bring what you are working on.',
    startTime: new Date(Date.now() + 86_400_000).toISOString(),
    endTime: new Date(Date.now() + 90_000_000).toISOString(),
    timeZone: 'Europe/London',
    isOnline: false,
    location: '',
    meetingUrl: '',
  },
})

describe('a closed community', () => {
  it('is read by its members as before, and nobody writes, likes or answers in it', async () => {
    const { id: postId } = await writePost(member, communityId, { categoryId })
    const { id: replyId } = await answerPost(leader, postId)
    const eventId = await createEvent(app, communityId, member)
    const comingId = await createEvent(app, communityId, leader)
    await answerEvent(app, comingId, member)
    expect((await close()).status).toBe(200)

    const page = { params: params(), query: {} }
    expect((await member.client.call(listPosts, page)).body.posts).toMatchObject([
      { id: postId, can: { edit: false, delete: true, report: false, react: false } },
    ])
    expect((await member.client.call(listFeedPosts, { query: {} })).body.posts).toMatchObject([
      { id: postId, can: { react: false } },
    ])
    const replies = await leader.client.call(listReplies, { params: { postId }, query: {} })
    expect(replies.body.replies).toMatchObject([
      { id: replyId, can: { edit: false, delete: true } },
    ])
    expect((await member.client.call(getEvent, { params: { eventId } })).body.can).toEqual({
      edit: false,
      delete: true,
      rsvp: false,
      report: false,
    })
    const { members } = (await leader.client.call(listMembers, page)).body
    expect(members.map(({ can }) => can.remove || can.makeLeader)).toEqual([false, false])

    const post = { params: { postId } }
    const reply = { params: { replyId } }
    const event = { params: { eventId } }
    const said = { clientId: newId(), content: 'The one that does not squeak.' }
    const { client } = member
    expect(await client.call(createPost, { params: params(), body: postBody() })).toMatchObject(
      closed,
    )
    expect(await client.call(createReply, { ...post, body: said })).toMatchObject(closed)
    expect(await client.call(likePost, post)).toMatchObject(closed)
    expect(await client.call(likeReply, reply)).toMatchObject(closed)
    expect(await client.call(setRsvp, { ...event, body: { status: 'yes' } })).toMatchObject(closed)
    expect(
      await client.call(createEventRoute, { params: params(), body: newEvent() }),
    ).toMatchObject(closed)
    const changed = { title: 'Other', content: 'Which other tape do you use?' }
    expect(await client.call(updatePost, { ...post, body: changed })).toMatchObject(forbidden)
    expect(await client.call(updateEvent, { ...event, body: newEvent().event })).toMatchObject(
      forbidden,
    )
    expect(
      await leader.client.call(updateReply, { ...reply, body: { content: 'Another one.' } }),
    ).toMatchObject(forbidden)
    expect(await leader.client.call(deletePost, post)).toMatchObject(forbidden)
    const counts = await client.call(getPost, post)
    expect(counts.body).toMatchObject({ likeCount: 0, replyCount: 1 })
  })

  it('is not joined, led or edited by anybody, nor asked to be let into', async () => {
    await query(app.db)
      .insertInto('membership_requests')
      .values({
        id: newId(),
        community_id: communityId,
        user_id: moderator.id,
      })
      .execute()
    await close()
    expect((await head(stranger)).can).toMatchObject({ join: false, request: false, report: true })
    expect(await head(leader)).toMatchObject({
      isClosed: true,
      membership: 'leader',
      can: { lead: false, decideRequests: false, create: false, seeInside: true },
    })
    const at = { params: params() }
    expect(await stranger.client.call(joinCommunity, at)).toMatchObject(closed)
    expect(await stranger.client.call(requestMembership, { ...at, body: {} })).toMatchObject(closed)
    const { client } = leader
    const other = { params: { communityId, userId: member.id } }
    const [request] = await query(app.db)
      .selectFrom('membership_requests')
      .select('id')
      .where('community_id', '=', communityId)
      .execute()
    const asked = { params: { communityId, requestId: request?.id ?? '' } }
    for (const refused of [
      await client.call(updateCommunity, { ...at, body: { name: 'Another name' } }),
      await client.call(removeCommunityCover, at),
      await client.call(removeMember, other),
      await client.call(handOverCommunity, { ...at, body: { userId: member.id } }),
      await client.call(approveRequest, asked),
      await client.call(deleteCommunity, { ...at, body: { confirmName: 'Another name' } }),
    ])
      expect(refused).toMatchObject(forbidden)
    expect((await member.client.call(leaveCommunity, at)).status).toBe(200)
  })

  it('lets people take away what is their own', async () => {
    const { id: postId } = await writePost(member, communityId, { categoryId })
    const { id: replyId } = await answerPost(member, postId)
    await member.client.call(likePost, { params: { postId } })
    const eventId = await createEvent(app, communityId, member)
    await close()
    const { client } = member
    expect((await client.call(likePost, { params: { postId } })).status).toBe(200)
    expect((await client.call(unlikePost, { params: { postId } })).body.likeCount).toBe(0)
    expect((await client.call(deleteReply, { params: { replyId } })).status).toBe(204)
    expect((await client.call(deletePost, { params: { postId } })).status).toBe(204)
    expect((await client.call(deleteEvent, { params: { eventId } })).status).toBe(204)
  })

  it('is in no list that offers communities, until it is open again', async () => {
    const { name } = await head(member)
    const city = `Leeds${communityId.slice(-6)}`
    await query(app.db)
      .updateTable('communities')
      .set({ location: `${city}, United Kingdom` })
      .where('id', '=', communityId)
      .execute()
    const found = async () => {
      const named = await stranger.client.call(listCommunities, { query: { q: name } })
      const short = await stranger.client.call(listCommunities, { query: { q: name.slice(0, 2) } })
      const there = await stranger.client.call(listCommunities, { query: { city } })
      const { places } = (await stranger.client.call(listCommunityPlaces, {})).body
      return [
        named.body.communities.length,
        named.body.total,
        short.body.communities.filter(({ id }) => id === communityId).length,
        there.body.communities.length,
        places.some(({ cities }) => cities.includes(city)),
      ]
    }
    expect(await found()).toEqual([1, 1, 1, 1, true])
    await close()
    expect(await found()).toEqual([0, 0, 0, 0, false])
    await reopen()
    expect(await found()).toEqual([1, 1, 1, 1, true])
  })
})

describe('closing and reopening', () => {
  it('tell the members, the leader by mail too, and stand in the log, once each', async () => {
    await query(app.db)
      .updateTable('user_profiles')
      .set({ email: `${leader.id}@example.com` })
      .where('id', '=', leader.id)
      .execute()
    const before = await head(member)
    const answer = await close()
    expect(answer.body).toMatchObject({
      closedAt: expect.stringMatching(/^\d{4}-/),
      can: { close: false, reopen: true },
    })
    expect(await close()).toMatchObject(closed)
    const after = await head(member)
    expect(after.version).toBeGreaterThan(before.version)
    expect(after.insideVersion).toBeGreaterThan(before.insideVersion ?? 0)
    expect((await reopen()).body).toMatchObject({ closedAt: null, can: { reopen: false } })
    expect(await reopen()).toMatchObject({ status: 409, code: 'community_open' })
    for (const person of [leader, member])
      expect(
        (await listNotices(app, person)).map(({ kind, actor_id }) => [kind, actor_id]),
      ).toEqual([
        ['community_closed', null],
        ['community_reopened', null],
      ])
    const mails = (await listPostedMails(app.db, app.config)).filter(
      ({ to }) => to === `${leader.id}@example.com`,
    )
    const said = mails.map(({ content }) => content?.text.includes(words) === true)
    expect([said.length, said.filter(Boolean).length]).toEqual([2, 1])
    expect(await entriesOf(app, moderator)).toMatchObject([
      { action: 'close-community', user_id: leader.id, reason: 'spam', details: { words } },
      { action: 'reopen-community', user_id: leader.id, reason: 'a mistake' },
    ])
    expect((await writePost(member, communityId, { categoryId })).can.react).toBe(true)
    expect((await head(leader)).can).toMatchObject({ lead: true, create: true })
  })

  it('are for nobody who leads it themselves', async () => {
    const staff = await createStaff(app, 'moderator')
    communityId = await createCommunity(app, staff)
    const seen = await staff.client.call(getStaffCommunity, { params: params(), query: {} })
    expect(seen.body.can).toEqual({
      handOver: false,
      close: false,
      reopen: false,
      remove: false,
    })
    expect(await close(staff)).toMatchObject(forbidden)
    const order = { params: params(), body: { reason: 'mine', words } }
    expect(await staff.client.call(removeStaffCommunity, order)).toMatchObject(forbidden)
    await close()
    expect(await reopen(staff)).toMatchObject(forbidden)
    expect(await entriesOf(app, staff)).toEqual([])
  })

  it('let in what was sent before, and refuse what comes after', async () => {
    const post = () => member.client.call(createPost, { params: params(), body: postBody() })
    const first = [post(), post(), post()]
    const [answer, ...sent] = await Promise.all([close(), ...first, post(), post(), post()])
    expect(answer.status).toBe(200)
    for (const one of sent) expect([200, 409]).toContain(one.status)
    const rows = await query(app.db)
      .selectFrom('community_posts')
      .select('id')
      .where('community_id', '=', communityId)
      .execute()
    expect(rows).toHaveLength(sent.filter(({ status }) => status === 200).length)
    expect(await post()).toMatchObject(closed)
  })

  it('answer as stored what is sent again because the answer was lost', async () => {
    const { id: postId } = await writePost(leader, communityId, { categoryId })
    const request = { params: params(), body: postBody() }
    const reply = { params: { postId }, body: { clientId: newId(), content: 'The blue one.' } }
    const event = { params: params(), body: newEvent() }
    const send = () =>
      Promise.all([
        member.client.call(createPost, request),
        member.client.call(createReply, reply),
        member.client.call(createEventRoute, event),
      ])
    const stored = (await send()).map(({ body }) => body.id)
    await close()
    request.body.content = 'Something else.'
    const again = await send()
    expect(again.map(({ status, body }) => [status, body.id])).toEqual(
      stored.map((id) => [200, id]),
    )
    expect(again[0].body).toMatchObject({ content: 'Which tape do you use?' })
  })
})

it('is closed by a decision about a report, with one entry in the log', async () => {
  const reportId = await report(member, 'community', communityId)
  expect((await detailOf(moderator, reportId)).can.close).toBe(true)
  const decide = (body: object) =>
    moderator.client.call(decideReport, {
      params: { reportId },
      body: { decision: 'close', reason: 'spam', ...body } as never,
    })
  expect(await decide({})).toMatchObject({ status: 400 })
  expect(await decide({ words })).toMatchObject({
    body: { outcome: 'closed', can: { close: false } },
  })
  expect((await head(member)).isClosed).toBe(true)
  expect(await entriesOf(app, moderator)).toMatchObject([
    { action: 'close-community', user_id: leader.id, details: { reports: [reportId], words } },
  ])
  const about = await report(member, 'person', leader.id)
  const other = { params: { reportId: about } }
  const body = { decision: 'close', reason: 'spam', words } as const
  expect(await moderator.client.call(decideReport, { ...other, body })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'body/decision' }] },
  })
})
