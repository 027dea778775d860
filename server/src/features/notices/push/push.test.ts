import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import {
  getPushKey,
  getPushSettings,
  subscribeToPush,
  unsubscribeFromPush,
  updatePushSettings,
  type PushSubscriptionKeys,
} from '@patchbay/contract/notices/push'
import { createPrivateKey } from 'node:crypto'
import { signOut, signOutElsewhere } from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, elsewhere, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { makeSenderKeys } from '../../../platform/push/vapid.ts'
import { banUser } from '../../staff/operators/public.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app)
})

const subscription = (endpoint = `https://push.example/${newId()}`): PushSubscriptionKeys => ({
  endpoint,
  keys: { p256dh: makeSenderKeys().publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
})
const subscribe = ({ client } = person, body = subscription()) =>
  client.call(subscribeToPush, { body })
const settingsOf = async ({ client } = person) => (await client.call(getPushSettings, {})).body
const subscriptionsOf = ({ id } = person) =>
  query(app.db)
    .selectFrom('push_subscriptions')
    .select(['session_id', 'endpoint'])
    .where('user_id', '=', id)
    .execute()

it('the key is created once, by the first caller, and its private half is never revealed', async () => {
  const asked = await Promise.all([1, 2, 3].map(() => person.client.call(getPushKey, {})))
  const [{ public_key, private_key } = { public_key: '', private_key: '' }] = await query(app.db)
    .selectFrom('push_keys')
    .selectAll()
    .execute()
  expect(asked.map(({ body }) => body.key)).toEqual(Array(3).fill(public_key))
  const { d = '' } = createPrivateKey(private_key).export({ format: 'jwk' })
  expect(d).toHaveLength(43)
  await subscribe()
  const settings = await settingsOf()
  const pushed = JSON.stringify([...asked, settings, app.logged])
  expect(pushed).toContain(public_key)
  const [, secret = ''] = private_key.split('\n')
  for (const half of [d, secret]) expect(pushed).not.toContain(half)
})

describe('a subscription', () => {
  it('exists once per browser, and a new one replaces it', async () => {
    const other = await elsewhere(app, person)
    expect((await settingsOf()).subscribed).toBe(false)
    await subscribe()
    const next = subscription()
    expect((await subscribe(person, next)).status).toBe(204)
    expect((await subscribe(person, next)).status).toBe(204)
    expect(await subscriptionsOf()).toEqual([
      { session_id: person.sessionId, endpoint: next.endpoint },
    ])
    expect([(await settingsOf()).subscribed, (await settingsOf(other)).subscribed]).toEqual([
      true,
      false,
    ])
    await subscribe(other)
    expect(await subscriptionsOf()).toHaveLength(2)
    expect((await person.client.call(unsubscribeFromPush, {})).status).toBe(204)
    expect((await person.client.call(unsubscribeFromPush, {})).status).toBe(204)
    expect(await subscriptionsOf()).toMatchObject([{ session_id: other.sessionId }])
  })

  it('is limited to ten per person, and the oldest is deleted', async () => {
    await subscribe()
    const [first] = await subscriptionsOf()
    for (let more = 0; more < 10; more += 1) await subscribe(await elsewhere(app, person))
    const kept = await subscriptionsOf()
    expect(kept).toHaveLength(10)
    expect(kept).not.toContainEqual(first)
  })

  it('belongs to the person who is signed in there now', async () => {
    const body = subscription()
    await subscribe(person, body)
    const next = await createPerson(app)
    await Promise.all([subscribe(next, body), subscribe(next, body)])
    expect([await subscriptionsOf(), await subscriptionsOf(next)]).toMatchObject([
      [],
      [{ endpoint: body.endpoint }],
    ])
  })

  it('ends with its session, and with no other', async () => {
    const other = await elsewhere(app, person)
    await subscribe()
    await subscribe(other)
    await person.client.call(signOutElsewhere, {})
    expect(await subscriptionsOf()).toMatchObject([{ session_id: person.sessionId }])
    await person.client.call(signOut, {})
    expect(await subscriptionsOf()).toEqual([])
  })

  it('ends with a ban', async () => {
    await subscribe()
    await banUser(app.db, { name: 'Test', reason: 'Spam' }, person.id, null)
    expect(await subscriptionsOf()).toEqual([])
  })

  it('ends with the account, and leaves nothing behind', async () => {
    await subscribe()
    await person.client.call(updatePushSettings, { body: { previews: true } })
    await person.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect(await subscriptionsOf()).toEqual([])
    const settings = query(app.db).selectFrom('push_settings').selectAll()
    expect(await settings.where('user_id', '=', person.id).execute()).toEqual([])
  })

  it.each([
    'http://push.example/a',
    'https://10.0.0.1/a',
    'https://169.254.169.254/latest',
    'https://[::ffff:10.0.0.1]/a',
    'https://somebody:secret@push.example/a',
    `https://push.example/${'a'.repeat(2_000)}`,
    'nonsense',
  ])('never leads to %s', async (endpoint) => {
    expect(await subscribe(person, subscription(endpoint))).toMatchObject({
      status: 400,
      code: 'invalid_input',
    })
  })

  it('may use this machine and other ports in development only', async () => {
    const endpoint = 'https://127.0.0.1:1/a'
    expect((await subscribe(person, subscription(endpoint))).status).toBe(204)
    const { database } = app
    const outside = await startTestApp({ database, config: { development: false } })
    const client = outside.newClient()
    client.setCookie('session', person.client.cookie('session') ?? '')
    const statuses = []
    for (const address of [endpoint, 'https://push.example:8443/a', 'https://push.example:443/a']) {
      const { status } = await client.call(subscribeToPush, { body: subscription(address) })
      statuses.push(status)
    }
    await outside.stop()
    expect(statuses).toEqual([400, 400, 204])
  })

  it('needs valid keys of a browser', async () => {
    const { endpoint, keys } = subscription()
    for (const wrong of [
      { ...keys, auth: 'short' },
      { ...keys, p256dh: `B${'A'.repeat(86)}` },
      { ...keys, p256dh: `C${keys.p256dh.slice(1)}` },
    ])
      expect(await subscribe(person, { endpoint, keys: wrong })).toMatchObject({ status: 400 })
  })
})

it('nothing private is pushed until the person allows it, for all of their browsers', async () => {
  const other = await elsewhere(app, person)
  expect(await settingsOf()).toEqual({ messages: true, previews: false, subscribed: false })
  const change = (body: { messages?: boolean; previews?: boolean }, { client } = person) =>
    client.call(updatePushSettings, { body })
  const answers = await Promise.all([
    change({ previews: true }),
    change({ messages: false }, other),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await settingsOf()).toEqual({ messages: false, previews: true, subscribed: false })
  expect((await change({})).body).toEqual(await settingsOf(other))
})
