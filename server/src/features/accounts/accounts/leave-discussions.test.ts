import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { getPost, listPosts, updatePost } from '@patchbay/contract/communities/posts'
import { listReplies } from '@patchbay/contract/communities/replies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { leaveDiscussionTraces } from '../../../../test/privacy/discussion-traces.ts'
import { countsOf } from '../../../../test/discussions.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('the discussions of somebody who deletes their account', () => {
  it('[F-12, F-15] lose their text, and keep the answers of others', async () => {
    const person = await createPerson(app)
    const other = await createPerson(app)
    const communityId = await createCommunity(app, other, { members: [person] })
    const traces = await leaveDiscussionTraces(app, { person, other, communityId, word: 'Mine' })
    const body = { confirmText: 'delete my account' }
    expect((await person.client.call(deleteAccount, { body })).status).toBe(200)

    const { client } = other
    const listed = await client.call(listPosts, { params: { communityId }, query: {} })
    expect(listed.body.posts.map(({ id }) => id)).toEqual([traces.others, traces.answered])
    const params = { postId: traces.answered }
    const { body: answered } = await client.call(getPost, { params })
    expect(answered).toMatchObject({
      title: null,
      content: '',
      attachments: null,
      author: { displayName: null, fullName: null, linked: false },
      replyCount: 1,
      // The leader may delete the post, but cannot write text into it.
      can: { edit: false, delete: true },
    })
    const words = { title: '', content: 'Words of somebody else.' }
    expect(await client.call(updatePost, { params, body: words })).toMatchObject({
      code: 'forbidden',
    })
    const { body: replies } = await client.call(listReplies, { params, query: {} })
    expect(replies.replies).toMatchObject([{ id: traces.othersReply, likeCount: 0 }])
    for (const [postId, likes, answers] of [
      [traces.answered, 0, 1],
      [traces.others, 0, 0],
    ] as const)
      expect(await countsOf(app, postId)).toEqual({
        counted: { likes, replies: answers },
        rows: { likes, replies: answers },
      })
  })
})
