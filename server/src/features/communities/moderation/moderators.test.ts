import {
  deleteCommunity,
  getCommunity,
  updateCommunity,
} from '@patchbay/contract/communities/communities'
import {
  approveRequest,
  chooseSuccessor,
  handOverCommunity,
  joinCommunity,
  leaveCommunity,
  listMembers,
  listRequests,
  rejectRequest,
  removeMember,
  requestMembership,
} from '@patchbay/contract/communities/memberships'
import {
  endModerator,
  mostModerators,
  nameModerator,
} from '@patchbay/contract/communities/moderation'
import { deletePost, getPost, updatePost } from '@patchbay/contract/communities/posts'
import { deleteReply, updateReply } from '@patchbay/contract/communities/replies'
import { listNotices } from '@patchbay/contract/notices/notices'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban, unban } from '../../../../test/bans.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { makeModerator } from '../../../../test/moderation.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let leader: TestPerson
let moderator: TestPerson
let second: TestPerson
let member: TestPerson
let stranger: TestPerson
let categoryId: string
let communityId: string
beforeAll(async () => {
  app = await startTestApp()
  ;[leader, moderator, second, member, stranger] = await Promise.all([
    createPerson(app),
    createPerson(app),
    createPerson(app),
    createPerson(app),
    createPerson(app),
  ])
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  communityId = await createCommunity(app, leader, {
    isPrivate: true,
    members: [member, moderator, second],
  })
  await makeModerator(leader, communityId, moderator)
  await makeModerator(leader, communityId, second)
})

const name = ({ client }: TestPerson, { id: userId }: TestPerson) =>
  client.call(nameModerator, { params: { communityId, userId } })
const end = ({ client }: TestPerson, { id: userId }: TestPerson) =>
  client.call(endModerator, { params: { communityId, userId } })
const ask = async (): Promise<string> => {
  await stranger.client.call(requestMembership, { params: { communityId }, body: {} })
  const { id } = await query(app.db)
    .selectFrom('membership_requests')
    .select('id')
    .where('community_id', '=', communityId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return id
}
const kindsOf = async ({ client }: TestPerson) =>
  (await client.call(listNotices, { query: {} })).body.notices
    .filter(({ community }) => community?.id === communityId)
    .map(({ kind }) => kind)
const rolesOf = async () => {
  const rows = await query(app.db)
    .selectFrom('community_members')
    .select(['user_id', 'role'])
    .where('community_id', '=', communityId)
    .execute()
  return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]))
}

describe('naming moderators', () => {
  it('is for the leader, names members, and can be taken back; both are told to the person', async () => {
    expect((await name(leader, member)).status).toBe(200)
    expect((await name(leader, member)).status).toBe(200)
    expect((await rolesOf())[member.id]).toBe('moderator')
    expect(await kindsOf(member)).toEqual(['moderator_named'])
    expect((await end(leader, member)).status).toBe(200)
    expect((await end(leader, member)).status).toBe(200)
    expect((await rolesOf())[member.id]).toBe('member')
    expect(await kindsOf(member)).toEqual(['moderator_ended'])
  })

  it('is refused to everybody else, and for strangers and the leader', async () => {
    for (const person of [moderator, member, stranger]) {
      expect(await name(person, member)).toMatchObject({ status: 403, code: 'forbidden' })
      expect(await end(person, second)).toMatchObject({ status: 403, code: 'forbidden' })
    }
    expect(await name(leader, stranger)).toMatchObject({ status: 404, code: 'member_not_found' })
    expect(await name(leader, leader)).toMatchObject({ status: 403, code: 'forbidden' })
    await ban(app, member)
    expect(await name(leader, member)).toMatchObject({ status: 404, code: 'member_not_found' })
    await unban(app, member)
    expect(await rolesOf()).toEqual({
      [leader.id]: 'leader',
      [moderator.id]: 'moderator',
      [second.id]: 'moderator',
      [member.id]: 'member',
    })
  })

  it('has a limit', async () => {
    const others = await Promise.all(
      Array.from({ length: mostModerators - 2 }, () => createPerson(app)),
    )
    for (const { id: user_id } of others)
      await query(app.db)
        .insertInto('community_members')
        .values({ community_id: communityId, user_id, role: 'moderator' })
        .execute()
    expect(await name(leader, member)).toMatchObject({ status: 409, code: 'too_many_moderators' })
  })

  it('is shown in the list, the leader first and then the moderators', async () => {
    const { body } = await member.client.call(listMembers, { params: { communityId }, query: {} })
    expect(body.members.map(({ role }) => role)).toEqual([
      'leader',
      'moderator',
      'moderator',
      'member',
    ])
    const none = {
      remove: false,
      mute: false,
      makeLeader: false,
      makeModerator: false,
      endModerator: false,
      makeSuccessor: false,
    }
    expect(body.members.map(({ can }) => can)).toEqual([none, none, none, none])
    const seen = await moderator.client.call(listMembers, { params: { communityId }, query: {} })
    expect(seen.body.members.map(({ can }) => can)).toEqual([
      none,
      none,
      none,
      { ...none, remove: true, mute: true },
    ])
    const own = await moderator.client.call(getCommunity, { params: { communityId } })
    expect(own.body).toMatchObject({
      membership: 'moderator',
      can: { lead: false, moderate: true, leave: true, decideRequests: true },
    })
  })
})

