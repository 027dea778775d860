import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import { updateCommunity } from '@patchbay/contract/communities/communities'
import {
  handOverCommunity,
  leaveCommunity,
  requestMembership,
} from '@patchbay/contract/communities/memberships'
import { deletePost, likePost, unlikePost } from '@patchbay/contract/communities/posts'
import { deleteReply, likeReply } from '@patchbay/contract/communities/replies'
import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { updateNoticeSettings } from '@patchbay/contract/notices/notices'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban, unban } from '../../../../test/bans.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { removeMember } from '../../../../test/events.ts'
import { kindsOf, noticesOf } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let leader: TestPerson
let fellow: TestPerson
let other: TestPerson
let categoryId: string
beforeAll(async () => {
  app = await startTestApp()
  leader = await createPerson(app)
  fellow = await createPerson(app)
  other = await createPerson(app)
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())

let person: TestPerson
let communityId: string
let postId: string
beforeEach(async () => {
  person = await createPerson(app)
  communityId = await createCommunity(app, leader, { members: [person, fellow, other] })
  postId = (await writePost(person, communityId, { categoryId })).id
})

const like = ({ client }: TestPerson) => client.call(likePost, { params: { postId } })
/** A change of visibility must raise the version, so that open pages fetch again. */
const raised = async (change: () => Promise<unknown>) => {
  const { version } = await noticesOf(person)
  await change()
  expect((await noticesOf(person)).version).toBe(version + 1)
}
/** Asserts that the unread count matches the list, and returns the list. */
const received = async () => {
  const { notices, unread } = await noticesOf(person)
  expect(unread).toBe(notices.length)
  return notices.map(({ kind, actorCount }) => [kind, actorCount])
}

describe('a notice about something the viewer may not see does not exist', () => {
  it('after a block in either direction, as long as it lasts', async () => {
    await answerPost(fellow, postId)
    await like(fellow)
    await like(other)
    const both = [
      ['post_liked', 2],
      ['post_replied', 1],
    ]
    expect(await received()).toEqual(both)
    const block = { params: { userId: fellow.id } }
    await raised(() => person.client.call(blockPerson, block))
    expect(await received()).toEqual([['post_liked', 1]])
    await raised(() => person.client.call(unblockPerson, block))
    expect(await received()).toEqual(both)
    const { notices } = await noticesOf(person)
    const back = { params: { userId: person.id } }
    await raised(() => other.client.call(blockPerson, back))
    expect(await received()).toEqual([
      ['post_liked', 1],
      ['post_replied', 1],
    ])
    expect(notices.at(0)?.actors).toHaveLength(2)
    await other.client.call(unblockPerson, back)
  })

  it('from a banned person, until the ban ends', async () => {
    await answerPost(fellow, postId)
    await like(fellow)
    await raised(() => ban(app, fellow))
    expect(await received()).toEqual([])
    await raised(() => unban(app, fellow))
    expect(await received()).toHaveLength(2)
  })

  it('of a community that has become private, or that the viewer has left', async () => {
    const { id: replyId } = await answerPost(person, postId)
    await leader.client.call(likeReply, { params: { replyId } })
    await like(leader)
    const kinds = ['post_liked', 'reply_liked']
    expect(await kindsOf(person)).toEqual(kinds)
    await raised(() => person.client.call(leaveCommunity, { params: { communityId } }))
    expect(await kindsOf(person)).toEqual(kinds)
    const set = { params: { communityId }, body: { isPrivate: true } }
    expect((await leader.client.call(updateCommunity, set)).status).toBe(200)
    expect(await received()).toEqual([])
  })

  it('of a private community if the member row was removed without any cleanup', async () => {
    const id = await createCommunity(app, leader, { isPrivate: true, members: [person] })
    postId = (await writePost(person, id, { categoryId })).id
    await like(leader)
    await answerPost(leader, postId)
    expect(await received()).toHaveLength(2)
    await removeMember(app, id, person)
    expect(await received()).toEqual([])
    const rows = query(app.db).selectFrom('notices').select('id').where('user_id', '=', person.id)
    expect(await rows.execute()).toHaveLength(2)
  })

  it('of a reply or a post that is deleted', async () => {
    const { id: replyId } = await answerPost(fellow, postId)
    await like(fellow)
    const { version } = await noticesOf(person)
    await fellow.client.call(deleteReply, { params: { replyId } })
    expect(await received()).toEqual([['post_liked', 1]])
    await person.client.call(deletePost, { params: { postId } })
    expect(await received()).toEqual([])
    expect((await noticesOf(person)).version).toBe(version + 2)
  })

  it('of a request that another leader decides about now', async () => {
    const id = await createCommunity(app, person, { isPrivate: true, members: [fellow] })
    await other.client.call(requestMembership, { params: { communityId: id }, body: {} })
    expect(await kindsOf(person)).toEqual(['membership_requested'])
    const body = { userId: fellow.id }
    await raised(() => person.client.call(handOverCommunity, { params: { communityId: id }, body }))
    expect(await received()).toEqual([])
  })
})

describe('deleting an account', () => {
  it('deletes all of its notices, settings and versions, and its name in those of others', async () => {
    await answerPost(fellow, postId)
    await person.client.call(updateNoticeSettings, { body: { likes: false } })
    const { id } = await writePost(fellow, communityId, { categoryId })
    const params = { postId: id }
    await person.client.call(likePost, { params })
    expect(await kindsOf(fellow)).toContain('post_liked')
    const { version } = await noticesOf(fellow)
    await person.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect((await noticesOf(fellow)).version).toBe(version + 1)
    for (const table of ['notices', 'notice_settings', 'notice_versions', 'notice_actors'] as const)
      expect(
        await query(app.db)
          .selectFrom(table)
          .select('user_id')
          .where('user_id', '=', person.id)
          .execute(),
        table,
      ).toEqual([])
    expect(await kindsOf(fellow)).not.toContain('post_liked')
  })
})

describe('the nightly cleanup', () => {
  it('deletes notices that were read 90 days ago, and all after a year', async () => {
    await answerPost(fellow, postId, 'Old and read.')
    await answerPost(fellow, postId, 'Very old.')
    await answerPost(fellow, postId, 'Old and unread.')
    const day = 86_400_000
    const daysAgo = (days: number) => new Date(Date.now() - days * day)
    const { notices } = await noticesOf(person)
    const [unread, veryOld, read] = notices.map(({ id }) => id)
    const age = async (id = '', values: { created_at: Date; read_at: Date | null }) => {
      await query(app.db).updateTable('notices').set(values).where('id', '=', id).execute()
    }
    await age(read, { created_at: daysAgo(100), read_at: daysAgo(91) })
    await age(veryOld, { created_at: daysAgo(366), read_at: null })
    await age(unread, { created_at: daysAgo(364), read_at: null })
    await app.runJob('forget_notices')
    await app.runJob('forget_notices')
    const left = (await noticesOf(person)).notices.map(({ quote }) => quote)
    expect(left).toEqual(['Old and unread.'])
  })

  it('deletes undone likes after a day, and notices that nobody likes any more', async () => {
    await like(fellow)
    await like(other)
    for (const { client } of [fellow, other]) await client.call(unlikePost, { params: { postId } })
    const rows = query(app.db)
      .selectFrom('notices as n')
      .leftJoin('notice_actors as a', 'a.notice_id', 'n.id')
      .select('a.user_id')
      .where('n.post_id', '=', postId)
    const notified = async (actor: TestPerson, at: Date) => {
      const theirs = query(app.db).updateTable('notice_actors').set({ created_at: at })
      await theirs.where('user_id', '=', actor.id).execute()
      await app.runJob('forget_notices')
      return (await rows.execute()).map(({ user_id }) => user_id)
    }
    const longAgo = new Date(Date.now() - 25 * 3_600_000)
    expect(await notified(fellow, longAgo)).toEqual([other.id])
    expect(await notified(other, longAgo)).toEqual([])
  })
})
