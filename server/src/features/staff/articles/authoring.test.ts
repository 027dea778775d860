import {
  getArticle,
  likeArticle,
  listArticleCategories,
  listArticles,
} from '@patchbay/contract/hub/articles'
import { listComments } from '@patchbay/contract/hub/comments'
import { listNotices } from '@patchbay/contract/notices/notices'
import { createArticleCategory } from '@patchbay/contract/staff/article-categories'
import {
  createArticle,
  deleteArticle,
  getWrittenArticle,
  listWrittenArticles,
  publishArticle,
  saveArticle,
  scheduleArticle,
  unpublishArticle,
  type ArticleText,
  type WrittenArticle,
} from '@patchbay/contract/staff/articles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commentOn, createArticle as insertPublished } from '../../../../test/articles.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { untilWaiting } from '../../../../test/waiting.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { listActions } from '../audit/public.ts'

let app: TestApp
let now: Date
let editor: TestPerson
let other: TestPerson
let reader: TestPerson
let categoryId: string
const reason = 'for the newsletter'
beforeAll(async () => {
  now = new Date('2026-11-17T09:00:00Z')
  app = await startTestApp({ now: () => now })
  editor = await createStaff(app, 'editor', { fullName: 'Edda Editor', now })
  other = await createStaff(app, 'editor', { fullName: 'Otto Other', now })
  reader = await createPerson(app, { now })
  const made = await editor.client.call(createArticleCategory, { body: { name: 'Craft', reason } })
  categoryId = made.body.id
})
afterAll(() => app.stop())
beforeEach(() => {
  now = new Date(now.getTime() + 60_000)
})

const begin = async (title = 'How to wind a cable'): Promise<WrittenArticle> =>
  (await editor.client.call(createArticle, { body: { title, reason } })).body

const textOf = (article: WrittenArticle): ArticleText => ({
  title: article.title,
  slug: article.slug,
  summary: 'Over, under.',
  content: 'Over, *under*.',
  categoryId,
  authorId: null,
})

const save = (article: WrittenArticle, changed: Partial<ArticleText> = {}, by = editor) =>
  by.client.call(saveArticle, {
    params: { articleId: article.id },
    body: { ...textOf(article), ...changed, revision: article.revision },
  })

const publish = ({ id, revision }: WrittenArticle, by = editor) =>
  by.client.call(publishArticle, { params: { articleId: id }, body: { revision, reason } })

const unpublish = ({ id }: WrittenArticle) =>
  editor.client.call(unpublishArticle, { params: { articleId: id }, body: { reason } })

const written = async ({ id }: WrittenArticle) =>
  (await editor.client.call(getWrittenArticle, { params: { articleId: id } })).body

const read = ({ slug }: { slug: string }) => reader.client.call(getArticle, { params: { slug } })

/** Everything by which a member could notice an article. */
async function noticed({ id, slug }: WrittenArticle) {
  const articleId = id
  const lists = await reader.client.call(listArticles, { query: {} })
  const inCategory = await reader.client.call(listArticles, { query: { category: 'craft' } })
  const categories = await reader.client.call(listArticleCategories, {})
  return {
    address: (await read({ slug })).code,
    list: lists.body.articles.some((one) => one.id === id),
    category: inCategory.body.articles.some((one) => one.id === id),
    categories: categories.body.categories.some((one) => one.slug === 'craft'),
    like: (await reader.client.call(likeArticle, { params: { articleId } })).code,
    comments: (await reader.client.call(listComments, { params: { articleId }, query: {} })).code,
  }
}

const nothing = {
  address: 'article_not_found',
  list: false,
  category: false,
  categories: false,
  like: 'article_not_found',
  comments: 'article_not_found',
}

const lastActions = async (count: number) =>
  (await listActions(app.db, count)).map(({ action, staff_id }) => [action, staff_id])