describe('a moderator', () => {
  it('hears of requests and decides them, like the leader', async () => {
    const requestId = await ask()
    for (const person of [leader, moderator, second])
      expect(await kindsOf(person)).toContain('membership_requested')
    expect(await kindsOf(member)).toEqual([])
    const params = { communityId, requestId }
    const listed = await moderator.client.call(listRequests, { params: { communityId }, query: {} })
    expect(listed.body.requests).toHaveLength(1)
    expect(await member.client.call(approveRequest, { params })).toMatchObject({ status: 403 })
    expect((await moderator.client.call(rejectRequest, { params })).status).toBe(200)
    const again = { communityId, requestId: await ask() }
    expect((await moderator.client.call(approveRequest, { params: again })).status).toBe(200)
    expect((await rolesOf())[stranger.id]).toBe('member')
  })

  it('changes, closes and hands over nothing, and chooses nobody', async () => {
    const { client } = moderator
    const params = { communityId }
    const body = { userId: moderator.id }
    const answers = [
      await client.call(updateCommunity, { params, body: { name: 'Mine' } }),
      await client.call(deleteCommunity, { params, body: { confirmName: 'Tape Club' } }),
      await client.call(handOverCommunity, { params, body }),
      await client.call(chooseSuccessor, { params, body }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('removes members, and neither the leader nor another moderator', async () => {
    const remove = ({ id: userId }: TestPerson, { client }: TestPerson = moderator) =>
      client.call(removeMember, { params: { communityId, userId } })
    expect(await remove(leader)).toMatchObject({ status: 409, code: 'leader_cannot_leave' })
    for (const other of [second, moderator])
      expect(await remove(other)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await remove(member)).status).toBe(200)
    expect((await remove(second, leader)).status).toBe(200)
    expect(await rolesOf()).toEqual({ [leader.id]: 'leader', [moderator.id]: 'moderator' })
  })

  it('deletes what members wrote, but not what the leader or another moderator wrote', async () => {
    const { client } = moderator
    const ofMember = await writePost(member, communityId, { categoryId })
    for (const author of [leader, second]) {
      const { id: postId } = await writePost(author, communityId, { categoryId })
      const { id: replyId } = await answerPost(author, ofMember.id)
      const seen = await client.call(getPost, { params: { postId } })
      expect(seen.body.can).toMatchObject({ edit: false, delete: false, moderate: true })
      expect(await client.call(deletePost, { params: { postId } })).toMatchObject({ status: 403 })
      expect(await client.call(deleteReply, { params: { replyId } })).toMatchObject({ status: 403 })
    }
    const { id: replyId } = await answerPost(member, ofMember.id)
    const words = { title: '', content: 'The words of a moderator.' }
    const postId = ofMember.id
    expect(await client.call(updatePost, { params: { postId }, body: words })).toMatchObject({
      status: 403,
    })
    const body = { content: words.content }
    expect(await client.call(updateReply, { params: { replyId }, body })).toMatchObject({
      status: 403,
    })
    expect((await client.call(deleteReply, { params: { replyId } })).status).toBe(204)
    expect((await client.call(deletePost, { params: { postId } })).status).toBe(204)
  })

  it('can do none of it any more once it is taken back, and sees no request', async () => {
    const requestId = await ask()
    const { id: postId } = await writePost(member, communityId, { categoryId })
    await end(leader, moderator)
    const { client } = moderator
    expect(await client.call(deletePost, { params: { postId } })).toMatchObject({ status: 403 })
    expect(await client.call(approveRequest, { params: { communityId, requestId } })).toMatchObject(
      { status: 403 },
    )
    expect(await kindsOf(moderator)).toEqual(['moderator_ended'])
  })

  it('is a member like any other after leaving and coming back', async () => {
    const open = await createCommunity(app, leader, { members: [member] })
    await makeModerator(leader, open, member)
    await member.client.call(leaveCommunity, { params: { communityId: open } })
    const back = await member.client.call(joinCommunity, { params: { communityId: open } })
    expect(back.body).toMatchObject({ membership: 'member', can: { moderate: false } })
  })

  it('leads when the community is handed over to them, and the former leader does nothing more', async () => {
    const answer = await leader.client.call(handOverCommunity, {
      params: { communityId },
      body: { userId: moderator.id },
    })
    expect(answer.body).toMatchObject({ membership: 'member', can: { moderate: false } })
    expect((await rolesOf())[moderator.id]).toBe('leader')
  })
})

it('a moderator who is taken back while approving has either approved before, or not at all', async () => {
  for (let round = 0; round < 5; round++) {
    const requestId = await ask()
    const [approved, ended] = await Promise.all([
      moderator.client.call(approveRequest, { params: { communityId, requestId } }),
      end(leader, moderator),
    ])
    expect(ended.status).toBe(200)
    expect([200, 403]).toContain(approved.status)
    const roles = await rolesOf()
    expect(roles[stranger.id]).toBe(approved.status === 200 ? 'member' : undefined)
    expect(roles[moderator.id]).toBe('member')
    await name(leader, moderator)
    if (approved.status === 200)
      await stranger.client.call(leaveCommunity, { params: { communityId } })
    else
      await leader.client
        .call(approveRequest, { params: { communityId, requestId } })
        .then(() => stranger.client.call(leaveCommunity, { params: { communityId } }))
  }
})
