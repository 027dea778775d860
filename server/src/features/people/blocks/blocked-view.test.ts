import { blockPerson } from '@patchbay/contract/people/blocks'
import { setRsvp } from '@patchbay/contract/communities/events'
import type { PublicProfile } from '@patchbay/contract/people/people'
import { likePost } from '@patchbay/contract/communities/posts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bytesOf } from '../../../../test/answers.ts'
import { commentOn, createArticle } from '../../../../test/articles.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { announceEvent } from '../../../../test/events.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('[N-13] a blocked person sees everything as before, except for the actions on the profile', async () => {
  const blocker = await createPerson(app, { fullName: 'Bea Blocker' })
  const blocked = await createPerson(app)
  const communityId = await createCommunity(app, blocker, { members: [blocked] })
  const categoryId = await createCategory(app)
  const { id: postId } = await writePost(blocker, communityId, { categoryId })
  const { id: own } = await writePost(blocked, communityId, { categoryId })
  await answerPost(blocker, own)
  await answerPost(blocker, postId)
  await blocker.client.call(likePost, { params: { postId: own } })
  const { id: eventId } = await announceEvent(blocker, communityId)
  await blocker.client.call(setRsvp, { params: { eventId }, body: { status: 'yes' } })
  const article = await createArticle(app, blocker)
  await commentOn(blocker, article.id)
  const paths = [
    '/feed/posts',
    '/feed/events',
    '/articles',
    `/articles/${article.slug}`,
    `/articles/${article.id}/comments`,
    `/communities/${communityId}`,
    `/communities/${communityId}/members`,
    `/communities/${communityId}/posts`,
    `/communities/${communityId}/events`,
    `/posts/${postId}`,
    `/posts/${postId}/replies`,
    `/posts/${own}/replies`,
    `/posts/${own}/likes`,
    `/events/${eventId}`,
    `/events/${eventId}/attendees`,
    `/blocks`,
  ]
  const unsigned = (text: string) => text.replaceAll(/"signedUrl":"[^"]*"/g, '')
  const see = () =>
    Promise.all(
      paths.map(async (path) => {
        const [status, text] = await bytesOf(blocked.client, `/api${path}`)
        return [path, status, unsigned(text)]
      }),
    )
  const profile = async () => {
    const [status, text] = await bytesOf(blocked.client, `/api/people/${blocker.id}`)
    return { status, ...(JSON.parse(text) as PublicProfile) }
  }
  const before = await see()
  for (const [path, status] of before) expect(status, String(path)).toBe(200)
  expect(JSON.stringify(before)).toContain('Bea Blocker')
  const shown = await profile()

  await blocker.client.call(blockPerson, { params: { userId: blocked.id } })
  expect(await see()).toEqual(before)
  const can = { message: false, block: false, unblock: false, report: false }
  expect(await profile()).toEqual({ ...shown, can })
})
