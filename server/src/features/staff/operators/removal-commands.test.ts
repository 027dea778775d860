import { getPost } from '@patchbay/contract/communities/posts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { createCategory, writePost } from '../../../../test/discussions.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { removables } from '../../../removables.ts'
import { listActions } from '../audit/public.ts'
import { removeSubject, restoreSubject } from './removal-commands.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const operator = { name: 'olga', reason: 'a letter from the label' }

it('removes a post and brings it back, each with one entry in the log', async () => {
  const author = await createPerson(app)
  const communityId = await createCommunity(app, author)
  const { id } = await writePost(author, communityId, { categoryId: await createCategory(app) })
  const read = async () => (await author.client.call(getPost, { params: { postId: id } })).status
  const subject = { type: 'post', id, because: 'It is not yours.' }
  expect(await removeSubject(app.db, removables, operator, subject)).toBe(author.id)
  expect(await read()).toBe(404)
  await expect(removeSubject(app.db, removables, operator, subject)).rejects.toThrow('There is no')
  expect(await restoreSubject(app.db, removables, operator, subject)).toBe(author.id)
  expect(await read()).toBe(200)
  await expect(restoreSubject(app.db, removables, operator, subject)).rejects.toThrow('not removed')
  expect((await listActions(app.db, 10)).map(({ action, user_id }) => [action, user_id])).toEqual([
    ['restore-content', author.id],
    ['remove-content', author.id],
  ])
})

it.each([
  ['an unknown subject', { type: 'toString', id: newId() }, 'must be one of post, reply'],
  ['something that is no id', { type: 'post', id: 'x' }, 'has an id'],
])('refuses %s', async (_name, subject, message) => {
  const removed = removeSubject(app.db, removables, operator, { ...subject, because: 'No.' })
  await expect(removed).rejects.toThrow(message)
})
