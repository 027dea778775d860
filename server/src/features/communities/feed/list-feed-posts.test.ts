import { blockPerson } from '@patchbay/contract/people/blocks'
import { listFeedPosts } from '@patchbay/contract/communities/feed'
import { leaveCommunity } from '@patchbay/contract/communities/memberships'
import { deletePost, likePost } from '@patchbay/contract/communities/posts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements, createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, uploadFile, writePost } from '../../../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let categoryId: string
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  leader = await createPerson(app, { fullName: 'Lea Leader' })
  categoryId = await createCategory(app, 'Repairs')
})
afterAll(() => app.stop())

const feed = async (person: TestPerson, page: { cursor?: string; newest?: string } = {}) =>
  (await person.client.call(listFeedPosts, { query: page })).body
const idsIn = (page: { posts: readonly { id: string }[] }) => page.posts.map(({ id }) => id)
const write = (communityId: string, content?: string) =>
  writePost(leader, communityId, content === undefined ? { categoryId } : { categoryId, content })

/** Inserts posts directly into the table, the oldest first, and returns their ids. */
async function fill(communityId: string, count: number): Promise<string[]> {
  const posts = Array.from({ length: count }, () => ({
    id: newId(),
    community_id: communityId,
    author_id: leader.id,
    client_id: newId(),
    content: 'Which tape do you use?',
    category_id: categoryId,
  }))
  await query(app.db).insertInto('community_posts').values(posts).execute()
  return posts.map(({ id }) => id)
}

