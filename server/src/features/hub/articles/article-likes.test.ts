import { getArticle, likeArticle, unlikeArticle } from '@patchbay/contract/hub/articles'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChance } from '../../../../test/chance.ts'
import { createArticle, hubCountsOf, type TestArticle } from '../../../../test/articles.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let editor: TestPerson
let reader: TestPerson
let article: TestArticle
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  editor = await createPerson(app, { role: 'editor' })
  reader = await createPerson(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  article = await createArticle(app, editor)
})

const like = ({ client }: TestPerson, articleId = article.id) =>
  client.call(likeArticle, { params: { articleId } })
const unlike = ({ client }: TestPerson, articleId = article.id) =>
  client.call(unlikeArticle, { params: { articleId } })

describe('a like of an article', () => {
  it('[R-09] counts once per person, and never below zero', async () => {
    const articleId = article.id
    expect((await unlike(reader)).body).toEqual({ articleId, likeCount: 0, likedByMe: false })
    for (const _again of [1, 2])
      expect((await like(reader)).body).toEqual({ articleId, likeCount: 1, likedByMe: true })
    expect((await like(editor)).body).toEqual({ articleId, likeCount: 2, likedByMe: true })
    for (const _again of [1, 2])
      expect((await unlike(editor)).body).toEqual({ articleId, likeCount: 1, likedByMe: false })
    const { slug } = article
    const { body } = await reader.client.call(getArticle, { params: { slug } })
    expect(body).toMatchObject({ likeCount: 1, likedByMe: true })
    for (const ask of [like, unlike])
      expect(await ask(reader, newId())).toMatchObject({ status: 404, code: 'article_not_found' })
  })

  it('[R-09] is the caller’s own: a request that names somebody else is refused', async () => {
    const before = (await like(editor)).body.likeCount
    const response = await reader.client.fetch(
      `/api/articles/${article.id}/like?userId=${editor.id}`,
      {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user_id: editor.id }),
      },
    )
    expect(response.status).toBe(400)
    expect((await like(editor)).body.likeCount).toBe(before)
  })

  it.each([21])(
    '[R-09] is the last state of each of many concurrent callers, and the count matches the rows (seed %i)',
    async (seed) => {
      const chance = createChance(seed)
      const people = await Promise.all(Array.from({ length: 32 }, () => createPerson(app)))
      const wishes = await Promise.all(
        people.map(async (person, index) => {
          let wanted = false
          for (let round = 0; round < 6; round += 1) {
            wanted = chance(2) === 0
            const { status, body } = await (wanted ? like(person) : unlike(person))
            expect([status, body.likedByMe], `person ${index}`).toEqual([200, wanted])
          }
          return wanted
        }),
      )
      const liking = wishes.filter(Boolean).length
      const { counted, rows } = await hubCountsOf(app, article.id)
      expect([counted.likes, rows.likes]).toEqual([liking, liking])
    },
  )
})
