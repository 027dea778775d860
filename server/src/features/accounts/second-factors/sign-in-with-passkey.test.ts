import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { confirmWithPasskey, getConfirmation } from '@patchbay/contract/accounts/confirmations'
import {
  addPasskey,
  askForPasskey,
  getSecondFactors,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@patchbay/contract/accounts/second-factors'
import { getSession, listSessions } from '@patchbay/contract/accounts/sessions'
import { getStaffOverview } from '@patchbay/contract/staff/console'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NativeClient } from '../../../../test/accounts/native-app.ts'
import { SoftwareAuthenticator } from '../../../../test/accounts/software-authenticator.ts'
import { ban } from '../../../../test/bans.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'

const start = new Date('2026-11-18T09:00:00Z')
let app: TestApp
let now = start
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())
beforeEach(() => {
  now = start
})

const minutesLater = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const page = () => ({
  origin: app.config.publicUrl,
  rpId: new URL(app.config.publicUrl).hostname,
})
const challengeIn = ({ options }: { options?: Record<string, unknown> }): string =>
  String(options?.['challenge'])
type Signing = Parameters<SoftwareAuthenticator['get']>[0]

async function createOwner(role: 'user' | 'admin' = 'user') {
  const person = await createPerson(app, { role, now })
  const key = new SoftwareAuthenticator()
  const challenge = challengeIn((await person.client.call(startPasskey, {})).body)
  const credential = key.create({ challenge, ...page() })
  await person.client.call(addPasskey, { body: { name: 'My phone', credential } })
  return { person, key }
}

/** Begins in a browser, and has the authenticator sign. */
async function sign(key: SoftwareAuthenticator, change: Partial<Signing> = {}) {
  const { body } = await app.newClient().call(startPasskeySignIn, {})
  const passkey = key.get({ challenge: challengeIn(body), ...page(), ...change })
  return { attempt: body.attempt, passkey }
}

async function enter(key: SoftwareAuthenticator, change: Partial<Signing> = {}) {
  const client = app.newClient()
  const body = await sign(key, change)
  return { client, answer: await client.call(signInWithPasskey, { body }) }
}

const refused = { status: 403, code: 'passkey_refused' }
const isSignedIn = async (client: TestClient): Promise<boolean> =>
  (await client.call(getSession, {})).body.session !== null

describe('signing in with a passkey', () => {
  it('opens the account without a name, and is the second factor too', async () => {
    const { person, key } = await createOwner('admin')
    const { client, answer } = await enter(key)
    expect(answer.body).toMatchObject({ provider: 'passkey', profile: { id: person.id } })
    expect((await client.call(getStaffOverview, {})).status).toBe(200)
    const { sessions } = (await client.call(listSessions, {})).body
    expect(sessions.find(({ current }) => current)).toMatchObject({ provider: 'passkey' })
    const { passkeys } = (await client.call(getSecondFactors, {})).body
    expect(passkeys).toMatchObject([{ lastUsedAt: start.toISOString() }])
  })

  it('asks for any passkey of this page, and names none', async () => {
    await createOwner()
    const { options } = (await app.newClient().call(startPasskeySignIn, {})).body
    expect(options).toMatchObject({ rpId: page().rpId, userVerification: 'required' })
    expect(options['allowCredentials'] ?? []).toEqual([])
  })

  it.each<[string, Partial<Signing>]>([
    ['for another challenge', { challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' }],
    ['on another page', { origin: 'https://patchbay.example.evil' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without showing who it is', { isVerified: false }],
    ['of another ceremony', { type: 'payment.get' }],
  ])('is refused %s', async (_name, change) => {
    const { key } = await createOwner()
    const { client, answer } = await enter(key, change)
    expect(answer).toMatchObject(refused)
    expect(await isSignedIn(client)).toBe(false)
  })

  it('is refused alike for a passkey that nobody has added', async () => {
    const stranger = new SoftwareAuthenticator()
    stranger.create({ challenge: 'bm90IHRoZSBjaGFsbGVuZ2U', ...page() })
    expect((await enter(stranger)).answer).toMatchObject(refused)
  })

  it('works once for what was signed, and for five minutes', async () => {
    const { key } = await createOwner()
    const body = await sign(key)
    expect((await app.newClient().call(signInWithPasskey, { body })).status).toBe(200)
    expect(await app.newClient().call(signInWithPasskey, { body })).toMatchObject(refused)
    const late = await sign(key)
    minutesLater(5)
    expect(await app.newClient().call(signInWithPasskey, { body: late })).toMatchObject(refused)
  })

  it('works with the challenge of its own attempt alone', async () => {
    const { person, key } = await createOwner()
    const mine = await sign(key)
    const other = await sign(key)
    const mixed = { attempt: mine.attempt, passkey: other.passkey }
    expect(await app.newClient().call(signInWithPasskey, { body: mixed })).toMatchObject(refused)
    // What was signed for a second factor opens no session.
    const challenge = challengeIn((await person.client.call(askForPasskey, {})).body)
    const { body } = await app.newClient().call(startPasskeySignIn, {})
    const passkey = key.get({ challenge, ...page() })
    expect(
      await app.newClient().call(signInWithPasskey, { body: { attempt: body.attempt, passkey } }),
    ).toMatchObject(refused)
  })

  it('is refused after the passkey was removed, and for a deleted account', async () => {
    const { person, key } = await createOwner()
    const second = await createOwner()
    const { passkeys } = (await person.client.call(getSecondFactors, {})).body
    const params = { passkeyId: passkeys[0]?.id ?? '' }
    expect((await person.client.call(removePasskey, { params })).status).toBe(204)
    expect((await enter(key)).answer).toMatchObject(refused)
    const body = { confirmText: 'delete my account' }
    expect((await second.person.client.call(deleteAccount, { body })).status).toBe(200)
    expect((await enter(second.key)).answer).toMatchObject(refused)
  })

  it('tells a banned person of the ban', async () => {
    const { person, key } = await createOwner()
    await ban(app, person)
    expect((await enter(key)).answer.code).toBe('account_banned')
  })

  it('is nothing for the native app, whose page has another origin', async () => {
    const answer = await new NativeClient(app).call(startPasskeySignIn, {})
    expect(answer.code).toBe('foreign_origin')
  })
})

describe('confirming with a passkey', () => {
  async function confirm(client: TestClient, key: SoftwareAuthenticator) {
    const challenge = challengeIn((await client.call(askForPasskey, {})).body)
    return client.call(confirmWithPasskey, { body: key.get({ challenge, ...page() }) })
  }

  it('is enough for a while', async () => {
    const { key } = await createOwner()
    const { client } = await enter(key)
    minutesLater(11)
    const { needed, signInMethods } = (await client.call(getConfirmation, {})).body
    expect([needed, signInMethods]).toEqual([true, ['passkey']])
    expect((await confirm(client, key)).status).toBe(204)
    expect((await client.call(getConfirmation, {})).body.needed).toBe(false)
  })

  it('is refused with somebody else’s', async () => {
    const { person } = await createOwner()
    const { key } = await createOwner()
    expect(await confirm(person.client, key)).toMatchObject(refused)
  })
})