describe('the feed', () => {
  it('[P-08, P-11] has only the posts of the viewer’s communities, the newest first', async () => {
    const viewer = await createPerson(app)
    const mine = await createCommunity(app, leader, { name: 'Mine', members: [viewer] })
    const closed = await createCommunity(app, leader, { isPrivate: true, members: [viewer] })
    const [foreign, foreignClosed] = await Promise.all([
      createCommunity(app, leader),
      createCommunity(app, leader, { isPrivate: true }),
    ])
    const first = await write(mine)
    await write(foreign)
    await write(foreignClosed)
    const second = await write(closed)
    const third = await writePost(viewer, mine, {
      title: 'Heads',
      categoryId,
      attachments: [{ id: await uploadFile(app, viewer, mine) }],
    })
    await answerPost(leader, first.id)
    await viewer.client.call(likePost, { params: { postId: first.id } })
    await query(app.db)
      .insertInto('community_posts')
      .values({
        id: newId(),
        community_id: mine,
        author_id: leader.id,
        client_id: newId(),
        content: 'An answer to another post.',
        category_id: categoryId,
        parent_id: first.id,
      })
      .execute()
    const shown = await feed(viewer)
    expect(idsIn(shown)).toEqual([third.id, second.id, first.id])
    expect(shown).toMatchObject({ nextCursor: null, newPosts: 0, communities: 2 })
    expect(shown.posts[0]).toMatchObject({ title: 'Heads', attachments: [{ kind: 'audio' }] })
    expect(shown.posts[2]).toMatchObject({
      community: { id: mine, name: 'Mine', leaderId: leader.id },
      author: { id: leader.id, fullName: 'Lea Leader', displayName: 'Lea Leader', verified: false },
      category: { id: categoryId, name: 'Repairs' },
      likeCount: 1,
      likedByMe: true,
      replyCount: 1,
      can: { edit: false, delete: false, report: true },
    })
    expect(shown.posts[2]?.author).toHaveProperty('avatarUrl')
  })

  it('[P-13] has no posts of a community that the viewer has left or can no longer see', async () => {
    const viewer = await createPerson(app)
    const stays = await createCommunity(app, leader, { members: [viewer] })
    const left = await createCommunity(app, leader, { members: [viewer] })
    const post = await write(stays)
    await writePost(viewer, left, { categoryId })
    expect((await feed(viewer)).posts).toHaveLength(2)
    await viewer.client.call(leaveCommunity, { params: { communityId: left } })
    const shown = await feed(viewer)
    expect([idsIn(shown), shown.communities]).toEqual([[post.id], 1])
    await viewer.client.call(leaveCommunity, { params: { communityId: stays } })
    expect(await feed(viewer)).toEqual({
      posts: [],
      nextCursor: null,
      newPosts: 0,
      communities: 0,
      insideVersions: {},
    })
  })

  it('[P-08, Z-05] has pages of 20, without gaps or repetitions while posts are added and deleted', async () => {
    const viewer = await createPerson(app)
    const [one, two, three] = await Promise.all(
      Array.from({ length: 3 }, () => createCommunity(app, leader, { members: [viewer] })),
    )
    const old = [
      ...(await fill(one ?? '', 15)),
      ...(await fill(two ?? '', 30)),
      ...(await fill(three ?? '', 10)),
    ].toReversed()
    const first = await feed(viewer)
    expect(idsIn(first)).toEqual(old.slice(0, 20))
    await fill(one ?? '', 25)
    const gone = [old[19], old[25], old[44]].map(String)
    for (const postId of gone) await leader.client.call(deletePost, { params: { postId } })
    const newest = old[0] ?? ''
    const second = await feed(viewer, { newest, cursor: first.nextCursor ?? '' })
    const third = await feed(viewer, { newest, cursor: second.nextCursor ?? '' })
    const read = [first, second, third].flatMap(idsIn)
    expect(read).toEqual(old.filter((id) => id === old[19] || !gone.includes(id)))
    expect(third.nextCursor).toBeNull()
  })

  it('lists nothing newer than the newest post on screen, and counts the new posts', async () => {
    const viewer = await createPerson(app)
    const mine = await createCommunity(app, leader, { members: [viewer] })
    const other = await createCommunity(app, leader, { members: [viewer] })
    const [below, newest] = await fill(mine, 2)
    const since = () => feed(viewer, { newest: newest ?? '' })
    expect(await since()).toMatchObject({ newPosts: 0, nextCursor: null })
    await fill(other, 2)
    await fill(mine, 1)
    await fill(await createCommunity(app, leader), 1)
    const shown = await since()
    expect([idsIn(shown), shown.newPosts]).toEqual([[newest, below], 3])
    expect(await feed(viewer)).toMatchObject({ newPosts: 0 })
    // The post itself may be deleted, because only its id is compared.
    await leader.client.call(deletePost, { params: { postId: newest ?? '' } })
    expect(idsIn(await since())).toEqual([below])
    await fill(other, 30)
    expect(await since()).toMatchObject({ newPosts: 20 })
  })

  it('does not count posts of the viewer or of people whom they have blocked', async () => {
    const viewer = await createPerson(app)
    const noisy = await createPerson(app)
    const mine = await createCommunity(app, leader, { members: [viewer, noisy] })
    const [newest = ''] = await fill(mine, 1)
    const older = await writePost(noisy, mine, { categoryId })
    const own = await writePost(viewer, mine, { categoryId })
    const news = async () => (await feed(viewer, { newest })).newPosts
    expect(await news()).toBe(1)
    await viewer.client.call(blockPerson, { params: { userId: noisy.id } })
    expect(await news()).toBe(0)
    const [latest] = await fill(mine, 1)
    await writePost(viewer, mine, { categoryId })
    expect(await news()).toBe(1)
    expect(idsIn(await feed(viewer)).slice(1)).toEqual([latest, own.id, older.id, newest])
  })

  it('has the version of each community, so that the page can follow it', async () => {
    const viewer = await createPerson(app)
    const mine = await createCommunity(app, leader, { members: [viewer] })
    const versionOf = async () => (await feed(viewer)).insideVersions[mine] ?? 0
    const before = await versionOf()
    expect(before).toBeGreaterThan(0)
    const { id } = await write(mine)
    const after = await versionOf()
    expect(after).toBeGreaterThan(before)
    await viewer.client.call(likePost, { params: { postId: id } })
    expect(await versionOf()).toBeGreaterThan(after)
    expect(Object.keys((await feed(viewer)).insideVersions)).toEqual([mine])
  })

  it('needs two statements, whatever the posts contain', async () => {
    const viewer = await createPerson(app)
    for (let number = 0; number < 5; number += 1) {
      const communityId = await createCommunity(app, leader, { members: [viewer] })
      const [postId] = await fill(communityId, 30)
      await answerPost(viewer, postId ?? '')
    }
    const { nextCursor } = await feed(viewer)
    const newest = (await feed(viewer)).posts[5]?.id ?? ''
    expect(await countStatements(app, () => feed(viewer))).toBe(2)
    const page = { newest, cursor: nextCursor ?? '' }
    expect(await countStatements(app, () => feed(viewer, page))).toBe(2)
  })

  it('refuses invalid input, and people who are not signed in or onboarded', async () => {
    const newcomer = await createPerson(app, { fresh: true })
    const ask = (page: object, { client } = leader) => client.call(listFeedPosts, { query: page })
    expect(await ask({}, newcomer)).toMatchObject({ status: 403, code: 'not_onboarded' })
    expect(await app.visitor.call(listFeedPosts, { query: {} })).toMatchObject({ status: 401 })
    for (const page of [{ cursor: 'x' }, { cursor: 'WzEsMl0' }, { newest: 'first' }])
      expect(await ask(page)).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})
