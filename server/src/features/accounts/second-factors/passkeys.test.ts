import {
  addPasskey,
  askForPasskey,
  getSecondFactors,
  giveSecondFactor,
  removePasskey,
  startPasskey,
} from '@patchbay/contract/accounts/second-factors'
import { getStaffOverview } from '@patchbay/contract/staff/console'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../../test/accounts/password-people.ts'
import { createPerson, elsewhere, setEmail, type TestPerson } from '../../../../test/people.ts'
import { setUpCodes } from '../../../../test/accounts/second-factors.ts'
import { SoftwareAuthenticator } from '../../../../test/accounts/software-authenticator.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'

const start = new Date('2026-11-17T09:00:00Z')
let app: TestApp
let now = start
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())
beforeEach(() => {
  now = start
})

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000)
}

const page = () => ({
  origin: app.config.publicUrl,
  rpId: new URL(app.config.publicUrl).hostname,
})
const challengeIn = ({ options }: { options?: Record<string, unknown> }): string =>
  String(options?.['challenge'])

const createAdmin = (): Promise<TestPerson> => createPerson(app, { role: 'admin', now })
const isOpen = async (client: TestClient): Promise<boolean> =>
  (await client.call(getStaffOverview, {})).status === 200

type Signing = Parameters<SoftwareAuthenticator['get']>[0]

async function add(client: TestClient, key: SoftwareAuthenticator, change: Partial<Signing> = {}) {
  const challenge = challengeIn((await client.call(startPasskey, {})).body)
  const credential = key.create({ challenge, ...page(), ...change })
  return client.call(addPasskey, { body: { name: 'My phone', credential } })
}

async function give(client: TestClient, key: SoftwareAuthenticator, change: Partial<Signing> = {}) {
  const challenge = challengeIn((await client.call(askForPasskey, {})).body)
  const passkey = key.get({ challenge, ...page(), ...change })
  return { passkey, ...(await client.call(giveSecondFactor, { body: { passkey } })) }
}

async function createWithPasskey() {
  const person = await createAdmin()
  const key = new SoftwareAuthenticator()
  await add(person.client, key)
  return { person, key, other: await elsewhere(app, person, now) }
}

