import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { markRead, setMuted } from '@patchbay/contract/messaging/conversations'
import { likePost } from '@patchbay/contract/communities/posts'
import { updatePushSettings } from '@patchbay/contract/notices/push'
import { signOut } from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { say, startGroup, startPair } from '../../../../test/conversations.ts'
import {
  bind,
  startDeviceService,
  type DeviceService,
} from '../../../../test/services/device-service.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import {
  createNativePerson,
  onPhone,
  type NativePerson,
} from '../../../../test/accounts/native-app.ts'
import { noticesOf } from '../../../../test/notices.ts'
import { createPerson, elsewhere, type TestPerson } from '../../../../test/people.ts'
import { startPushService, type PushService } from '../../../../test/services/push-service.ts'
import { pushJobsOf, subscribe, untilPushed } from '../../../../test/push.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { banUser } from '../../staff/operators/public.ts'

let app: TestApp
let service: DeviceService
let browsers: PushService
let ada: TestPerson
let ben: TestPerson
beforeAll(async () => {
  service = await startDeviceService()
  browsers = await startPushService()
  const oneSignal = { appId: 'the-app', apiKey: 'the-key', url: service.origin }
  app = await startTestApp({ worker: true, config: { oneSignal } })
})
afterAll(async () => {
  await app.stop()
  await service.stop()
  await browsers.stop()
})
beforeEach(async () => {
  ada = await onPhone(app, await createPerson(app, { fullName: 'Ada' }))
  ben = await onPhone(app, await createPerson(app, { fullName: 'Ben' }))
  service.asked.length = 0
})

const pushed = () => untilPushed(app)
const wordsTo = (playerId: string) =>
  service.deliveredTo(playerId).map(({ body: { headings, contents } }) => ({ headings, contents }))
const keys = () => service.asked.map(({ body }) => body['idempotency_key'])
const devicesOf = ({ id }: TestPerson) =>
  query(app.db).selectFrom('devices').select('player_id').where('user_id', '=', id).execute()
const allowPreviews = ({ client }: TestPerson) =>
  client.call(updatePushSettings, { body: { previews: true } })

async function writeIn(community: readonly TestPerson[]): Promise<string> {
  const communityId = await createCommunity(app, ben, { name: 'Tape', members: community })
  const categoryId = await createCategory(app)
  return (await writePost(ben, communityId, { categoryId })).id
}

describe('a push to the native app', () => {
  it('goes to its device, without private text', async () => {
    const playerId = await bind(ben)
    const own = await bind(ada)
    const pair = await startPair(ada, ben)
    await say(ada, pair, 'The mix is ready')
    await pushed()
    expect(service.deliveredTo(own)).toEqual([])
    const [sent] = service.deliveredTo(playerId)
    expect(sent).toMatchObject({
      address: 'POST /notifications',
      headers: { authorization: 'Key the-key', 'content-type': 'application/json' },
    })
    expect(sent?.body).toEqual({
      app_id: 'the-app',
      target_channel: 'push',
      include_subscription_ids: [playerId],
      headings: { en: 'Patchbay' },
      contents: { en: 'You have a new message' },
      data: { path: `/messages?id=${pair}` },
      collapse_id: pair,
      ios_badgeType: 'SetTo',
      ios_badgeCount: 1,
      ttl: 86_400,
      priority: 10,
      idempotency_key: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-/),
    })
  })

  it('contains sender and text if previews are allowed, and expands no template', async () => {
    const playerId = await bind(ben)
    await allowPreviews(ben)
    await say(ada, await startPair(ada, ben), 'Dear {{ name }} {% if %}')
    await pushed()
    expect(wordsTo(playerId)).toEqual([
      { headings: { en: 'Ada' }, contents: { en: 'Dear {\u200b{ name }} {\u200b% if %}' } },
    ])
  })

  it('reaches a browser and two devices of the same person, each once', async () => {
    const path = await subscribe(await elsewhere(app, ben), browsers)
    const devices = [await bind(ben), await bind(await onPhone(app, ben))]
    const pair = await startPair(ada, ben)
    await say(ada, pair)
    await pushed()
    await say(ada, pair)
    await pushed()
    expect(devices.map((playerId) => service.deliveredTo(playerId).length)).toEqual([2, 2])
    expect(browsers.arrived.filter((push) => push.path === path)).toHaveLength(2)
    expect(new Set(keys()).size).toBe(4)
  })

  it('is sent for a notice, and again for the likes that follow', async () => {
    const playerId = await bind(ben)
    await allowPreviews(ben)
    const [one, other] = [await createPerson(app), await createPerson(app)]
    const postId = await writeIn([ada, one, other])
    const reply = await answerPost(ada, postId, 'Count me in')
    await pushed()
    const [notice] = (await noticesOf(ben)).notices
    expect(service.asked[0]?.body).toMatchObject({
      headings: { en: 'Ada replied to your post in Tape' },
      contents: { en: 'Count me in' },
      data: { path: `/posts/${postId}#${reply.id}` },
      collapse_id: notice?.id,
    })
    await one.client.call(likePost, { params: { postId } })
    await pushed()
    await other.client.call(likePost, { params: { postId } })
    await pushed()
    expect(wordsTo(playerId).slice(1)).toEqual([
      // A like has no text, but the service requires a body.
      { contents: { en: 'Test Person liked your post in Tape' } },
      { contents: { en: 'Test Person and Test Person liked your post in Tape' } },
    ])
    expect(service.asked.at(-1)?.body).toMatchObject({ priority: 5 })
  })

  it('is not sent if it was read, muted, switched off or comes from a blocked person', async () => {
    const people = await Promise.all([1, 2, 3].map(() => createNativePerson(app)))
    const [muting, silent, blocking] = people as [NativePerson, NativePerson, NativePerson]
    for (const person of [ben, ...people]) await bind(person)
    const group = await startGroup(ada, [ben, ...people])
    const params = { conversationId: group }
    await muting.client.call(setMuted, { params, body: { isMuted: true } })
    await silent.client.call(updatePushSettings, { body: { messages: false } })
    await blocking.client.call(blockPerson, { params: { userId: ada.id } })
    const { seq } = await say(ada, group)
    await ben.client.call(markRead, { params, body: { seq } })
    await pushed()
    expect(service.asked).toEqual([])
  })

  it('[H-14] is not sent after a sign-out, a ban or the deletion of the account', async () => {
    const people = await Promise.all([1, 2, 3].map(() => createNativePerson(app)))
    const [leaving, banned, deleted] = people as [NativePerson, NativePerson, NativePerson]
    for (const person of people) await bind(person)
    const group = await startGroup(ada, people)
    await say(ada, group)
    await leaving.client.call(signOut, {})
    await banUser(app.db, { name: 'Test', reason: 'Spam' }, banned.id, null)
    await deleted.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    await pushed()
    expect(service.asked).toEqual([])
    await say(ada, group)
    expect(await pushJobsOf(app)).toEqual([])
  })

  it('is not sent to the next person on the device', async () => {
    const playerId = await bind(ben)
    const pair = await startPair(ada, ben)
    await say(ada, pair)
    const next = await createNativePerson(app)
    await bind(next, playerId)
    await pushed()
    expect(service.asked).toEqual([])
  })
})

