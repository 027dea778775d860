import { readNotice, updateNoticeSettings } from '@patchbay/contract/notices/notices'
import { likePost } from '@patchbay/contract/communities/posts'
import { updatePushSettings } from '@patchbay/contract/notices/push'
import { signOut } from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { noticesOf } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { makeJobsDue } from '../../../../test/processes/job-worker.ts'
import { pushJobsOf, subscribe, untilPushed } from '../../../../test/push.ts'
import { startPushService, type PushService } from '../../../../test/services/push-service.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { transaction } from '../../../platform/db/database.ts'
import { writeNotices } from '../notices/public.ts'

let app: TestApp
let service: PushService
let kit: TestPerson
let dev: TestPerson
let path: string
let postId: string
beforeAll(async () => {
  service = await startPushService()
  app = await startTestApp({ worker: true })
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})
beforeEach(async () => {
  kit = await createPerson(app, { fullName: 'Kit' })
  dev = await createPerson(app, { fullName: 'Dev' })
  path = await subscribe(kit, service)
  const communityId = await createCommunity(app, kit, { name: 'Tape lovers', members: [dev] })
  const categoryId = await createCategory(app)
  postId = (await writePost(kit, communityId, { categoryId })).id
  service.arrived.length = 0
})

const pushed = () => untilPushed(app)
const messages = () =>
  service.arrived.filter((push) => push.path === path).map(({ message }) => message)

describe('a notice', () => {
  it('reaches the person’s browsers without names and text', async () => {
    const reply = await answerPost(dev, postId, 'Count me in')
    await pushed()
    const [notice] = (await noticesOf(kit)).notices
    expect(messages()).toEqual([
      {
        title: 'Patchbay',
        body: 'Somebody replied to your post',
        path: `/posts/${postId}#${reply.id}`,
        tag: notice?.id,
        renotify: true,
        badge: 1,
      },
    ])
    expect(service.arrived[0]?.headers).toMatchObject({ urgency: 'normal' })
  })

  it('contains names and text if previews are allowed', async () => {
    await kit.client.call(updatePushSettings, { body: { previews: true } })
    await answerPost(dev, postId, 'Count me in')
    await pushed()
    expect(messages()).toMatchObject([
      { title: 'Dev replied to your post in Tape lovers', body: 'Count me in' },
    ])
  })

  it('is one push for the likes of a moment', async () => {
    await kit.client.call(updatePushSettings, { body: { previews: true } })
    for (const liker of [dev, await createPerson(app, { fullName: 'Amara' })])
      await liker.client.call(likePost, { params: { postId } })
    await pushed()
    expect(messages()).toHaveLength(1)
    expect(messages()[0]).toMatchObject({
      title: 'Amara and Dev liked your post in Tape lovers',
      renotify: false,
    })
  })

  it('for many people is enqueued by one job, and by none if nobody can be reached', async () => {
    const others = [await createPerson(app), await createPerson(app)]
    const write = (people: readonly TestPerson[]) =>
      writeNotices(
        app.db,
        people.map(({ id }) => id),
        { kind: 'community_deleted', data: { name: 'Tape lovers' } },
        new Date(),
      )
    await write(others)
    expect(await pushJobsOf(app)).toEqual([])
    const paths = [path, await subscribe(dev, service)]
    await write([kit, dev, ...others])
    expect(await pushJobsOf(app)).toMatchObject([{ task: 'push_notices' }])
    await pushed()
    expect(service.arrived.map((push) => push.path).toSorted()).toEqual(paths.toSorted())
  })

  it('that is being changed is pushed after the change', async () => {
    await kit.client.call(updatePushSettings, { body: { previews: true } })
    await dev.client.call(likePost, { params: { postId } })
    const liker = await createPerson(app, { fullName: 'Lee' })
    const liked = { kind: 'post_liked', postId, actorId: liker.id } as const
    await transaction(app.db, async (tx) => {
      await writeNotices(tx, [kit.id], liked, new Date())
      app.logged.length = 0
      await makeJobsDue(app)
      const didJob = () => app.logged.filter(({ job }) => job === 'push_notices')
      await expect.poll(() => didJob().length).toBe(1)
    })
    await pushed()
    expect(messages().map(({ title }) => title)).toEqual([
      'Lee and Dev liked your post in Tape lovers',
    ])
  })

  it('is not pushed once it was read, the session has ended, or if its kind is off', async () => {
    await answerPost(dev, postId)
    const [notice] = (await noticesOf(kit)).notices
    await kit.client.call(readNotice, { params: { noticeId: notice?.id ?? '' } })
    await kit.client.call(updateNoticeSettings, { body: { likes: false } })
    await dev.client.call(likePost, { params: { postId } })
    await pushed()
    await answerPost(dev, postId)
    expect(await pushJobsOf(app)).toHaveLength(1)
    await kit.client.call(signOut, {})
    await pushed()
    expect(messages()).toEqual([])
  })
})
