import { getArticle } from '@patchbay/contract/hub/articles'
import {
  commentsPerPage,
  createComment,
  deleteComment,
  likeComment,
  listComments,
  unlikeComment,
  updateComment,
} from '@patchbay/contract/hub/comments'
import { createReport } from '@patchbay/contract/people/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  commentOn,
  createArticle,
  hubCountsOf,
  type TestArticle,
} from '../../../../test/articles.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { join } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let editor: TestPerson
let author: TestPerson
let article: TestArticle
let now = new Date('2026-03-01T10:00:00.500Z')
beforeAll(async () => {
  app = await startTestApp({ now: () => now, sweepMilliseconds: 3_600_000 })
  editor = await createPerson(app, { role: 'admin' })
  author = await createPerson(app, { fullName: 'Cora Comment' })
})
afterAll(() => app.stop())
beforeEach(async () => {
  article = await createArticle(app, editor)
  now = new Date(now.getTime() + 60_000)
})

const say = (body: object, { client } = author, articleId = article.id) =>
  client.call(createComment, {
    params: { articleId },
    body: { clientId: newId(), content: 'Over, under.', ...body },
  })
const list = (page: { cursor?: string } = {}, { client } = editor) =>
  client.call(listComments, { params: { articleId: article.id }, query: page })
const change = ({ client }: TestPerson, commentId: string, content: string) =>
  client.call(updateComment, { params: { commentId }, body: { content } })
const remove = ({ client }: TestPerson, commentId: string) =>
  client.call(deleteComment, { params: { commentId } })
const like = ({ client }: TestPerson, commentId: string) =>
  client.call(likeComment, { params: { commentId } })
const unlike = ({ client }: TestPerson, commentId: string) =>
  client.call(unlikeComment, { params: { commentId } })

describe('a comment', () => {
  it('[R-12, R-14] can be written by every reader of the article, under their own name', async () => {
    const forged = await say({ content: 'Over, under.', authorId: editor.id })
    expect(forged).toMatchObject({ status: 400, code: 'invalid_input' })
    const { status, body } = await say({ content: '  Over, under. ' })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.any(String),
      articleId: article.id,
      authorId: author.id,
      author: expect.objectContaining({ displayName: 'Cora Comment' }),
      authorBlocked: false,
      content: 'Over, under.',
      likeCount: 0,
      likedByMe: false,
      answers: null,
      reactions: [],
      myReaction: null,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      editedBy: null,
      can: { edit: true, delete: true, report: false },
    })
    expect((await list()).body.comments).toEqual([
      { ...body, can: { edit: false, delete: false, report: true } },
    ])
    const { slug } = article
    const { body: read } = await author.client.call(getArticle, { params: { slug } })
    expect(read.replyCount).toBe(1)
    expect(await say({}, author, newId())).toMatchObject({ code: 'article_not_found' })
  })

  it.each(['', '   ', '\n\t'])(
    '[R-07] needs a text, also when it is edited: %j',
    async (content) => {
      const { id } = await commentOn(author, article.id)
      for (const refused of [await say({ content }), await change(author, id, content)]) {
        expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
        expect(refused.body).toMatchObject({ issues: [{ message: 'Comment cannot be empty' }] })
      }
      expect((await list()).body.comments).toHaveLength(1)
    },
  )

  it('is created once, however often it is sent', async () => {
    const clientId = newId()
    const made = await Promise.all(Array.from({ length: 6 }, () => say({ clientId })))
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
    expect((await say({ clientId, content: 'Under, over.' })).body.content).toBe('Under, over.')
    expect((await hubCountsOf(app, article.id)).counted.comments).toBe(1)
    const another = await createArticle(app, editor)
    expect(await say({ clientId }, author, another.id)).toMatchObject({ code: 'invalid_input' })
  })

  it.each(['another comment', 'a like', 'an edit', 'ten minutes'])(
    'is not changed by sending it again after %s',
    async (after) => {
      const clientId = newId()
      const { body } = await say({ clientId })
      let content = 'Over, under.'
      if (after === 'another comment') await commentOn(editor, article.id)
      if (after === 'a like') await like(editor, body.id)
      if (after === 'an edit') await change(author, body.id, (content = 'Under, over.'))
      if (after === 'ten minutes') now = new Date(now.getTime() + 11 * 60_000)
      const again = await say({ clientId, content: 'I never said that.' })
      expect(again).toMatchObject({ status: 200, body: { id: body.id, content } })
      const [first] = (await list()).body.comments
      expect(first).toMatchObject({ id: body.id, content })
    },
  )

  it('[R-11, R-12] can be edited only by its author, and is marked as edited', async () => {
    const { id } = await commentOn(author, article.id, 'Over.')
    now = new Date(now.getTime() + 60_000)
    expect((await change(author, id, 'Over.')).body.editedBy).toBeNull()
    expect((await change(author, id, ' Under. ')).body).toMatchObject({
      content: 'Under.',
      editedBy: 'author',
      updatedAt: now.toISOString(),
    })
    expect(await change(editor, id, 'Mine.')).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await change(author, newId(), 'x')).toMatchObject({ code: 'comment_not_found' })
    expect((await list()).body.comments).toMatchObject([{ content: 'Under.' }])
  })

  it('[R-11] can be deleted only by its author, and is no longer counted', async () => {
    const { id } = await commentOn(author, article.id)
    await like(editor, id)
    expect(await remove(editor, id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await remove(author, id)).status).toBe(204)
    expect(await remove(author, id)).toMatchObject({ status: 404, code: 'comment_not_found' })
    expect(await hubCountsOf(app, article.id)).toMatchObject({
      counted: { comments: 0 },
      rows: { comments: 0 },
    })
  })

  it('says whether the viewer has blocked its author', async () => {
    await commentOn(author, article.id)
    const block = { blocker_id: editor.id, blocked_id: author.id }
    await query(app.db).insertInto('user_blocks').values(block).execute()
    expect((await list()).body.comments).toMatchObject([{ authorBlocked: true }])
    expect((await list({}, author)).body.comments).toMatchObject([{ authorBlocked: false }])
    await query(app.db).deleteFrom('user_blocks').execute()
  })

  it('can be reported, with a copy of its text', async () => {
    const { id } = await commentOn(author, article.id, 'Something rude.')
    const subject = { type: 'comment', id } as const
    const body = { clientId: newId(), subject, reason: 'It is rude.' }
    expect((await editor.client.call(createReport, { body })).status).toBe(200)
    const reports = query(app.db).selectFrom('user_reports').where('subject_id', '=', id)
    expect(await reports.select(['reported_id', 'snapshot']).execute()).toEqual([
      {
        reported_id: author.id,
        snapshot: { articleId: article.id, authorId: author.id, content: 'Something rude.' },
      },
    ])
    expect((await author.client.call(createReport, { body })).code).toBe('forbidden')
  })
})

