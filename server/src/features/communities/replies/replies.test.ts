import { getPost } from '@patchbay/contract/communities/posts'
import {
  createReply,
  likeReply,
  listReplies,
  reactToReply,
  repliesPerPage,
} from '@patchbay/contract/communities/replies'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity, sentLongAgo } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { statementsOfRequests } from '../../../../test/statements/request-statements.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let author: TestPerson
let guest: TestPerson
let communityId: string
let categoryId: string
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  author = await createPerson(app)
  guest = await createPerson(app, { fullName: 'Gil Guest' })
  communityId = await createCommunity(app, author)
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())

let postId: string
beforeEach(async () => {
  postId = (await writePost(author, communityId, { categoryId })).id
})

const answer = (body: object, { client } = guest, id = postId) =>
  client.call(createReply, {
    params: { postId: id },
    body: { clientId: newId(), content: 'The brown one.', ...body },
  })
const list = (page: { cursor?: string } = {}) =>
  author.client.call(listReplies, { params: { postId }, query: page })

describe('a reply', () => {
  it('[L-37, L-40] is written by people who can see the post, in their own name', async () => {
    const forged = await answer({ content: 'The brown one.', authorId: author.id })
    expect(forged).toMatchObject({ status: 400, code: 'invalid_input' })
    const { status, body } = await answer({ content: '  The brown one. ' })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.any(String),
      postId,
      authorId: guest.id,
      author: expect.objectContaining({ displayName: 'Gil Guest' }),
      authorBlocked: false,
      content: 'The brown one.',
      likeCount: 0,
      likedByMe: false,
      answers: null,
      reactions: [],
      myReaction: null,
      createdAt: expect.any(String),
      updatedAt: body.createdAt,
      editedBy: null,
      insideVersion: expect.any(Number),
      replyCount: 1,
      can: { edit: true, delete: true, report: false },
    })
    const { replyCount: _count, ...written } = body
    expect((await list()).body.replies).toEqual([
      { ...written, can: expect.objectContaining({ report: true }) },
    ])
    const { body: post } = await guest.client.call(getPost, { params: { postId } })
    expect(post.replyCount).toBe(1)
  })

  it.each(['', '  ', '\n\t'])('[L-26] cannot be empty: %j', async (content) => {
    const refused = await answer({ content })
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(refused.body).toMatchObject({ issues: [{ message: 'Reply cannot be empty' }] })
  })

  it('is created once, however often it is sent', async () => {
    const clientId = newId()
    const made = await Promise.all(Array.from({ length: 6 }, () => answer({ clientId })))
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
    expect((await list()).body.replies).toHaveLength(1)
    const other = await writePost(author, communityId, { categoryId })
    expect(await answer({ clientId }, guest, other.id)).toMatchObject({ code: 'invalid_input' })
    const corrected = await answer({ clientId, content: 'The green one.' })
    expect(corrected.body).toMatchObject({ id: made[0]?.body.id, content: 'The green one.' })
    expect((await answer({ clientId }, author)).status).toBe(200)
  })

  it.each(['another reply', 'a like', 'a reaction', 'ten minutes'])(
    'is not changed by sending it again after %s',
    async (after) => {
      const clientId = newId()
      const { body } = await answer({ clientId, content: 'The green one.' })
      if (after === 'another reply') await answer({ clientId }, author)
      if (after === 'a like') await author.client.call(likeReply, { params: { replyId: body.id } })
      if (after === 'a reaction')
        await author.client.call(reactToReply, {
          params: { replyId: body.id },
          body: { emoji: '🔥' },
        })
      if (after === 'ten minutes') await sentLongAgo(app, 'post_replies', body.id)
      const again = await answer({ clientId, content: 'I never said that.' })
      expect(again).toMatchObject({
        status: 200,
        body: { id: body.id, content: 'The green one.', editedBy: null },
      })
    },
  )

  it('needs a post and a person who has finished onboarding', async () => {
    const fresh = await createPerson(app, { fresh: true })
    expect(await answer({}, guest, newId())).toMatchObject({ code: 'post_not_found' })
    expect(await answer({}, fresh)).toMatchObject({ code: 'not_onboarded' })
    expect(await answer({}, { ...guest, client: app.visitor })).toMatchObject({
      code: 'not_authenticated',
    })
  })
})

describe('the replies to a post', () => {
  it('[L-20] are in the order they were written, 50 per page, with their authors included', async () => {
    // All of them are older than the last reply.
    const start = Date.now() - 60_000
    const rows = Array.from({ length: repliesPerPage + 15 }, (_, index) => ({
      id: newId(),
      post_id: postId,
      author_id: index % 2 === 0 ? author.id : guest.id,
      client_id: newId(),
      content: `Reply ${index}`,
      // Several replies have the same time.
      created_at: new Date(start + Math.floor(index / 4)),
    }))
    await query(app.db).insertInto('post_replies').values(rows.toReversed()).execute()
    app.database.statements.length = 0
    const { body: first } = await list()
    // One statement each for the session, the post, and all replies with their authors and likes.
    expect(statementsOfRequests(app)).toHaveLength(3)
    const { body: second } = await list({ cursor: first.nextCursor ?? '' })
    expect(second.nextCursor).toBeNull()
    const listed = [first, second].map(({ replies }) => replies)
    expect(listed.map(({ length }) => length)).toEqual([repliesPerPage, 15])
    expect(listed.flat().map(({ content }) => content)).toEqual(rows.map(({ content }) => content))
    const late = await answerPost(guest, postId)
    expect((await list({ cursor: first.nextCursor ?? '' })).body.replies.at(-1)?.id).toBe(late.id)
    expect(await list({ cursor: 'nonsense' })).toMatchObject({ code: 'invalid_input' })
  })
})
