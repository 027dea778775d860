import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { readAllNotices, readNotice } from '@patchbay/contract/notices/notices'
import { likePost, unlikePost } from '@patchbay/contract/communities/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { createCategory, writePost } from '../../../../test/discussions.ts'
import { noticesOf } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { writeNotices } from './public.ts'

let app: TestApp
let author: TestPerson
let fans: TestPerson[]
let communityId: string
let categoryId: string
beforeAll(async () => {
  app = await startTestApp()
  author = await createPerson(app)
  fans = await Promise.all(Array.from({ length: 20 }, () => createPerson(app)))
  communityId = await createCommunity(app, author, { members: fans })
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())

let postId: string
beforeEach(async () => {
  postId = (await writePost(author, communityId, { categoryId })).id
})

const like = ({ client }: TestPerson) => client.call(likePost, { params: { postId } })
const unlike = ({ client }: TestPerson) => client.call(unlikePost, { params: { postId } })
const fan = (index: number): TestPerson => {
  const one = fans[index]
  if (one === undefined) throw new Error('There are not so many.')
  return one
}
/** The notices about this post, the newest first. */
const notified = async () =>
  (await noticesOf(author)).notices.filter(({ post }) => post?.id === postId)

describe('likes of one post', () => {
  it('are one notice that names the last three people, the latest first', async () => {
    for (const index of [0, 1, 2, 3]) await like(fan(index))
    await like(fan(1))
    const [notice, ...others] = await notified()
    expect(others).toEqual([])
    expect(notice?.actorCount).toBe(4)
    expect(notice?.actors.map(({ id }) => id)).toEqual([fan(3).id, fan(2).id, fan(1).id])
  })

  it('lose people who undo theirs, and disappear with the last of them', async () => {
    await like(fan(0))
    await like(fan(1))
    await unlike(fan(1))
    await unlike(fan(1))
    const [notice] = await notified()
    expect(notice).toMatchObject({ actorCount: 1, actors: [{ id: fan(0).id }] })
    const { version } = await noticesOf(author)
    await unlike(fan(0))
    expect(await notified()).toEqual([])
    expect((await noticesOf(author)).version).toBeGreaterThan(version)
    expect((await unlike(fan(0))).status).toBe(200)
  })

  it('are a new notice once the old one has been read, without the people named there', async () => {
    await like(fan(0))
    const [first] = await notified()
    await author.client.call(readNotice, { params: { noticeId: first?.id ?? '' } })
    await like(fan(1))
    await like(fan(0))
    const both = await notified()
    expect(both.map(({ actorCount, readAt }) => [actorCount, readAt === null])).toEqual([
      [1, true],
      [1, false],
    ])
    await unlike(fan(0))
    expect((await notified()).map(({ actors }) => actors[0]?.id)).toEqual([fan(1).id])
  })

  it('notify once a day if a person likes, undoes it and likes again', async () => {
    await like(fan(0))
    const [first] = await notified()
    await author.client.call(readNotice, { params: { noticeId: first?.id ?? '' } })
    const { unread } = await noticesOf(author)
    await unlike(fan(0))
    expect(await notified()).toEqual([])
    await like(fan(0))
    const again = await noticesOf(author)
    expect(again.unread).toBe(unread)
    expect(again.notices.find(({ id }) => id === first?.id)?.actorCount).toBe(1)
    await unlike(fan(0))
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000)
    const theirs = query(app.db).updateTable('notice_actors').where('user_id', '=', fan(0).id)
    await theirs.set({ created_at: hours(25) }).execute()
    await like(fan(0))
    expect((await notified()).map(({ readAt }) => readAt)).toEqual([null])
  })

  it('stay unread if they are newer than the version marked as read, also in the same millisecond', async () => {
    const now = new Date()
    const tell = (actorId: string) =>
      writeNotices(app.db, [author.id], { kind: 'post_liked', actorId, communityId, postId }, now)
    await tell(fan(0).id)
    const { version } = await noticesOf(author)
    await tell(fan(1).id)
    expect((await noticesOf(author)).version).toBe(version + 1)
    await author.client.call(readAllNotices, { body: { upTo: version } })
    expect((await notified()).map(({ readAt }) => readAt)).toEqual([null])
  })

  it('move the notice to the top with every like', async () => {
    await like(fan(0))
    const other = postId
    postId = (await writePost(author, communityId, { categoryId })).id
    await like(fan(0))
    postId = other
    await like(fan(1))
    const posts = (await noticesOf(author)).notices.map(({ post }) => post?.id)
    expect(posts[0]).toBe(other)
  })

  it('do not notify about one’s own like, nor across a block in either direction', async () => {
    await like(author)
    const [stranger, hurt] = [await createPerson(app), await createPerson(app)]
    await author.client.call(blockPerson, { params: { userId: stranger.id } })
    await hurt.client.call(blockPerson, { params: { userId: author.id } })
    for (const person of [stranger, hurt]) expect((await like(person)).status).toBe(200)
    expect(await notified()).toEqual([])
    const rows = query(app.db).selectFrom('notices').select('id').where('post_id', '=', postId)
    expect(await rows.execute()).toEqual([])
  })

  it('lose people who delete their account', async () => {
    const leaver = await createPerson(app)
    await like(leaver)
    await like(fan(0))
    await leaver.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect(await notified()).toMatchObject([{ actorCount: 1, actors: [{ id: fan(0).id }] }])
    const last = await createPerson(app)
    await unlike(fan(0))
    await like(last)
    await last.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect(await notified()).toEqual([])
  })
})

describe('twenty people at once', () => {
  it('share one notice with all of them', async () => {
    const answers = await Promise.all(fans.flatMap((person) => [like(person), like(person)]))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await notified()).map(({ actorCount }) => actorCount)).toEqual([20])
  })

  it('leave exactly the current likers, while it is being read', async () => {
    const rounds = fans.map(async (person, index) => {
      await like(person)
      if (index % 4 === 0)
        for (const { id } of await notified())
          await author.client.call(readNotice, { params: { noticeId: id } })
      await unlike(person)
      if (index % 2 === 0) await like(person)
    })
    await Promise.all(rounds)
    const rows = await query(app.db)
      .selectFrom('notice_actors as a')
      .innerJoin('notices as n', 'n.id', 'a.notice_id')
      .select('a.user_id')
      .where('n.post_id', '=', postId)
      .where('a.left_at', 'is', null)
      .execute()
    const likers = fans.filter((_, index) => index % 2 === 0).map(({ id }) => id)
    expect(rows.map(({ user_id }) => user_id).toSorted()).toEqual(likers.toSorted())
    const unread = (await notified()).filter(({ readAt }) => readAt === null)
    expect(unread.length).toBeLessThanOrEqual(1)
    const left = await query(app.db).selectFrom('noticed').select('id').execute()
    expect(left).toEqual([])
  })
})
