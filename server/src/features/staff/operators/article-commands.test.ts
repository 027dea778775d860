import { getArticle, likeArticle, listArticles } from '@patchbay/contract/hub/articles'
import { listComments } from '@patchbay/contract/hub/comments'
import { getWrittenArticle, saveArticle } from '@patchbay/contract/staff/articles'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commentOn } from '../../../../test/articles.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plain } from '../../../../test/samples/picture-samples.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { testServices } from '../../../../test/test-services.ts'
import type { Services } from '../../../platform/http/action.ts'
import { query } from '../../../platform/db/query.ts'
import { insertIdentity } from '../../accounts/identities/public.ts'
import { listActions } from '../audit/public.ts'
import { publishArticle, unpublishArticle } from './article-commands.ts'

let app: TestApp
let folder: string
let services: Services
let now: Date
let editor: TestPerson
let reader: TestPerson
beforeAll(async () => {
  now = new Date('2026-11-15T09:00:00.250Z')
  app = await startTestApp({ worker: true, now: () => now })
  folder = await mkdtemp(join(tmpdir(), 'patchbay-articles-'))
  services = { ...testServices(app.config, app.db), now: () => now }
  editor = await createPerson(app, { fullName: 'Edda Editor', role: 'editor' })
  reader = await createPerson(app)
})
afterAll(async () => {
  await services.pictures.stop()
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  now = new Date(now.getTime() + 60_000)
})

const operator = { name: 'olga', reason: 'a new article' }
const slug = 'winding-cables'
const path = () => join(folder, `${slug}.md`)