describe('a draft', () => {
  it('gets its address from the title, and is noticed by no member', async () => {
    const draft = await begin('Künstler & Verträge')
    expect(draft).toMatchObject({ slug: 'kunstler-vertrage', state: 'draft', revision: 1 })
    expect((await begin('Künstler & Verträge')).slug).toBe('kunstler-vertrage-2')
    expect((await begin('Categories')).slug).toBe('categories-2')
    await save(draft)
    expect(await noticed(draft)).toEqual(nothing)
    expect(await lastActions(1)).toEqual([['create-article', editor.id]])
  })

  it('may lack everything, but is then not published', async () => {
    const draft = await begin()
    const empty = { title: '', summary: '', content: '', categoryId: null }
    const saved = (await save(draft, empty)).body
    const answer = await publish(saved)
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    const { issues } = answer.body as unknown as { issues: { path: string }[] }
    expect(issues.map(({ path }) => path)).toEqual([
      'body/title',
      'body/summary',
      'body/content',
      'body/categoryId',
    ])
  })

  it.each(['<b>x</b>', '![x](https://x.example/x.png)', '[x](javascript:alert(1))'])(
    'is not published with what the page would not show: %s',
    async (content) => {
      const saved = (await save(await begin(), { content: `Fine.\n\n${content}` })).body
      expect(JSON.stringify((await publish(saved)).body)).toContain('Line 3: ')
    },
  )

  it('cannot take the address of another article', async () => {
    const { slug } = await insertPublished(app, editor, { slug: 'taken-already', createdAt: now })
    const draft = await begin('Something else')
    for (const one of [slug, 'categories', (await begin('A third')).slug])
      expect(await save(draft, { slug: one })).toMatchObject({ code: 'article_address_taken' })
    expect((await save(draft, { authorId: reader.id })).code).toBe('invalid_input')
    expect((await save(draft, { categoryId: draft.id })).code).toBe('category_not_found')
  })

  it('is not overwritten by somebody who has not read the latest', async () => {
    const draft = await begin()
    const first = (await save(draft, { content: 'First.' })).body
    expect(first.revision).toBe(2)
    const refused = await save(draft, { content: 'Second.' }, other)
    expect(refused).toMatchObject({ status: 409, code: 'article_changed' })
    expect(await written(draft)).toMatchObject({ content: 'First.', savedBy: 'Edda Editor' })
    expect((await publish(draft)).code).toBe('article_changed')
  })

  it('takes one of two saves at the same moment, and refuses the other', async () => {
    const published = (await publish((await save(await begin())).body)).body
    for (const article of [await begin(), published]) {
      const answers = await Promise.all(
        [editor, other, editor, other].map((by, at) => save(article, { content: `${at}` }, by)),
      )
      expect(answers.filter(({ code }) => code === 'article_changed')).toHaveLength(3)
      const won = answers.findIndex(({ status }) => status === 200)
      expect((await written(article)).content).toBe(`${won}`)
    }
  })

  it('leaves no entry in the audit log when it is saved', async () => {
    const draft = await begin()
    const before = await lastActions(200)
    await save(draft)
    expect(await lastActions(200)).toEqual(before)
  })
})

describe('publishing', () => {
  it('shows the article under the name of who published it, and leaves one entry', async () => {
    const saved = (await save(await begin())).body
    const before = await lastActions(200)
    const done = await publish(saved, other)
    expect(done.body).toMatchObject({ state: 'published', hasChanges: false, isSlugFixed: true })
    expect((await read(saved)).body).toMatchObject({
      title: saved.title,
      content: 'Over, *under*.',
      author: { displayName: 'Otto Other' },
      createdAt: now.toISOString(),
    })
    expect(await lastActions(200)).toEqual([['publish-article', other.id], ...before])
    expect(await publish(done.body)).toMatchObject({ code: 'article_published' })
    const chosen = (await save(await begin(), { authorId: editor.id })).body
    const shown = (await publish(chosen, other)).body
    expect((await read(chosen)).body.author.displayName).toBe('Edda Editor')
    const changed = (await save(shown, { content: 'More.' })).body
    await publish(changed, other)
    expect((await read(chosen)).body).toMatchObject({
      content: 'More.',
      author: { displayName: 'Edda Editor' },
    })
  })

  it('keeps an author who has lost the role, in the draft too', async () => {
    const former = await createStaff(app, 'editor', { fullName: 'Fay Former', now })
    const never = (await save(await begin('Not yet'), { authorId: former.id })).body
    const done = (await publish((await save(await begin(), { authorId: former.id })).body)).body
    await query(app.db)
      .updateTable('user_profiles')
      .set({ role: 'user' })
      .where('id', '=', former.id)
      .execute()
    for (const article of [never, done]) {
      const saved = await save(article, { authorId: former.id, content: 'More.' })
      expect(saved.body).toMatchObject({ author: { displayName: 'Fay Former' } })
      await publish(saved.body, other)
      expect((await read(article)).body).toMatchObject({
        content: 'More.',
        author: { displayName: 'Fay Former' },
      })
    }
    expect((await save(await begin(), { authorId: former.id })).code).toBe('invalid_input')
  })

  it('hides later changes until they are published too, and keeps date and address', async () => {
    const published = (await publish((await save(await begin())).body)).body
    const { createdAt } = (await read(published)).body
    now = new Date(now.getTime() + 3_600_000)
    const changed = (await save(published, { content: 'Under, *over*.' })).body
    expect(changed).toMatchObject({ state: 'published', hasChanges: true })
    expect((await read(published)).body.content).toBe('Over, *under*.')
    expect((await save(changed, { slug: 'elsewhere' })).code).toBe('invalid_input')
    await publish(changed)
    expect((await read(published)).body).toMatchObject({ content: 'Under, *over*.', createdAt })
  })

  it('is undone: likes and comments wait for the article to come back', async () => {
    const published = (await publish((await save(await begin(), { authorId: other.id })).body)).body
    const params = { articleId: published.id }
    await reader.client.call(likeArticle, { params })
    await commentOn(reader, published.id, 'Never around the elbow.')
    const bell = async () => {
      const { body } = await other.client.call(listNotices, { query: {} })
      return body.notices.filter(({ kind }) => kind === 'article_commented').length
    }
    expect(await bell()).toBe(1)
    const draft = await unpublish(published)
    expect(draft.body).toMatchObject({
      state: 'draft',
      isSlugFixed: true,
      content: 'Over, *under*.',
    })
    expect(await noticed(published)).toMatchObject({ ...nothing, categories: true })
    expect(await bell()).toBe(0)
    expect(await lastActions(1)).toEqual([['unpublish-article', editor.id]])
    expect((await unpublish(published)).code).toBe('article_not_published')
    await publish(draft.body)
    expect((await read(published)).body).toMatchObject({
      likeCount: 1,
      likedByMe: true,
      replyCount: 1,
    })
    expect(await bell()).toBe(1)
  })

  it('is undone for good by deleting', async () => {
    const published = (await publish((await save(await begin())).body)).body
    await save(published, { content: 'More.' })
    const params = { articleId: published.id }
    const remove = () => editor.client.call(deleteArticle, { params, body: { reason } })
    expect((await remove()).status).toBe(204)
    expect(await lastActions(1)).toEqual([['delete-article', editor.id]])
    expect((await read(published)).code).toBe('article_not_found')
    expect((await editor.client.call(getWrittenArticle, { params })).code).toBe('article_not_found')
    expect((await remove()).code).toBe('article_not_found')
  })

  it('does not deadlock with a like when it is deleted', async () => {
    const { id, slug } = (await publish((await save(await begin())).body)).body
    let removed: Promise<{ status: number }> | undefined
    await transaction(app.db, async (tx) => {
      // A like does the same: it holds the key, and counts itself after others may have come.
      await sql`select 1 from information_hub_posts where id = ${id} for key share`.execute(
        query(tx),
      )
      removed = editor.client.call(deleteArticle, { params: { articleId: id }, body: { reason } })
      await untilWaiting(app, 1)
      await sql`update information_hub_posts set like_count = like_count where id = ${id}`.execute(
        query(tx),
      )
    })
    expect((await removed)?.status).toBe(204)
    expect((await read({ slug })).code).toBe('article_not_found')
  })
})

