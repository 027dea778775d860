import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getArticle } from '@patchbay/contract/hub/articles'
import { createArticleCategory } from '@patchbay/contract/staff/article-categories'
import {
  createArticle,
  getWrittenArticle,
  publishArticle,
  removeArticleCover,
  saveArticle,
  unpublishArticle,
  uploadArticleCover,
  type WrittenArticle,
} from '@patchbay/contract/staff/articles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plain } from '../../../../test/samples/picture-samples.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let editor: TestPerson
let reader: TestPerson
let draft: WrittenArticle
const reason = 'for the newsletter'
beforeAll(async () => {
  app = await startTestApp({ worker: true })
  editor = await createStaff(app, 'editor')
  reader = await createPerson(app)
  const { client } = editor
  const category = await client.call(createArticleCategory, { body: { name: 'Craft', reason } })
  const begun = (await client.call(createArticle, { body: { title: 'Covered', reason } })).body
  const { id, title, slug, revision } = begun
  const saved = await client.call(saveArticle, {
    params: { articleId: id },
    body: {
      title,
      slug,
      revision,
      summary: 'Over.',
      content: 'Under.',
      authorId: null,
      categoryId: category.body.id,
    },
  })
  draft = saved.body
})
afterAll(() => app.stop())

async function upload(
  colour: string,
  { id, revision }: Pick<WrittenArticle, 'id' | 'revision'> = draft,
) {
  const bytes = await plain(1_800, 900, colour).jpeg().toBuffer()
  return editor.client.call(uploadArticleCover, {
    params: { articleId: id },
    query: { revision },
    body: new Blob([new Uint8Array(bytes)]),
  })
}
const statusFor = async ({ client }: Pick<TestPerson, 'client'>, address: string | null) =>
  (await client.fetch(address ?? '')).status
const unpublish = () =>
  editor.client.call(unpublishArticle, { params: { articleId: draft.id }, body: { reason } })
const read = async () =>
  (await reader.client.call(getArticle, { params: { slug: draft.slug } })).body

it('is seen by editors alone while it is a draft', async () => {
  const first = (await upload('#ff0000')).body
  const [old, revision] = [first.coverImage, first.revision]
  expect((await upload('#00ff00')).code).toBe('article_changed')
  draft = (await upload('#0000ff', first)).body
  expect(draft.revision).toBe(revision + 1)
  expect(await statusFor(editor, draft.coverImage)).toBe(200)
  const small = draft.coverImage?.replace('/cover.webp', '/cover-480.webp') ?? ''
  expect(await statusFor(editor, small)).toBe(200)
  for (const person of [reader, { client: app.newClient() }, await createStaff(app, 'moderator')])
    expect(await statusFor(person, draft.coverImage)).toBe(404)
  expect(await statusFor(editor, `/article-covers/${draft.id}/cover.webp`)).toBe(404)
  expect(await statusFor(editor, draft.coverImage?.replace('cover.webp', 'x') ?? '')).toBe(404)
  await expect.poll(() => statusFor(editor, old)).toBe(404)
})

it('is public with the article, and hidden again with it', async () => {
  const params = { articleId: draft.id }
  const before = draft.coverImage
  const published = await editor.client.call(publishArticle, {
    params,
    body: { revision: draft.revision, reason },
  })
  const { coverImage } = await read()
  expect(coverImage).toMatch(
    new RegExp(`^/article-covers/${draft.id}/cover\\.webp\\?v=[\\da-f]{12}$`),
  )
  expect(published.body.coverImage).toBe(coverImage)
  expect(await statusFor(reader, coverImage)).toBe(200)
  await expect.poll(() => statusFor(editor, before)).toBe(404)
  draft = (await unpublish()).body
  await expect.poll(() => statusFor(reader, coverImage)).toBe(404)
  expect(await statusFor(reader, draft.coverImage)).toBe(404)
  expect(await statusFor(editor, draft.coverImage)).toBe(200)
})

it('is taken away in the draft first, and for members when that is published', async () => {
  const params = { articleId: draft.id }
  const publish = async () =>
    (
      await editor.client.call(publishArticle, {
        params,
        body: { revision: draft.revision, reason },
      })
    ).body
  draft = await publish()
  const { coverImage } = await read()
  const body = { revision: draft.revision }
  draft = (await editor.client.call(removeArticleCover, { params, body })).body
  expect(draft.coverImage).toBeNull()
  expect(await statusFor(reader, coverImage)).toBe(200)
  await publish()
  expect((await read()).coverImage).toBeNull()
  await expect.poll(() => statusFor(reader, coverImage)).toBe(404)
})

it('stays for members if the article does, and does not keep it from being unpublished', async () => {
  const params = { articleId: draft.id }
  const { revision } = (await editor.client.call(getWrittenArticle, { params })).body
  draft = (await upload('#ff00ff', { id: draft.id, revision })).body
  await editor.client.call(publishArticle, { params, body: { revision: draft.revision, reason } })
  const { coverImage } = await read()
  const refusal = sql`alter table operator_actions
    add constraint refused check (action <> 'unpublish-article') not valid`
  await refusal.execute(query(app.db))
  expect((await unpublish()).status).toBe(500)
  await sql`alter table operator_actions drop constraint refused`.execute(query(app.db))
  expect(await statusFor(reader, coverImage)).toBe(200)
  await rm(join(app.config.dataDir, 'files', 'article-covers', draft.id, 'cover-480.webp'))
  expect((await unpublish()).body).toMatchObject({ state: 'draft', coverImage: null })
  await expect.poll(() => statusFor(reader, coverImage)).toBe(404)
})

it('stays where it is if the article was published again before its files were removed', async () => {
  const params = { articleId: draft.id }
  const { revision } = (await editor.client.call(getWrittenArticle, { params })).body
  draft = (await upload('#00ffff', { id: draft.id, revision })).body
  await editor.client.call(publishArticle, { params, body: { revision: draft.revision, reason } })
  await app.runJob('remove_hidden_cover', params)
  expect(await statusFor(reader, (await read()).coverImage)).toBe(200)
})

it('is chosen again or taken away before the article is published, if its files are missing', async () => {
  const params = { articleId: draft.id }
  const { revision } = (await editor.client.call(getWrittenArticle, { params })).body
  draft = (await upload('#ffff00', { id: draft.id, revision })).body
  const before = await read()
  await rm(join(app.config.dataDir, 'files', 'article-draft-covers', draft.id), { recursive: true })
  const publish = () =>
    editor.client.call(publishArticle, { params, body: { revision: draft.revision, reason } })
  expect(await publish()).toMatchObject({
    status: 400,
    code: 'invalid_input',
    body: { issues: [{ path: 'body/cover', message: expect.stringContaining('missing') }] },
  })
  expect(await read()).toEqual(before)
  const body = { revision: draft.revision }
  draft = (await editor.client.call(removeArticleCover, { params, body })).body
  expect((await publish()).status).toBe(200)
})
