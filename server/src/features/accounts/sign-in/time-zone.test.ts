import { listSessions } from '@patchbay/contract/accounts/sessions'
import { completeSignIn, signInWithPassword } from '@patchbay/contract/accounts/sign-in'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasswordPerson, oldPassword } from '../../../../test/accounts/password-people.ts'
import {
  authorize,
  postAppleForm,
  startSignInApp,
  type SignInApp,
} from '../../../../test/accounts/sign-in.ts'
import type { TestClient } from '../../../../test/test-client.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp({ config: { passwordSignIn: true } })
})
afterAll(() => app.stop())

async function zoneOf(client: TestClient): Promise<string | null | undefined> {
  const { body } = await client.call(listSessions, {})
  return body.sessions.find(({ current }) => current)?.timeZone
}

/** A browser may send any value, whatever the contract's type says. */
const saying = (timeZone: unknown) => ({ timeZone: timeZone as string })

describe('the time zone of a browser that signs in', () => {
  it.each([
    ['Europe/Lisbon', 'Europe/Lisbon'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Mars/Olympus', null],
    ['+01:00', null],
    ['', null],
    ['Europe/Lisbon'.repeat(50), null],
    ['<b>Lisbon</b>\u0000', null],
    [7, null],
    [null, null],
    [undefined, null],
  ])('is stored if it is known, and never refuses a sign-in: %j', async (said, kept) => {
    const client = app.newClient()
    const { state = '', ...answer } = await authorize(client, 'google', { choice: 'new' })
    const body = { state, ...answer, ...saying(said) }
    expect((await client.call(completeSignIn, { body })).status).toBe(200)
    expect(await zoneOf(client)).toBe(kept)
  })

  it('comes from the page even if the provider’s answer does not', async () => {
    const client = app.newClient()
    const fields = await authorize(client, 'apple', { choice: 'new' })
    await postAppleForm(app, fields)
    const body = { state: fields['state'] ?? '', timeZone: 'Asia/Tokyo' }
    expect((await client.call(completeSignIn, { body })).status).toBe(200)
    expect(await zoneOf(client)).toBe('Asia/Tokyo')
  })

  it('is also stored with a password account’s session', async () => {
    const { email } = await createPasswordPerson(app)
    const enter = async (timeZone: unknown) => {
      const client = app.newClient()
      const body = { email, password: oldPassword, ...saying(timeZone) }
      expect((await client.call(signInWithPassword, { body })).status).toBe(200)
      return zoneOf(client)
    }
    expect(await enter('Africa/Lagos')).toBe('Africa/Lagos')
    expect(await enter('nowhere')).toBeNull()
    expect(await enter(undefined)).toBeNull()
  })
})
