import {
  deleteReply,
  likeReply,
  listReplies,
  unlikeReply,
  updateReply,
} from '@patchbay/contract/communities/replies'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, countsOf, createCategory, writePost } from '../../../../test/discussions.ts'
import { removeMember } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let author: TestPerson
let poster: TestPerson
let categoryId: string
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  leader = await createPerson(app)
  author = await createPerson(app)
  poster = await createPerson(app)
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())

let communityId: string
let postId: string
let replyId: string
beforeEach(async () => {
  communityId = await createCommunity(app, leader, { isPrivate: true, members: [author, poster] })
  postId = (await writePost(poster, communityId, { categoryId })).id
  replyId = (await answerPost(author, postId, 'The brown one.')).id
  now = new Date(now.getTime() + 60_000)
})

const change = ({ client }: TestPerson, content: string, id = replyId) =>
  client.call(updateReply, { params: { replyId: id }, body: { content } })
const remove = ({ client }: TestPerson, id = replyId) =>
  client.call(deleteReply, { params: { replyId: id } })
const like = ({ client }: TestPerson, id = replyId) =>
  client.call(likeReply, { params: { replyId: id } })
const unlike = ({ client }: TestPerson) => client.call(unlikeReply, { params: { replyId } })
const read = async () =>
  (await poster.client.call(listReplies, { params: { postId }, query: {} })).body.replies

describe('a reply that is changed', () => {
  it('[L-31, L-32] gets new text from its author or the leader, and names the editor', async () => {
    const { status, body } = await change(author, ' The grey one. ')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      content: 'The grey one.',
      editedBy: 'author',
      updatedAt: now.toISOString(),
    })
    expect((await change(leader, 'The grey one!')).body).toMatchObject({
      authorId: author.id,
      editedBy: 'leader',
    })
    expect((await change(leader, 'The grey one!')).body.editedBy).toBe('leader')
    expect((await change(author, 'Black.')).body.editedBy).toBe('author')
    expect(await read()).toMatchObject([{ content: 'Black.', can: { edit: false, delete: false } }])
  })

  it('[L-26, L-31] is refused to others, also to the author of the post, and empty text to everyone', async () => {
    expect(await change(poster, 'Mine.')).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await change(author, ' ')).body).toMatchObject({
      issues: [{ message: 'Reply cannot be empty' }],
    })
    expect((await change(author, 'The brown one.')).body.editedBy).toBeNull()
    expect(await change(author, 'Whose?', newId())).toMatchObject({ code: 'reply_not_found' })
    expect(await read()).toMatchObject([{ content: 'The brown one.', editedBy: null }])
  })
})

describe('a reply that is deleted', () => {
  it('[L-31, L-33] is gone and no longer counted, whether its author or the leader deletes it', async () => {
    const another = await answerPost(author, postId)
    expect((await countsOf(app, postId)).counted.replies).toBe(2)
    expect(await remove(poster)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await like(poster)).status).toBe(200)
    expect((await remove(author)).status).toBe(204)
    expect(await remove(author)).toMatchObject({ status: 404, code: 'reply_not_found' })
    expect((await remove(leader, another.id)).status).toBe(204)
    expect((await countsOf(app, postId)).counted.replies).toBe(0)
    expect(await read()).toEqual([])
  })
})

describe('a like of a reply', () => {
  const likes = (likeCount: number, likedByMe: boolean) => ({
    replyId,
    likeCount,
    likedByMe,
    insideVersion: expect.any(Number),
  })

  it('[L-15, L-16, L-30, L-37] counts once per person, and never below zero', async () => {
    expect((await unlike(poster)).body).toEqual(likes(0, false))
    for (const _again of [1, 2]) expect((await like(poster)).body).toEqual(likes(1, true))
    expect((await like(leader)).body).toEqual(likes(2, true))
    expect((await unlike(leader)).body).toEqual(likes(1, false))
    expect(await read()).toMatchObject([{ likeCount: 1, likedByMe: true }])
    expect(await like(poster, newId())).toMatchObject({ status: 404, code: 'reply_not_found' })
  })
})

describe('a former member of a private community', () => {
  it('[L-31, L-37] can do nothing with their own reply', async () => {
    await removeMember(app, communityId, author)
    const refused = [await change(author, 'Gone.'), await remove(author), await like(author)]
    for (const one of refused) expect(one).toMatchObject({ status: 404, code: 'reply_not_found' })
    expect(await read()).toMatchObject([{ content: 'The brown one.', likeCount: 0 }])
  })
})