async function publish(head: Record<string, string> = {}, body = 'Over, *under*.') {
  const fields = {
    title: 'How to wind a cable',
    category: 'Craft & Care',
    author: editor.id,
    summary: 'Over, under.',
    ...head,
  }
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${value}`)
  await writeFile(path(), ['---', ...lines, '---', '', body, ''].join('\n'))
  return publishArticle(services, operator, path())
}

const read = async () => (await reader.client.call(getArticle, { params: { slug } })).body

describe('an operator', () => {
  it('publishes a file, and publishing it again changes nothing', async () => {
    const done = await publish()
    expect(done).toEqual({
      id: expect.any(String),
      slug,
      authorId: editor.id,
      outcome: 'published',
    })
    const first = await read()
    expect(first).toMatchObject({
      title: 'How to wind a cable',
      content: 'Over, *under*.',
      category: { name: 'Craft & Care', slug: 'craft-care' },
      author: { displayName: 'Edda Editor' },
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    now = new Date(now.getTime() + 3_600_000)
    expect((await publish()).outcome).toBe('unchanged')
    expect(await read()).toEqual(first)
    expect(await listActions(app.db, 5)).toMatchObject([
      { action: 'publish-article', details: { slug, outcome: 'unchanged' } },
      {
        operator: 'olga',
        reason: 'a new article',
        user_id: editor.id,
        details: { slug, outcome: 'published' },
      },
    ])
  })

  it('changes an article in place, which keeps its likes, its comments and its date', async () => {
    const before = await read()
    await reader.client.call(likeArticle, { params: { articleId: before.id } })
    await commentOn(reader, before.id, 'Never around the elbow.')
    const done = await publish({ category: 'Live' }, 'Under, *over*.')
    expect(done).toMatchObject({ id: before.id, outcome: 'changed' })
    expect(await read()).toEqual({
      ...before,
      content: 'Under, *over*.',
      category: expect.objectContaining({ slug: 'live' }),
      likeCount: 1,
      likedByMe: true,
      replyCount: 1,
      updatedAt: now.toISOString(),
    })
    await publish({ date: '2026-10-01' })
    expect((await read()).createdAt).toBe('2026-10-01T12:00:00.000Z')
  })

  it('sets a public cover, replaces it, and removes it', async () => {
    const photo = async (colour: string) =>
      writeFile(join(folder, 'cover.jpg'), await plain(1_800, 900, colour).jpeg().toBuffer())
    await photo('#ff0000')
    await publish({ cover: 'cover.jpg' })
    const { id, coverImage } = await read()
    expect(coverImage).toMatch(new RegExp(`^/article-covers/${id}/cover\\.webp\\?v=[\\da-f]{12}$`))
    const answer = await fetch(app.origin + (coverImage ?? ''))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await publish({ cover: 'cover.jpg' })).outcome).toBe('unchanged')
    await photo('#0000ff')
    expect((await publish({ cover: 'cover.jpg' })).outcome).toBe('changed')
    expect((await read()).coverImage).not.toBe(coverImage)
    await publish()
    expect((await read()).coverImage).toBeNull()
    expect((await fetch(app.origin + (coverImage ?? ''))).status).toBe(404)
  })

  it('takes an address as the author only if the person has proven to own it', async () => {
    const email = 'edda@example.com'
    await query(app.db)
      .updateTable('user_profiles')
      .set({ email })
      .where('id', '=', editor.id)
      .execute()
    await expect(publish({ author: email })).rejects.toThrow(
      `Line 4: "author": Nobody has proven to own ${email}: name the author by id (${editor.id}).`,
    )
    await insertIdentity(app.db, {
      userId: editor.id,
      provider: 'google',
      issuer: 'https://provider.invalid',
      subject: editor.id,
      email,
      isEmailVerified: true,
      now,
    })
    expect((await publish({ author: email })).authorId).toBe(editor.id)
  })

  it.each([
    [{ author: 'nobody@example.com' }, 'Line 4: "author": Nobody who is an editor or admin'],
    [{ cover: 'missing.jpg' }, 'Line 6: "cover": There is no file missing.jpg beside'],
    [{ cover: `${slug}.md` }, `Line 6: "cover": ${slug}.md is no picture`],
    [{ summary: '' }, 'Line 5: "summary": This is required.'],
  ])('gets an error message with the line: %j', async (head, message) => {
    const before = await read()
    const records = await listActions(app.db, 50)
    await expect(publish(head)).rejects.toThrow(`${path()}\n${message}`)
    expect(await read()).toEqual(before)
    expect(await listActions(app.db, 50)).toEqual(records)
  })

  it('[R-15] needs an author who is an editor, and a file', async () => {
    await expect(publish({ author: reader.id })).rejects.toThrow('Nobody who is an editor')
    await expect(publishArticle(services, operator, '/nowhere.md')).rejects.toThrow('no file')
  })

  it('does not overwrite what an editor has not published yet', async () => {
    const staff = await createStaff(app, 'editor', { now })
    const { id } = await read()
    const params = { articleId: id }
    const { body: article } = await staff.client.call(getWrittenArticle, { params })
    const { title, summary, revision } = article
    const fields = { title, slug, summary, categoryId: null, authorId: null }
    const body = { ...fields, content: 'Unfinished.', revision }
    expect((await staff.client.call(saveArticle, { params, body })).status).toBe(200)
    await expect(publish({}, 'From a file.')).rejects.toThrow(
      `An editor has "${slug}" as a draft: publish or delete it in the console.`,
    )
    await unpublishArticle(app.db, operator, slug)
    expect(await staff.client.call(getWrittenArticle, { params })).toMatchObject({ status: 404 })
    await publish({}, 'From a file.')
    const renewed = { articleId: (await read()).id }
    const before = (await staff.client.call(getWrittenArticle, { params: renewed })).body
    await publish({}, 'From another file.')
    const stale = { ...fields, content: 'Unfinished.', revision: before.revision }
    expect(await staff.client.call(saveArticle, { params: renewed, body: stale })).toMatchObject({
      code: 'article_changed',
    })
  })

  it('deletes an article, with everything that belongs to it', async () => {
    await writeFile(join(folder, 'cover.jpg'), await plain(64, 64).jpeg().toBuffer())
    await publish({ cover: 'cover.jpg' })
    const { id, coverImage } = await read()
    await unpublishArticle(app.db, operator, slug)
    await expect(unpublishArticle(app.db, operator, slug)).rejects.toThrow(
      `There is no article "${slug}".`,
    )
    expect((await reader.client.call(listArticles, { query: {} })).body.articles).toEqual([])
    const params = { articleId: id }
    expect(await reader.client.call(listComments, { params, query: {} })).toMatchObject({
      code: 'article_not_found',
    })
    const cover = () => fetch(app.origin + (coverImage ?? ''))
    await expect.poll(async () => (await cover()).status).toBe(404)
    expect(await listActions(app.db, 1)).toMatchObject([
      { action: 'unpublish-article', details: { slug } },
    ])
  })
})
