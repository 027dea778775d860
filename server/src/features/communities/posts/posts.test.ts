import { createReply } from '@patchbay/contract/communities/replies'
import { listCategories } from '@patchbay/contract/communities/categories'
import {
  createPost,
  getPost,
  likePost,
  listPosts,
  reactToPost,
} from '@patchbay/contract/communities/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity, sentLongAgo } from '../../../../test/communities.ts'
import { answerPost, uploadFile } from '../../../../test/discussions.ts'
import { statementsOfRequests } from '../../../../test/statements/request-statements.ts'
import { removeMember } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let author: TestPerson
let guest: TestPerson
let general: string
let resources: string
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  leader = await createPerson(app)
  author = await createPerson(app, { fullName: 'Ada Author' })
  guest = await createPerson(app)
  const { categories } = (await leader.client.call(listCategories, {})).body
  general = categories[0]?.id ?? ''
  resources = categories[4]?.id ?? ''
})
afterAll(() => app.stop())

let communityId: string
beforeEach(async () => {
  communityId = await createCommunity(app, leader, { members: [author] })
})

const content = 'Which tape do you use?'
const write = (person: Pick<TestPerson, 'client'>, post: object = {}, id = communityId) =>
  person.client.call(createPost, {
    params: { communityId: id },
    body: { clientId: newId(), content, categoryId: general, ...post },
  })
const upload = (owner: TestPerson, name?: string) => uploadFile(app, owner, communityId, name)
const list = async (page: { cursor?: string; category?: string } = {}) =>
  (await guest.client.call(listPosts, { params: { communityId }, query: page })).body

describe('a post', () => {
  it('[L-07, L-10] is stored with its author, text and category', async () => {
    const post = { title: ' Tape ', content: `  ${content}\n` }
    const forged = await write(author, { ...post, authorId: leader.id })
    expect(forged).toMatchObject({ status: 400, code: 'invalid_input' })
    const { status, body } = await write(author, post)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      communityId,
      authorId: author.id,
      author: { id: author.id, displayName: 'Ada Author' },
      title: 'Tape',
      content,
      category: { id: general, name: 'General' },
    })
    const row = await query(app.db)
      .selectFrom('community_posts')
      .select(['community_id', 'author_id', 'title', 'content', 'category_id', 'parent_id'])
      .where('id', '=', body.id)
      .executeTakeFirst()
    expect(row).toEqual({
      community_id: communityId,
      author_id: author.id,
      title: 'Tape',
      content,
      category_id: general,
      parent_id: null,
    })
    const shown = {
      ...body,
      can: {
        edit: false,
        delete: false,
        report: true,
        react: true,
        reply: true,
        moderate: false,
        endPoll: false,
      },
    }
    expect((await list()).posts).toEqual([shown])
    const found = await guest.client.call(getPost, { params: { postId: body.id } })
    expect(found).toMatchObject({ status: 200, body: shown })
  })

  it('[L-34] shows its author, community, likes and replies', async () => {
    const { body } = await write(author)
    await guest.client.call(likePost, { params: { postId: body.id } })
    await author.client.call(reactToPost, { params: { postId: body.id }, body: { emoji: '🔥' } })
    await answerPost(guest, body.id)
    expect((await list()).posts).toEqual([
      {
        id: body.id,
        communityId,
        community: { id: communityId, name: 'Tape Club', leaderId: leader.id, coverImage: null },
        authorId: author.id,
        author: expect.objectContaining({ id: author.id, linked: true }),
        authorBlocked: false,
        title: null,
        content,
        category: { id: general, name: 'General' },
        attachments: null,
        parentId: null,
        likeCount: 1,
        replyCount: 1,
        likedByMe: true,
        reactions: [{ emoji: '🔥', count: 1 }],
        myReaction: null,
        createdAt: body.createdAt,
        updatedAt: body.updatedAt,
        editedBy: null,
        pinned: null,
        isLocked: false,
        insideVersion: expect.any(Number),
        can: {
          edit: false,
          delete: false,
          report: true,
          react: true,
          reply: true,
          moderate: false,
          endPoll: false,
        },
      },
    ])
  })

  it('[L-07] has its files in order, or is not created at all', async () => {
    const [one, two] = [await upload(author, 'one.mp3'), await upload(author, 'two.mp3')]
    const foreign = await upload(leader)
    const refused = await write(author, { attachments: [{ id: one }, { id: foreign }] })
    expect(refused).toMatchObject({
      status: 404,
      code: 'attachment_not_found',
      body: { issues: [{ path: `body/attachments/${foreign}` }] },
    })
    expect((await list()).posts).toEqual([])
    const clientId = newId()
    const post = { clientId, attachments: [{ id: two, peaks: [0, 100], seconds: 2 }, { id: one }] }
    const made = await write(author, post)
    const again = await write(author, post)
    for (const { body } of [made, again])
      expect(body.attachments).toMatchObject([
        { id: two, name: 'two.mp3', peaks: [0, 100], seconds: 2 },
        { id: one, name: 'one.mp3', peaks: null },
      ])
    expect(await write(author, { attachments: [{ id: one }] })).toMatchObject({
      code: 'attachment_not_found',
    })
    const eleven = Array.from({ length: 11 }, () => ({ id: newId() }))
    expect(await write(author, { attachments: eleven })).toMatchObject({ code: 'invalid_input' })
  })

  it('[L-04] needs no title', async () => {
    for (const post of [{}, { title: '' }, { title: '  ' }])
      expect((await write(author, post)).body.title).toBeNull()
  })

  it.each([
    ['[L-02] too little', { content: ' too short ' }, 'Content must be at least 10 characters'],
    ['[L-03] no category', { categoryId: '' }, 'Please select a category'],
    ['[L-03] a category left out', { categoryId: undefined }, 'Please select a category'],
  ])('is refused with %s', async (_name, post, message) => {
    const refused = await write(author, post)
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(refused.body).toMatchObject({ issues: [{ message }] })
    expect((await list()).posts).toEqual([])
  })

  it('[L-10] is for members only, with an existing category', async () => {
    const fresh = await createPerson(app, { fresh: true })
    const closed = await createCommunity(app, leader, { isPrivate: true })
    expect(await write({ client: app.visitor })).toMatchObject({ code: 'not_authenticated' })
    expect(await write(fresh)).toMatchObject({ code: 'not_onboarded' })
    expect(await write(guest)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await write(guest, {}, closed)).toMatchObject({ code: 'community_not_found' })
    expect(await write(author, { categoryId: newId() })).toMatchObject({
      status: 404,
      code: 'category_not_found',
    })
    await removeMember(app, communityId, author)
    expect(await write(author)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await list()).posts).toEqual([])
    expect((await write(leader)).status).toBe(200)
  })

  it('is created once, however often it is sent', async () => {
    const clientId = newId()
    const made = await Promise.all(Array.from({ length: 6 }, () => write(author, { clientId })))
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
    expect((await list()).posts).toHaveLength(1)
    const other = await createCommunity(app, leader, { members: [author] })
    expect(await write(author, { clientId }, other)).toMatchObject({ code: 'invalid_input' })
    // The first answer was lost; the corrections made meanwhile are stored.
    const corrected = await write(author, {
      clientId,
      content: 'Corrected before it was sent again.',
    })
    expect(corrected.body).toMatchObject({
      id: made[0]?.body.id,
      content: 'Corrected before it was sent again.',
      editedBy: null,
    })
  })

  it.each(['a reply', 'a like', 'a reaction', 'ten minutes'])(
    'is not changed by sending it again after %s',
    async (after) => {
      const clientId = newId()
      const { body } = await write(author, { clientId })
      const params = { postId: body.id }
      if (after === 'a reply')
        await leader.client.call(createReply, { params, body: { clientId, content: 'Agreed.' } })
      if (after === 'a like') await leader.client.call(likePost, { params })
      if (after === 'a reaction')
        await leader.client.call(reactToPost, { params, body: { emoji: '🔥' } })
      if (after === 'ten minutes') await sentLongAgo(app, 'community_posts', body.id)
      const fileId = await upload(author)
      const changed = { content: 'The opposite of what I said.', attachments: [{ id: fileId }] }
      const again = await write(author, { clientId, ...changed })
      expect(again).toMatchObject({
        status: 200,
        body: { id: body.id, content, editedBy: null, attachments: null },
      })
    },
  )
})

