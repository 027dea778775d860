import {
  articlesPerPage,
  getArticle,
  likeArticle,
  listArticleCategories,
  listArticles,
} from '@patchbay/contract/hub/articles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArticle } from '../../../../test/articles.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createActions } from '../../../actions.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let editor: TestPerson
let reader: TestPerson
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  editor = await createPerson(app, { fullName: 'Edda Editor', role: 'editor' })
  reader = await createPerson(app)
})
afterAll(() => app.stop())

const list = (page: { category?: string; cursor?: string } = {}) =>
  reader.client.call(listArticles, { query: page })
const categories = async () => {
  const { body } = await reader.client.call(listArticleCategories, {})
  return body.categories.map(({ name }) => name)
}

describe('the articles', () => {
  it('[R-08] are listed newest first, page by page, and by id if they have the same time', async () => {
    const start = Date.parse('2026-01-01T08:00:00.123Z')
    const made: { id: string; at: number }[] = []
    for (let index = 0; index < articlesPerPage + 6; index += 1) {
      const at = start + Math.floor(index / 4)
      const { id } = await createArticle(app, editor, { createdAt: new Date(at) })
      made.push({ id, at })
    }
    const expected = made
      .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id)
    const first = (await list()).body
    // An article that is published meanwhile does not shift the following pages.
    await createArticle(app, editor, { category: 'Rights' })
    const second = (await list({ cursor: first.nextCursor ?? '' })).body
    const ids = [...first.articles, ...second.articles].map(({ id }) => id)
    expect(ids).toEqual(expected)
    expect(second.nextCursor).toBeNull()
    expect((await list({ cursor: 'nonsense' })).status).toBe(400)
  })

  it('[R-08] can be filtered by one category', async () => {
    const { id } = await createArticle(app, editor, { category: 'Room & Board' })
    const { body } = await list({ category: 'room-board' })
    expect(body.articles).toMatchObject([
      {
        id,
        likedByMe: false,
        category: { id: expect.any(String), name: 'Room & Board', slug: 'room-board' },
      },
    ])
    await reader.client.call(likeArticle, { params: { articleId: id } })
    const [liked] = (await list({ category: 'room-board' })).body.articles
    expect(liked).toMatchObject({ likeCount: 1, likedByMe: true })
    expect((await list({ category: 'nowhere' })).body).toEqual({ articles: [], nextCursor: null })
  })

  it('[R-01] list the categories in use, ordered by name', async () => {
    await query(app.db)
      .insertInto('information_hub_categories')
      .values({ id: newId(), name: 'Unused', slug: 'unused' })
      .execute()
    await createArticle(app, editor, { category: 'acoustics' })
    await createArticle(app, editor, { category: 'Business' })
    const names = await categories()
    expect(names).not.toContain('Unused')
    expect(names).toEqual(['acoustics', 'Business', 'Craft', 'Rights', 'Room & Board'])
  })

  it('[R-13] can be read in full at their address', async () => {
    const createdAt = new Date('2026-02-03T12:00:00Z')
    const { id, slug } = await createArticle(app, editor, { slug: 'winding-cables', createdAt })
    await reader.client.call(likeArticle, { params: { articleId: id } })
    const { status, body } = await reader.client.call(getArticle, { params: { slug } })
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      slug,
      title: 'How to wind a cable',
      summary: 'Over, under, and never around the elbow.',
      content: 'Over, *under*.',
      coverImage: null,
      category: { id: expect.any(String), name: 'Craft', slug: 'craft' },
      authorId: editor.id,
      author: expect.objectContaining({ displayName: 'Edda Editor' }),
      readingMinutes: 1,
      likeCount: 1,
      replyCount: 0,
      likedByMe: true,
      createdAt: createdAt.toISOString(),
      updatedAt: createdAt.toISOString(),
    })
    expect(await reader.client.call(getArticle, { params: { slug: 'no-such' } })).toMatchObject({
      status: 404,
      code: 'article_not_found',
    })
  })

  it('say how long they take to read', async () => {
    const { slug } = await createArticle(app, editor, { content: 'Word after word. '.repeat(300) })
    const { body } = await reader.client.call(getArticle, { params: { slug } })
    expect(body.readingMinutes).toBe(4)
    const { articles } = (await list()).body
    expect(articles.find((card) => card.slug === slug)?.readingMinutes).toBe(4)
  })

  it('are listed with one statement besides that of the session, however many there are', async () => {
    for (const ask of [() => list(), () => list({ category: 'craft' }), categories]) {
      app.database.statements.length = 0
      await ask()
      expect(app.database.statements).toHaveLength(2)
    }
  })

  it('[R-15] cannot be written in the app by anybody, whatever their role', async () => {
    const writes = createActions(new Map())
      .map(({ route }) => route)
      .filter(({ method, path }) => method !== 'GET' && /^\/articles(\/:\w+)?$/.test(path))
    expect(writes).toEqual([])
    for (const person of [reader, editor])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status } = await person.client.fetch('/api/articles', { method })
        expect([status, method]).toEqual([404, method])
      }
  })
})
