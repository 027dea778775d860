import { likeArticle } from '@patchbay/contract/hub/articles'
import { likeComment, reactToComment } from '@patchbay/contract/hub/comments'
import { commentOn, createArticle } from '../articles.ts'
import { createPerson, type TestPerson } from '../people.ts'
import type { TestApp } from '../test-app.ts'

/** Everything that a person can leave in the Information Hub; returns the article's id. */
export async function leaveArticleTraces(
  app: TestApp,
  person: TestPerson,
  word: string,
): Promise<string> {
  const editor = await createPerson(app, { role: 'editor' })
  const { id: articleId } = await createArticle(app, editor)
  const own = await commentOn(person, articleId, `${word} and more`)
  const others = await commentOn(editor, articleId, 'As it should be.')
  await person.client.call(likeArticle, { params: { articleId } })
  await person.client.call(likeComment, { params: { commentId: others.id } })
  const reaction = { params: { commentId: others.id }, body: { emoji: '🔥' } }
  await person.client.call(reactToComment, reaction)
  await editor.client.call(likeComment, { params: { commentId: own.id } })
  return articleId
}
