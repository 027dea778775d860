import {
  createArticleCategory,
  deleteArticleCategory,
  listEditableCategories,
  renameArticleCategory,
} from '@patchbay/contract/staff/article-categories'
import { createArticle as beginArticle, saveArticle } from '@patchbay/contract/staff/articles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createArticle } from '../../../../test/articles.ts'
import type { TestPerson } from '../../../../test/people.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listActions } from '../audit/public.ts'

let app: TestApp
let editor: TestPerson
const reason = 'to keep order'
beforeAll(async () => {
  app = await startTestApp()
  editor = await createStaff(app, 'editor')
})
afterAll(() => app.stop())

const create = (name: string) =>
  editor.client.call(createArticleCategory, { body: { name, reason } })
const rename = (categoryId: string, name: string) =>
  editor.client.call(renameArticleCategory, { params: { categoryId }, body: { name, reason } })
const remove = (categoryId: string) =>
  editor.client.call(deleteArticleCategory, { params: { categoryId }, body: { reason } })
const list = async () => (await editor.client.call(listEditableCategories, {})).body.categories
const nobody = '019a8000-0000-7000-8000-000000000001'

it('is created once, renamed without a new address, and listed by name', async () => {
  const { body } = await create('Röom & Board')
  expect(body).toMatchObject({ name: 'Röom & Board', slug: 'room-board', articleCount: 0 })
  expect((await create('Röom & Board')).code).toBe('category_name_taken')
  expect((await create('Room, Board')).code).toBe('category_name_taken')
  expect((await create('Аренда')).code).toBe('invalid_input')
  await create('Anything')
  expect((await rename(body.id, 'Lodging')).body).toMatchObject({
    name: 'Lodging',
    slug: 'room-board',
  })
  expect((await rename(body.id, 'Anything')).code).toBe('category_name_taken')
  expect((await rename(nobody, 'Nothing')).code).toBe('category_not_found')
  expect((await list()).map(({ name }) => name)).toEqual(['Anything', 'Lodging'])
  expect((await listActions(app.db, 10)).map(({ action }) => action)).toEqual([
    'rename-category',
    'create-category',
    'create-category',
  ])
})

it('is deleted only when no article and no draft has it', async () => {
  const { id } = await createArticle(app, editor, { category: 'Live' })
  const live = (await list()).find(({ name }) => name === 'Live')
  expect(live?.articleCount).toBe(1)
  expect((await remove(live?.id ?? id)).code).toBe('category_not_empty')
  const drafted = (await create('Drafted')).body
  const body = { title: 'A draft', reason }
  const draft = (await editor.client.call(beginArticle, { body })).body
  const fields = { title: '', summary: '', content: '', authorId: null, slug: draft.slug }
  await editor.client.call(saveArticle, {
    params: { articleId: draft.id },
    body: { ...fields, categoryId: drafted.id, revision: draft.revision },
  })
  expect((await remove(drafted.id)).code).toBe('category_not_empty')
  const empty = (await create('Empty')).body
  expect((await remove(empty.id)).status).toBe(204)
  expect((await remove(empty.id)).code).toBe('category_not_found')
  expect(await listActions(app.db, 1)).toMatchObject([
    { action: 'delete-category', staff_id: editor.id, reason },
  ])
})
