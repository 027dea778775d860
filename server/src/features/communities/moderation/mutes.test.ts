import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { getCommunity } from '@patchbay/contract/communities/communities'
import { createEvent, updateEvent } from '@patchbay/contract/communities/events'
import {
  handOverCommunity,
  joinCommunity,
  leaveCommunity,
  listMembers,
} from '@patchbay/contract/communities/memberships'
import {
  muteMember,
  unmuteMember,
  type MuteLength,
} from '@patchbay/contract/communities/moderation'
import {
  createPost,
  deletePost,
  getPost,
  likePost,
  updatePost,
} from '@patchbay/contract/communities/posts'
import { createReply, listReplies, updateReply } from '@patchbay/contract/communities/replies'
import { listNotices } from '@patchbay/contract/notices/notices'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { announceEvent, eventInput } from '../../../../test/events.ts'
import { makeModerator } from '../../../../test/moderation.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

const hour = 60 * 60 * 1_000
let moved = 0
let app: TestApp
let leader: TestPerson
let moderator: TestPerson
let second: TestPerson
let member: TestPerson
let stranger: TestPerson
let categoryId: string
let communityId: string
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + moved) })
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
  moved = 0
  communityId = await createCommunity(app, leader, { members: [member, moderator, second] })
  await makeModerator(leader, communityId, moderator)
  await makeModerator(leader, communityId, second)
})

const mute = ({ client }: TestPerson, { id: userId }: TestPerson, lasts: MuteLength = 'day') =>
  client.call(muteMember, { params: { communityId, userId }, body: { lasts } })
const unmute = ({ client }: TestPerson, { id: userId }: TestPerson) =>
  client.call(unmuteMember, { params: { communityId, userId } })
const see = async ({ client }: TestPerson) =>
  (await client.call(getCommunity, { params: { communityId } })).body
const post = ({ client }: TestPerson, clientId = newId(), content = 'Which tape is it?') =>
  client.call(createPost, { params: { communityId }, body: { clientId, content, categoryId } })
const reply = ({ client }: TestPerson, postId: string, clientId = newId(), content = 'This one.') =>
  client.call(createReply, { params: { postId }, body: { clientId, content } })
const noticesOf = async ({ client }: TestPerson) =>
  (await client.call(listNotices, { query: {} })).body.notices.filter(
    ({ community }) => community?.id === communityId,
  )

describe('muting', () => {
  it('is for the leader and moderators, and only about those below them', async () => {
    const refused: [TestPerson, TestPerson][] = [
      [member, second],
      [stranger, member],
      [moderator, leader],
      [moderator, second],
      [moderator, moderator],
      [leader, leader],
    ]
    for (const [actor, target] of refused) {
      expect(await mute(actor, target)).toMatchObject({ status: 403, code: 'forbidden' })
      expect(await unmute(actor, target)).toMatchObject({ status: 403, code: 'forbidden' })
    }
    expect(await mute(leader, stranger)).toMatchObject({ status: 404, code: 'member_not_found' })
    expect((await mute(moderator, member)).status).toBe(200)
    expect((await mute(leader, moderator)).status).toBe(200)
    expect((await see(moderator)).can).toMatchObject({ create: false, moderate: true })
  })

  it('says until when: on the page, in the list of those who may mute, and in one notice', async () => {
    const before = Date.now()
    await mute(moderator, member, 'week')
    await mute(moderator, member, 'hour')
    const { mute: own, can } = await see(member)
    const until = Date.parse(own?.until ?? '')
    expect(until).toBeGreaterThanOrEqual(before + hour)
    expect(until).toBeLessThanOrEqual(Date.now() + hour)
    expect(can).toMatchObject({ create: false, seeInside: true })
    const notices = await noticesOf(member)
    expect(notices.map(({ kind, moment, actors }) => [kind, moment?.at, actors])).toEqual([
      ['muted', own?.until, []],
    ])
    const muteShown = async ({ client }: TestPerson) =>
      (await client.call(listMembers, { params: { communityId }, query: {} })).body.members.find(
        ({ person }) => person.id === member.id,
      )?.mute
    expect(await muteShown(moderator)).toEqual(own)
    expect(await muteShown(member)).toEqual(own)
    await mute(leader, second)
    const { client } = moderator
    const list = await client.call(listMembers, { params: { communityId }, query: {} })
    expect(list.body.members.find(({ person }) => person.id === second.id)?.mute).toBeNull()
  })

  it('without an end lasts until it is lifted, which is told once', async () => {
    await mute(leader, member, 'open')
    moved = 20 * 24 * hour
    expect((await see(member)).mute).toEqual({ until: null })
    expect((await noticesOf(member)).map(({ kind, moment }) => [kind, moment])).toEqual([
      ['muted', null],
    ])
    expect((await unmute(moderator, member)).status).toBe(200)
    expect((await unmute(moderator, member)).status).toBe(200)
    expect(await see(member)).toMatchObject({ mute: null, can: { create: true } })
    expect((await noticesOf(member)).map(({ kind }) => kind)).toEqual(['unmuted'])
    expect((await post(member)).status).toBe(200)
  })
})

