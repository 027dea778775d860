import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { getArticle, likeArticle } from '@patchbay/contract/hub/articles'
import { likeComment } from '@patchbay/contract/hub/comments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaveArticleTraces } from '../../../../test/privacy/article-traces.ts'
import { commentOn, createArticle, hubCountsOf } from '../../../../test/articles.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const erase = ({ client }: TestPerson) =>
  client.call(deleteAccount, { body: { confirmText: 'delete my account' } })

describe('the Information Hub, when somebody deletes their account', () => {
  it('[F-12, F-15] loses their likes and comments, also in the counts', async () => {
    const person = await createPerson(app)
    const articleId = await leaveArticleTraces(app, person, 'Mine')
    expect((await erase(person)).status).toBe(200)
    expect(await hubCountsOf(app, articleId)).toEqual({
      counted: { likes: 0, comments: 1 },
      rows: { likes: 0, comments: 1 },
      commentLikes: [{ counted: 0, rows: 0 }],
    })
  })

  it('keeps an article of a deleted editor, without the name', async () => {
    const [editor, reader] = [await createPerson(app, { role: 'editor' }), await createPerson(app)]
    const { slug } = await createArticle(app, editor)
    expect((await erase(editor)).status).toBe(200)
    const { body } = await reader.client.call(getArticle, { params: { slug } })
    expect(body).toMatchObject({
      content: 'Over, *under*.',
      author: { displayName: null, linked: false },
    })
  })

  it('survives that many people who used the same articles delete their accounts at once', async () => {
    const editor = await createPerson(app, { role: 'editor' })
    const articles = await Promise.all([1, 2, 3, 4].map(() => createArticle(app, editor)))
    const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(app)))
    for (const [index, person] of people.entries()) {
      // The order alternates, to provoke deadlocks.
      for (const { id: articleId } of index % 2 === 0 ? articles : articles.toReversed()) {
        await person.client.call(likeArticle, { params: { articleId } })
        const { id: commentId } = await commentOn(person, articleId)
        await editor.client.call(likeComment, { params: { commentId } })
      }
    }
    const statuses = await Promise.all(people.map(async (one) => (await erase(one)).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const { id } of articles)
      expect((await hubCountsOf(app, id)).counted).toEqual({ likes: 0, comments: 0 })
  })
})
