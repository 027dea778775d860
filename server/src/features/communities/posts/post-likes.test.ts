import { getPost, likePost, listPostLikes, unlikePost } from '@patchbay/contract/communities/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChance } from '../../../../test/chance.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { countsOf, createCategory, writePost } from '../../../../test/discussions.ts'
import { statementsOfRequests } from '../../../../test/statements/request-statements.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let author: TestPerson
let guest: TestPerson
let communityId: string
let categoryId: string
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  author = await createPerson(app, { fullName: 'Ada Author' })
  guest = await createPerson(app, { fullName: 'Gil Guest' })
  communityId = await createCommunity(app, author)
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())

let postId: string
beforeEach(async () => {
  postId = (await writePost(author, communityId, { categoryId })).id
})

const like = ({ client }: TestPerson) => client.call(likePost, { params: { postId } })
const unlike = ({ client }: TestPerson) => client.call(unlikePost, { params: { postId } })
const likes = (likeCount: number, likedByMe: boolean) => ({
  postId,
  likeCount,
  likedByMe,
  insideVersion: expect.any(Number),
})
const likers = (page: { cursor?: string } = {}) =>
  author.client.call(listPostLikes, { params: { postId }, query: page })

describe('a like', () => {
  it('[L-15, L-16, L-34, L-37] counts once per person, and never below zero', async () => {
    expect((await unlike(guest)).body).toEqual(likes(0, false))
    for (const _again of [1, 2]) expect((await like(guest)).body).toEqual(likes(1, true))
    expect((await like(author)).body).toEqual(likes(2, true))
    const { body } = await likers()
    expect(body.likes.map(({ displayName }) => displayName)).toEqual(['Gil Guest', 'Ada Author'])
    for (const _again of [1, 2]) expect((await unlike(guest)).body).toEqual(likes(1, false))
    const { body: post } = await author.client.call(getPost, { params: { postId } })
    expect(post).toMatchObject({ likeCount: 1, likedByMe: true })
  })

  it('[L-17] is the caller’s own: a request that names another person is refused', async () => {
    const before = (await likers()).body.likes
    const response = await guest.client.fetch(`/api/posts/${postId}/like?userId=${author.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: author.id, userId: author.id }),
    })
    expect(response.status).toBe(400)
    expect((await likers()).body.likes).toEqual(before)
  })

  it('takes four statements in one transaction, and the session’s', async () => {
    app.database.statements.length = 0
    await like(guest)
    // Begin and commit; the like, the check for an earlier notice, the notice, and the new state.
    const statements = statementsOfRequests(app)
    expect(statements).toHaveLength(7)
    // The one row that all changes in the community need is locked last.
    const raises = statements.findIndex((text) => text.includes('update community_versions'))
    expect(raises).toBe(statements.length - 2)
  })

  it('needs a post', async () => {
    const params = { postId: newId() }
    for (const route of [likePost, unlikePost])
      expect(await guest.client.call(route, { params })).toMatchObject({
        status: 404,
        code: 'post_not_found',
      })
  })

  it('is refused for a person who deletes their account at that moment', async () => {
    const leaver = await createPerson(app)
    await query(app.db)
      .updateTable('user_profiles')
      .set({ deleted_at: new Date() })
      .where('id', '=', leaver.id)
      .execute()
    await like(leaver)
    expect((await countsOf(app, postId)).rows.likes).toBe(0)
  })
})

describe('the people who like a post', () => {
  it('[L-34] are listed in the order of their likes, 50 per page', async () => {
    const people = Array.from({ length: 70 }, () => ({ id: newId(), onboarding_completed: true }))
    await query(app.db).insertInto('user_profiles').values(people).execute()
    const start = Date.now()
    await query(app.db)
      .insertInto('post_likes')
      .values(
        people.map(({ id }, index) => ({
          post_id: postId,
          user_id: id,
          // Several likes have the same time.
          created_at: new Date(start + Math.floor(index / 7)),
        })),
      )
      .execute()
    const first = (await likers()).body
    const second = (await likers({ cursor: first.nextCursor ?? '' })).body
    expect([first.likes.length, second.likes.length, second.nextCursor]).toEqual([50, 20, null])
    const listed = [...first.likes, ...second.likes].map(({ id }) => id)
    expect(listed).toEqual(people.map(({ id }) => id))
  })
})

describe('many people who like and unlike at once', () => {
  it.each([11])(
    '[L-15, L-34] leave the count that the rows have, and all get an answer (seed %i)',
    async (seed) => {
      const chance = createChance(seed)
      const people = await Promise.all(Array.from({ length: 32 }, () => createPerson(app)))
      const answers = await Promise.all(
        people.map(async (person) => {
          const last: { status: number; liked: boolean; wanted: boolean }[] = []
          for (let round = 0; round < 8; round += 1) {
            const wanted = chance(2) === 0
            const { status, body } = await (wanted ? like(person) : unlike(person))
            last.push({ status, liked: body.likedByMe, wanted })
          }
          return last
        }),
      )
      for (const { status, liked, wanted } of answers.flat())
        expect({ status, liked }).toEqual({ status: 200, liked: wanted })
      const liking = answers.filter((own) => own.at(-1)?.wanted).length
      const { counted, rows } = await countsOf(app, postId)
      expect([counted.likes, rows.likes]).toEqual([liking, liking])
    },
  )
})