const attacks: [string, Partial<Signing>][] = [
  ['for another challenge', { challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' }],
  ['on another page', { origin: 'https://patchbay.example.evil' }],
  ['for another host', { rpId: 'evil.example' }],
  ['without showing who it is', { isVerified: false }],
  ['of another ceremony', { type: 'payment.get' }],
]

describe('adding a passkey', () => {
  it('opens the console, gives recovery codes with the first factor, and is told', async () => {
    const { client, id } = await createAdmin()
    await setEmail(app, id, 'keys@example.com')
    const { body, status } = await add(client, new SoftwareAuthenticator())
    expect([status, body.recoveryCodes.length]).toEqual([200, 10])
    expect(await isOpen(client)).toBe(true)
    const { passkeys, code } = (await client.call(getSecondFactors, {})).body
    expect(passkeys).toMatchObject([
      { name: 'My phone', createdAt: start.toISOString(), lastUsedAt: null },
    ])
    expect(code).toBeNull()
    expect((await add(client, new SoftwareAuthenticator())).body.recoveryCodes).toEqual([])
    const mails = await mailsTo(app, 'keys@example.com')
    expect(mails.map(({ text }) => text.split('\n')[0])).toEqual([
      'A passkey was added to your account',
      'A passkey was added to your account',
    ])
  })

  it.each(attacks)('is refused %s', async (_name, change) => {
    const { client } = await createAdmin()
    expect((await add(client, new SoftwareAuthenticator(), change)).code).toBe('passkey_refused')
    expect((await client.call(getSecondFactors, {})).body.passkeys).toEqual([])
  })

  it('asks for what our page has, and not for those that there are', async () => {
    const { client } = await createAdmin()
    const key = new SoftwareAuthenticator()
    await add(client, key)
    const { options } = (await client.call(startPasskey, {})).body
    expect(options).toMatchObject({
      rp: { id: page().rpId },
      attestation: 'none',
      excludeCredentials: [{ id: key.id.toString('base64url') }],
      authenticatorSelection: { userVerification: 'required' },
    })
  })

  it('uses up its challenge, which lasts for five minutes in one session', async () => {
    const person = await createAdmin()
    const { client } = person
    const key = new SoftwareAuthenticator()
    const begin = async () => challengeIn((await client.call(startPasskey, {})).body)
    const end = (by: TestClient, challenge: string, made = key) => {
      const credential = made.create({ challenge, ...page() })
      return by.call(addPasskey, { body: { name: 'Key', credential } })
    }
    const other = await elsewhere(app, person, now)
    const challenge = await begin()
    expect((await end(other.client, challenge)).code).toBe('setup_expired')
    expect((await end(client, challenge)).status).toBe(200)
    expect((await end(client, challenge, new SoftwareAuthenticator())).code).toBe('setup_expired')
    const late = await begin()
    later(5 * 60)
    expect((await end(client, late, new SoftwareAuthenticator())).code).toBe('setup_expired')
  })

  it('is refused for one that somebody has added', async () => {
    const { key } = await createWithPasskey()
    const { client } = await createAdmin()
    expect((await add(client, key)).code).toBe('passkey_refused')
  })

  it('is refused for nonsense', async () => {
    const { client } = await createAdmin()
    await client.call(startPasskey, {})
    const credential = { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' }
    const body = { name: 'Key', credential: { ...credential, transports: [] } }
    expect((await client.call(addPasskey, { body })).code).toBe('passkey_refused')
  })

  it('wants a confirmation, and the second factor that there is', async () => {
    const { other, person } = await createWithPasskey()
    expect((await other.client.call(startPasskey, {})).code).toBe('second_factor_needed')
    later(11 * 60)
    expect((await person.client.call(startPasskey, {})).code).toBe('confirmation_needed')
  })
})

describe('a passkey', () => {
  it('opens the session that gave it, and notes its use', async () => {
    const { other, key } = await createWithPasskey()
    const another = await elsewhere(app, other, now)
    later(60)
    expect((await give(other.client, key)).status).toBe(204)
    expect([await isOpen(other.client), await isOpen(another.client)]).toEqual([true, false])
    const { passkeys } = (await other.client.call(getSecondFactors, {})).body
    expect(passkeys[0]?.lastUsedAt).toBe(now.toISOString())
  })

  it.each(attacks)('is refused %s', async (_name, change) => {
    const { other, key } = await createWithPasskey()
    expect((await give(other.client, key, change)).code).toBe('passkey_refused')
    expect(await isOpen(other.client)).toBe(false)
  })

  it('is refused a second time, in another session, and after five minutes', async () => {
    const { other, key } = await createWithPasskey()
    const { passkey } = await give(other.client, key)
    const again = await other.client.call(giveSecondFactor, { body: { passkey } })
    expect(again.code).toBe('passkey_refused')
    const another = await elsewhere(app, other, now)
    const challenge = challengeIn((await other.client.call(askForPasskey, {})).body)
    const signed = key.get({ challenge, ...page() })
    const give2 = (client: TestClient) =>
      client.call(giveSecondFactor, { body: { passkey: signed } })
    expect((await give2(another.client)).code).toBe('passkey_refused')
    later(5 * 60)
    expect((await give2(other.client)).code).toBe('passkey_refused')
  })

  it('is refused if its counter stands still, as that of a copy does', async () => {
    const { other, key } = await createWithPasskey()
    expect((await give(other.client, key)).status).toBe(204)
    key.counter -= 1
    expect((await give(other.client, key)).code).toBe('passkey_refused')
  })

  it('is refused with the signature or the id of another', async () => {
    const { other, key } = await createWithPasskey()
    const { key: foreign } = await createWithPasskey()
    expect((await give(other.client, foreign)).code).toBe('passkey_refused')
    const challenge = challengeIn((await other.client.call(askForPasskey, {})).body)
    const passkey = {
      ...foreign.get({ challenge, ...page() }),
      id: key.id.toString('base64url'),
    }
    const answer = await other.client.call(giveSecondFactor, { body: { passkey } })
    expect(answer.code).toBe('passkey_refused')
  })

  it('is not asked for where there is none', async () => {
    const { client } = await createAdmin()
    expect((await client.call(askForPasskey, {})).code).toBe('factor_not_found')
    expect((await app.newClient().call(askForPasskey, {})).code).toBe('not_authenticated')
  })

  it('can be removed by its owner, and the last factor takes the recovery codes along', async () => {
    const { person, key, other } = await createWithPasskey()
    const { client } = person
    const { passkeys } = (await client.call(getSecondFactors, {})).body
    const params = { passkeyId: passkeys[0]?.id ?? '' }
    const stranger = await createAdmin()
    expect((await stranger.client.call(removePasskey, { params })).code).toBe('factor_not_found')
    await setUpCodes(client, now)
    expect((await client.call(removePasskey, { params })).status).toBe(204)
    expect((await give(other.client, key)).code).toBe('passkey_refused')
    const left = (await client.call(getSecondFactors, {})).body
    expect(left).toMatchObject({ passkeys: [], recoveryCodesLeft: 10, isGiven: true })
  })
})