describe('somebody who is muted', () => {
  it('writes through no door, and reads, likes and deletes as before', async () => {
    const own = await writePost(member, communityId, { categoryId })
    const ofOther = await writePost(leader, communityId, { categoryId })
    const { id: replyId } = await answerPost(member, ofOther.id)
    const { id: eventId } = await announceEvent(member, communityId)
    await mute(moderator, member)
    const { client } = member
    const until = (await see(member)).mute?.until
    const body = { clientId: newId(), event: eventInput() }
    const answers = [
      await post(member),
      await reply(member, ofOther.id),
      await reply(member, own.id),
      await client.call(createEvent, { params: { communityId }, body }),
      await client.call(updateEvent, { params: { eventId }, body: eventInput() }),
      await client.call(updatePost, {
        params: { postId: own.id },
        body: { title: '', content: 'Other words than before.' },
      }),
      await client.call(updateReply, { params: { replyId }, body: { content: 'Other words.' } }),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 403, code: 'muted', body: { until } })
    const seen = await client.call(getPost, { params: { postId: own.id } })
    expect(seen.body.can).toMatchObject({ edit: false, delete: true, reply: false, react: true })
    const replies = await client.call(listReplies, { params: { postId: ofOther.id }, query: {} })
    expect(replies.body.replies.map(({ can }) => can)).toMatchObject([
      { edit: false, delete: true },
    ])
    const liked = await client.call(likePost, { params: { postId: ofOther.id } })
    expect(liked.body.likedByMe).toBe(true)
    expect((await client.call(deletePost, { params: { postId: own.id } })).status).toBe(204)
  })

  it('hears of what arrived before, but cannot change it by sending it again', async () => {
    const { id: postId } = await writePost(leader, communityId, { categoryId })
    const [sentPost, sentReply] = [newId(), newId()]
    await post(member, sentPost)
    await reply(member, postId, sentReply)
    await mute(leader, member)
    expect((await post(member, sentPost, 'Quite other words.')).body.content).toBe(
      'Which tape is it?',
    )
    expect((await reply(member, postId, sentReply, 'Quite other words.')).body.content).toBe(
      'This one.',
    )
    expect(await post(member)).toMatchObject({ status: 403, code: 'muted' })
  })

  it('stays so after leaving and coming back, and as a guest', async () => {
    const { id: postId } = await writePost(leader, communityId, { categoryId })
    await mute(leader, member, 'open')
    await member.client.call(leaveCommunity, { params: { communityId } })
    expect(await reply(member, postId)).toMatchObject({ status: 403, code: 'muted' })
    await member.client.call(joinCommunity, { params: { communityId } })
    expect(await post(member)).toMatchObject({ status: 403, code: 'muted' })
    await member.client.call(leaveCommunity, { params: { communityId } })
    expect((await unmute(moderator, member)).status).toBe(200)
    expect((await reply(member, postId)).status).toBe(200)
  })

  it('writes again when it is over, by the clock, and open pages hear of it', async () => {
    await mute(moderator, member, 'hour')
    moved = hour - 60_000
    expect(await post(member)).toMatchObject({ code: 'muted' })
    const { version } = await see(member)
    moved = hour + 60_000
    expect(await see(member)).toMatchObject({ mute: null, can: { create: true }, version })
    expect((await post(member)).status).toBe(200)
    await app.runJob('end_mutes_and_pins')
    expect((await see(member)).version).toBeGreaterThan(version)
    const left = await query(app.db)
      .selectFrom('community_mutes')
      .selectAll()
      .where('community_id', '=', communityId)
      .execute()
    expect(left).toEqual([])
    expect((await noticesOf(member)).map(({ kind }) => kind)).toEqual(['muted'])
  })

  it('writes as a leader, whom nobody mutes', async () => {
    await mute(leader, member, 'open')
    const { client } = leader
    await client.call(handOverCommunity, { params: { communityId }, body: { userId: member.id } })
    expect((await post(member)).status).toBe(200)
  })

  it('leaves no trace with the account', async () => {
    const gone = await createPerson(app)
    await gone.client.call(joinCommunity, { params: { communityId } })
    await mute(leader, gone, 'open')
    await gone.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    const left = await query(app.db)
      .selectFrom('community_mutes')
      .selectAll()
      .where('user_id', '=', gone.id)
      .execute()
    expect(left).toEqual([])
  })
})

it('a post that is written while its author is muted is there before, or refused', async () => {
  for (let round = 0; round < 5; round++) {
    const [written, muted] = await Promise.all([post(member), mute(leader, member)])
    expect(muted.status).toBe(200)
    expect([200, 403]).toContain(written.status)
    expect(await post(member)).toMatchObject({ code: 'muted' })
    await unmute(leader, member)
  }
})
