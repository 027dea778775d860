import { deleteAccount } from '@patchbay/contract/accounts'
import { bindDevice, unbindDevice } from '@patchbay/contract/devices'
import { updateProfile } from '@patchbay/contract/profiles'
import { getSession, signOut, signOutElsewhere } from '@patchbay/contract/sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bind } from '../../../test/device-service.ts'
import { createPerson, elsewhere, type TestPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { query } from '../../platform/db/query.ts'
import { banUser } from '../operators/public.ts'

let app: TestApp
let person: TestPerson
let clock = Date.now()
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date((clock += 1_000)) })
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app)
})

const devicesOf = ({ id } = person) =>
  query(app.db)
    .selectFrom('devices')
    .select(['id', 'session_id', 'player_id'])
    .where('user_id', '=', id)
    .execute()
const shownTo = async ({ client } = person) =>
  (await client.call(getSession, {})).body.session?.profile.onesignalPlayerId

describe('a device', () => {
  it('[H-07] is on one’s profile, the one bound last', async () => {
    const other = await elsewhere(app, person)
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

  it('is one for each session, and stays the same while it is said again', async () => {
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

  it('is of whoever is signed in on it now', async () => {
    const playerId = await bind(person)
    const [before] = await devicesOf()
    const next = await createPerson(app)
    await Promise.all([bind(next, playerId), bind(next, playerId)])
    const [after] = await devicesOf(next)
    expect(await devicesOf()).toEqual([])
    expect(after?.player_id).toBe(playerId)
    expect(after?.id).not.toBe(before?.id)
    expect([await shownTo(), await shownTo(next)]).toEqual([null, playerId])
  })

  it('[H-14] ends with its session, and with no other', async () => {
    const other = await elsewhere(app, person)
    await bind(person)
    await bind(other)
    await person.client.call(signOutElsewhere, {})
    expect(await devicesOf()).toMatchObject([{ session_id: person.sessionId }])
    await person.client.call(signOut, {})
    expect(await devicesOf()).toEqual([])
  })

  it('[H-14] ends with a ban, and with the account', async () => {
    await bind(person)
    await banUser(app.db, { name: 'Test', reason: 'Spam' }, person.id, null)
    expect(await devicesOf()).toEqual([])
    const leaving = await createPerson(app)
    await bind(leaving)
    await leaving.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect(await devicesOf(leaving)).toEqual([])
  })

  it('is nobody’s without a session, and has the name of one', async () => {
    const asked = (client = person.client, playerId = 'a') =>
      client.call(bindDevice, { body: { playerId } })
    expect((await asked(app.newClient())).status).toBe(401)
    for (const playerId of ['', 'a b', 'a'.repeat(65)])
      expect(await asked(person.client, playerId)).toMatchObject({ status: 400 })
    await person.client.call(signOut, {})
    expect((await asked()).status).toBe(401)
  })
})
