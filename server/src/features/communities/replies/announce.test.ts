import {
  createPost,
  deletePost,
  likePost,
  reactToPost,
  unlikePost,
  updatePost,
} from '@patchbay/contract/communities/posts'
import { insideTopic } from '@patchbay/contract/realtime'
import {
  createReply,
  deleteReply,
  likeReply,
  reactToReply,
  unlikeReply,
  updateReply,
} from '@patchbay/contract/communities/replies'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listen } from '../../../../test/realtime/test-socket.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
beforeAll(async () => {
  // No sweeps, so that only announcements reach the pages.
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
})
afterAll(() => app.stop())

it('a page that shows a community receives every change in its discussions, and nothing else', async () => {
  const author = await createPerson(app)
  const guest = await createPerson(app)
  const communityId = await createCommunity(app, author)
  const categoryId = await createCategory(app)
  const params = { postId: (await writePost(author, communityId, { categoryId })).id }
  const reply = { params: { replyId: (await answerPost(author, params.postId)).id } }
  const { client } = author
  const clientId = newId()
  const text = 'Something of some length.'
  const { postId } = params
  const { replyId } = reply.params
  const heavy = { type: 'inside_changed' }
  const after = expect.any(Number) as number
  const postLikes = (likeCount: number) => ({
    type: 'post_likes_changed',
    after,
    postId,
    likeCount,
  })
  const replyLikes = (likeCount: number) => ({
    type: 'reply_likes_changed',
    after,
    postId,
    replyId,
    likeCount,
  })
  const emoji = '🔥'
  const reactions = [{ emoji, count: 1 }]
  const postReactions = { type: 'post_reactions_changed', after, postId, reactions }
  const replyReactions = { type: 'reply_reactions_changed', after, postId, replyId, reactions }
  const replies = (replyCount: number) => ({
    type: 'reply_count_changed',
    after,
    postId,
    replyCount,
  })
  const changes: [() => Promise<{ status: number }>, object][] = [
    [
      () =>
        client.call(createPost, {
          params: { communityId },
          body: { clientId, content: text, categoryId },
        }),
      heavy,
    ],
    [() => client.call(updatePost, { params, body: { title: '', content: text } }), heavy],
    [() => client.call(likePost, { params }), postLikes(1)],
    [() => client.call(unlikePost, { params }), postLikes(0)],
    [() => client.call(reactToPost, { params, body: { emoji } }), postReactions],
    [() => client.call(createReply, { params, body: { clientId, content: text } }), replies(2)],
    [() => client.call(updateReply, { ...reply, body: { content: text } }), heavy],
    [() => client.call(likeReply, reply), replyLikes(1)],
    [() => client.call(unlikeReply, reply), replyLikes(0)],
    [() => client.call(reactToReply, { ...reply, body: { emoji } }), replyReactions],
    [() => client.call(deleteReply, reply), replies(1)],
    [() => client.call(deletePost, { params }), heavy],
  ]
  const page = await listen(app, guest.client)
  page.follow({ [insideTopic(communityId)]: 0 })
  await expect.poll(() => page.received.length).toBe(1)
  for (const [change, news] of changes) {
    page.received.length = 0
    expect((await change()).status).toBeLessThan(300)
    await expect
      .poll(() => page.received)
      .toEqual([{ ...news, communityId, version: expect.any(Number) }])
  }
})