describe('the service', () => {
  it.each([
    ['does not know the device', (id: string) => ({ errors: { invalid_player_ids: [id] } })],
    ['calls it otherwise', (id: string) => ({ errors: { invalid_subscription_ids: [id] } })],
    [
      'may not reach it',
      () => ({ id: '', errors: ['All included players are not subscribed'], recipients: 0 }),
    ],
  ])('that %s has lost the device, and we delete it too', async (_what, bodyFor) => {
    const playerId = await bind(ben)
    const pair = await startPair(ada, ben)
    service.answer([200, bodyFor(playerId)])
    await say(ada, pair)
    await pushed()
    expect(await devicesOf(ben)).toEqual([])
    expect(service.asked).toHaveLength(1)
  })

  it('that is busy or broken is retried with the same key', async () => {
    const playerId = await bind(ben)
    const pair = await startPair(ada, ben)
    service.answer([429, { errors: ['API rate limit exceeded'] }], [503, '<html>'], [200, '<html>'])
    await say(ada, pair)
    await pushed()
    expect(service.asked).toHaveLength(4)
    expect(new Set(keys()).size).toBe(1)
    expect(service.deliveredTo(playerId)).toHaveLength(1)
  })

  it('that disconnects after sending does not send twice', async () => {
    const playerId = await bind(ben)
    const pair = await startPair(ada, ben)
    service.hangUp()
    await say(ada, pair)
    await pushed()
    expect(service.asked).toHaveLength(2)
    expect(service.deliveredTo(playerId)).toHaveLength(1)
  })

  it.each([
    [400, { errors: ['Message Notifications must have English language content'] }],
    [403, { errors: ['Access denied.'] }],
    [404, {}],
    [302, ''],
    [200, { errors: ['Something else'] }],
    [200, { errors: { invalid_player_ids: ['another'] } }],
  ])('that refuses with %i %j is not retried', async (status, body) => {
    const playerId = await bind(ben)
    const pair = await startPair(ada, ben)
    app.logged.length = 0
    service.answer([status, body])
    await say(ada, pair)
    await pushed()
    expect(service.asked).toHaveLength(1)
    expect(await devicesOf(ben)).toHaveLength(1)
    const warned = app.logged.filter(({ msg }) => msg === 'a push was refused')
    expect(warned).toMatchObject([{ status }])
    expect(JSON.stringify(app.logged)).not.toContain(playerId)
    expect(JSON.stringify(app.logged)).not.toContain('the-key')
  })

  it('that never returns leaves nothing for an operator', async () => {
    await bind(ben)
    const pair = await startPair(ada, ben)
    service.answer(...Array.from({ length: 8 }, (): [number, unknown] => [503, {}]))
    await say(ada, pair)
    await pushed()
    expect(service.asked).toHaveLength(8)
  })
})