describe('the comments on an article', () => {
  it('[R-12] are listed oldest first, page by page, in three statements', async () => {
    const rows = Array.from({ length: commentsPerPage + 7 }, (_, index) => ({
      id: newId(),
      post_id: article.id,
      author_id: author.id,
      client_id: newId(),
      content: `No. ${index}`,
      // Several comments have the same time.
      created_at: new Date(now.getTime() + Math.floor(index / 5)),
    }))
    await query(app.db).insertInto('information_hub_post_replies').values(rows).execute()
    app.database.statements.length = 0
    const first = (await list()).body
    expect(app.database.statements).toHaveLength(3)
    const second = (await list({ cursor: first.nextCursor ?? '' })).body
    const listed = [...first.comments, ...second.comments].map(({ id }) => id)
    expect(listed).toEqual(rows.map(({ id }) => id))
    expect(second.nextCursor).toBeNull()
  })
})

describe('a like of a comment', () => {
  it('[R-10] counts once per person, and never below zero', async () => {
    const { id: commentId } = await commentOn(author, article.id)
    expect((await unlike(editor, commentId)).body).toEqual({
      commentId,
      likeCount: 0,
      likedByMe: false,
    })
    for (const _again of [1, 2])
      expect((await like(editor, commentId)).body).toMatchObject({ likeCount: 1, likedByMe: true })
    expect((await like(author, commentId)).body).toMatchObject({ likeCount: 2, likedByMe: true })
    expect((await unlike(author, commentId)).body).toMatchObject({
      likeCount: 1,
      likedByMe: false,
    })
    expect(await like(author, newId())).toMatchObject({ status: 404, code: 'comment_not_found' })
    expect((await hubCountsOf(app, article.id)).commentLikes).toEqual([{ counted: 1, rows: 1 }])
  })

  it('makes no open page fetch, because it is not announced', async () => {
    const { id: commentId } = await commentOn(author, article.id)
    const page = await join(app, editor.client)
    page.received.length = 0
    expect((await like(author, commentId)).status).toBe(200)
    expect((await unlike(author, commentId)).status).toBe(200)
    // Everything that was sent before the answer to this has arrived.
    page.socket.send(JSON.stringify({ type: 'ping' }))
    await expect.poll(() => page.received).toEqual([{ type: 'pong' }])
    page.socket.close()
  })

  it('[R-10] keeps the count equal to the rows under concurrent likes, comments and deletions', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => createPerson(app)))
    const { id } = await commentOn(author, article.id)
    const answers = await Promise.all(
      people.map(async (person, index) => {
        const own = await commentOn(person, article.id)
        const done = [await like(person, id), await change(person, own.id, `Again, ${index}`)]
        if (index % 2 === 0) done.push(await unlike(person, id))
        if (index % 3 === 0) done.push(await like(people[0] ?? person, own.id))
        return [...done.map(({ status }) => status), (await remove(person, own.id)).status]
      }),
    )
    expect(answers.flat().filter((status) => status !== 200 && status !== 204)).toEqual([])
    expect(await hubCountsOf(app, article.id)).toMatchObject({
      counted: { comments: 1 },
      rows: { comments: 1 },
      commentLikes: [{ counted: 6, rows: 6 }],
    })
  })
})
