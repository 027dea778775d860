import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { bindDevice, unbindDevice } from '@patchbay/contract/notices/devices'
import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { getSession, signOut, signOutElsewhere } from '@patchbay/contract/accounts/sessions'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bind } from '../../../../test/services/device-service.ts'
import {
  createNativePerson,
  onPhone,
  type NativePerson,
} from '../../../../test/accounts/native-app.ts'
import type { TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { query } from '../../../platform/db/query.ts'
import { banUser } from '../../staff/operators/public.ts'

let app: TestApp
let person: NativePerson
let clock = Date.now()
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date((clock += 1_000)) })
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createNativePerson(app)
})

const devicesOf = ({ id }: TestPerson = person) =>
  query(app.db)
    .selectFrom('devices')
    .select(['id', 'session_id', 'player_id'])
    .where('user_id', '=', id)
    .execute()
const shownTo = async ({ client }: TestPerson = person) =>
  (await client.call(getSession, {})).body.session?.profile.onesignalPlayerId

describe('a device', () => {
  it('[H-07] is on the person’s own profile, the one bound last', async () => {
    const other = await onPhone(app, person)
    expect(await shownTo()).toBeNull()
    const first = await bind(person)
    expect([await shownTo(), await shownTo(other)]).toEqual([first, first])
    const second = await bind(other)
    expect(await shownTo()).toBe(second)
    await bind(person, first)
    expect(await shownTo(other)).toBe(first)
    const { body } = await person.client.call(updateProfile, { body: { bio: 'On tour.' } })
    expect(body.onesignalPlayerId).toBe(first)
    await person.client.call(unbindDevice, {})
    expect(await shownTo()).toBe(second)
  })

  it('is unique per session, and stays the same when it is sent again', async () => {
    await bind(person)
    const next = await bind(person)
    const [before] = await devicesOf()
    await Promise.all([bind(person, next), bind(person, next)])
    expect(await devicesOf()).toEqual([before])
    expect(before).toMatchObject({ session_id: person.sessionId, player_id: next })
    for (const _time of [1, 2])
      expect((await person.client.call(unbindDevice, {})).status).toBe(204)
    expect(await devicesOf()).toEqual([])
  })

  it('belongs to the person who is signed in on it now', async () => {
    const playerId = await bind(person)
    const [before] = await devicesOf()
    const next = await createNativePerson(app)
    await Promise.all([bind(next, playerId), bind(next, playerId)])
    const [after] = await devicesOf(next)
    expect(await devicesOf()).toEqual([])
    expect(after?.player_id).toBe(playerId)
    expect(after?.id).not.toBe(before?.id)
    expect([await shownTo(), await shownTo(next)]).toEqual([null, playerId])
  })

  it('[H-14] is removed with its session, and with no other', async () => {
    const other = await onPhone(app, person)
    await bind(person)
    await bind(other)
    await person.client.call(signOutElsewhere, {})
    expect(await devicesOf()).toMatchObject([{ session_id: person.sessionId }])
    await person.client.call(signOut, {})
    expect(await devicesOf()).toEqual([])
  })

  it('[H-14] is removed with a ban, and with the account', async () => {
    await bind(person)
    await banUser(app.db, { name: 'Test', reason: 'Spam' }, person.id, null)
    expect(await devicesOf()).toEqual([])
    const leaving = await createNativePerson(app)
    await bind(leaving)
    await leaving.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect(await devicesOf(leaving)).toEqual([])
  })

  it('can only be bound by the native app, and needs a valid id', async () => {
    const ask = (client: TestClient, playerId: string = randomUUID()) =>
      client.call(bindDevice, { body: { playerId } })
    expect((await ask(app.newClient())).status).toBe(401)
    const refused = { status: 403, code: 'forbidden' }
    expect(await ask(person.browser.client)).toMatchObject(refused)
    for (const playerId of ['', 'a', randomUUID().slice(1)])
      expect(await ask(person.client, playerId)).toMatchObject({ status: 400 })
    expect(await devicesOf()).toEqual([])
    await person.client.call(signOut, {})
    expect((await ask(person.client)).status).toBe(401)
  })
})