describe('the posts of a community', () => {
  it('[L-08] are those that answer no other, the newest first, of one category if given', async () => {
    const posts = Array.from({ length: 45 }, (_, index) => ({
      id: newId(),
      community_id: communityId,
      author_id: author.id,
      client_id: newId(),
      content: `${content} ${index}`,
      category_id: index % 9 === 0 ? resources : general,
    }))
    type Post = (typeof posts)[number]
    const [oldest, newest] = [posts.at(0), posts.at(-1)] as [Post, Post]
    const answer = { ...oldest, id: newId(), client_id: newId(), parent_id: oldest.id }
    await query(app.db)
      .insertInto('community_posts')
      .values([...posts, answer])
      .execute()
    for (const { id } of posts.slice(-3)) {
      await answerPost(guest, id)
      await guest.client.call(likePost, { params: { postId: id } })
      await guest.client.call(reactToPost, { params: { postId: id }, body: { emoji: '🔥' } })
    }
    await query(app.db)
      .updateTable('attachments')
      .set({ post_id: newest.id })
      .where('id', '=', await upload(author))
      .execute()
    app.database.statements.length = 0
    const first = await list()
    // One statement each for the session, the community, and the posts with authors, files,
    // likes and reactions.
    expect(statementsOfRequests(app)).toHaveLength(3)
    const second = await list({ cursor: first.nextCursor ?? '' })
    const third = await list({ cursor: second.nextCursor ?? '' })
    expect(third.nextCursor).toBeNull()
    const pages = [first, second, third].map((page) => page.posts)
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
    const newestFirst = posts.map(({ id }) => id).toReversed()
    expect(pages.flat().map(({ id }) => id)).toEqual(newestFirst)
    const some = await list({ category: resources })
    expect(some.posts.map(({ category }) => category.name)).toEqual(Array(5).fill('Resources'))
    expect((await list({ category: newId() })).posts).toEqual([])
  })
})
