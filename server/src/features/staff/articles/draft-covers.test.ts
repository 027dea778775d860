import { getArticle } from '@patchbay/contract/hub/articles'
import { createArticleCategory } from '@patchbay/contract/staff/article-categories'
import {
  createArticle,
  publishArticle,
  removeArticleCover,
  saveArticle,
  unpublishArticle,
  uploadArticleCover,
  type WrittenArticle,
} from '@patchbay/contract/staff/articles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plain } from '../../../../test/samples/picture-samples.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

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

async function upload(colour: string, { id, revision } = draft) {
  const bytes = await plain(1_800, 900, colour).jpeg().toBuffer()
  return editor.client.call(uploadArticleCover, {
    params: { articleId: id },
    query: { revision },
    body: new Blob([new Uint8Array(bytes)]),
  })
}
const statusFor = async ({ client }: Pick<TestPerson, 'client'>, address: string | null) =>
  (await client.fetch(address ?? '')).status
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
  draft = (await editor.client.call(unpublishArticle, { params, body: { reason } })).body
  expect(await statusFor(reader, coverImage)).toBe(404)
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
  expect(await statusFor(reader, coverImage)).toBe(404)
})