describe('a scheduled article', () => {
  const schedule = ({ id, revision }: WrittenArticle, at: Date) =>
    editor.client.call(scheduleArticle, {
      params: { articleId: id },
      body: { revision, publishAt: at.toISOString(), reason },
    })
  const inAnHour = () => new Date(now.getTime() + 3_600_000)

  it('is published at its time by a job, and by nothing before', async () => {
    const saved = (await save(await begin('Soon'))).body
    expect((await schedule(saved, now)).code).toBe('invalid_input')
    const at = inAnHour()
    const waiting = (await schedule(saved, at)).body
    expect(waiting).toMatchObject({ state: 'scheduled', publishAt: at.toISOString() })
    expect(await lastActions(1)).toEqual([['schedule-article', editor.id]])
    now = new Date(at.getTime() - 1)
    await app.runJob('publish_due_articles')
    expect(await noticed(waiting)).toMatchObject({ ...nothing, categories: true })
    now = at
    await app.runJob('publish_due_articles')
    await app.runJob('publish_due_articles')
    expect((await read(waiting)).body).toMatchObject({
      createdAt: at.toISOString(),
      author: { displayName: 'Edda Editor' },
    })
    expect(await lastActions(1)).toEqual([['schedule-article', editor.id]])
  })

  it('is changed by nobody until it is taken off the schedule', async () => {
    const waiting = (await schedule((await save(await begin())).body, inAnHour())).body
    expect((await save(waiting, {}, other)).code).toBe('article_scheduled')
    const draft = await unpublish(waiting)
    expect(draft.body).toMatchObject({ state: 'draft', publishAt: null })
    now = new Date(now.getTime() + 2 * 3_600_000)
    await app.runJob('publish_due_articles')
    expect((await read(waiting)).code).toBe('article_not_found')
    expect((await save(draft.body)).status).toBe(200)
  })

  it('must be ready, and not be published already', async () => {
    expect((await schedule(await begin(), inAnHour())).code).toBe('invalid_input')
    const published = (await publish((await save(await begin())).body)).body
    const changed = (await save(published)).body
    expect((await schedule(changed, inAnHour())).code).toBe('article_published')
  })
})

describe('the list of articles', () => {
  it('has drafts, scheduled and published ones, page by page, the last saved first', async () => {
    for (let at = 0; at < 40; at += 1) {
      now = new Date(now.getTime() + 1_000)
      await insertPublished(app, editor, { createdAt: now })
    }
    now = new Date(now.getTime() + 1_000)
    const latest = await begin('The latest')
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await editor.client.call(listWrittenArticles, {
        query: cursor === undefined ? {} : { cursor },
      })
      ids.push(...body.articles.map(({ id }) => id))
      cursor = body.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(ids[0]).toBe(latest.id)
    expect(ids.length).toBeGreaterThan(50)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
