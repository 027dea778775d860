import { requestEmailChange, resetPassword } from '@patchbay/contract/accounts/credentials'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  cheapHash,
  createPasswordPerson,
  newPassword,
  oldPassword,
  type PasswordPerson,
} from '../../../../test/accounts/password-people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newToken } from '../../../platform/sessions/tokens.ts'
import { putReset } from '../credentials/password-resets.store.ts'
import { findPasswordOf, renewHash, replacePassword } from './passwords.store.ts'

let app: TestApp
let person: PasswordPerson
let site = 0
beforeAll(async () => {
  const config = { passwordSignIn: true, rateLimits: true, trustedProxies: 1 }
  app = await startTestApp({ config })
})
afterAll(() => app.stop())
beforeEach(async () => {
  site += 1
  person = await createPasswordPerson(app)
})

interface Attempt {
  readonly password: string
  readonly from: string
  readonly email?: string
}

function attempt({ password, from, email = person.email }: Attempt, by = app.newClient()) {
  return by.fetch('/api/sign-in/password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password }),
  })
}

/** Guesses ten times in each of so many /64 networks of a /48; returns how many were checked. */
async function guessFrom(prefix: string, networks: number): Promise<number> {
  let checked = 0
  for (let network = 0; network < networks; network += 1)
    for (let guess = 0; guess < 10; guess += 1) {
      const from = `2001:db8:${prefix}:${(network * 256).toString(16)}::1`
      if ((await attempt({ password: 'a guess', from })).status === 401) checked += 1
    }
  return checked
}
const home = () => `203.0.${site}.7`

describe('guesses from many networks', () => {
  it('of one customer do not lock the owner out, who is elsewhere', async () => {
    expect(await guessFrom(`${site}a`, 10)).toBe(80)
    expect((await attempt({ password: oldPassword, from: home() })).status).toBe(200)
  })

  it('of one household’s /56 are fewer still', async () => {
    let checked = 0
    for (let guess = 0; guess < 60; guess += 1) {
      const from = `2001:db8:${site}b:${Math.floor(guess / 10).toString(16)}::1`
      if ((await attempt({ password: 'a guess', from })).status === 401) checked += 1
    }
    expect(checked).toBe(40)
  })

  it('of one /24 are counted together', async () => {
    let checked = 0
    for (let guess = 0; guess < 60; guess += 1) {
      const from = `198.51.${site}.${Math.floor(guess / 10)}`
      if ((await attempt({ password: 'a guess', from })).status === 401) checked += 1
    }
    expect(checked).toBe(40)
  })

  it('of several customers lock strangers out, and not the browser that signed in before', async () => {
    const own = app.newClient()
    expect((await attempt({ password: oldPassword, from: home() }, own)).status).toBe(200)
    // Signing in has made an expensive one.
    await renewHash(app.db, person.id, await cheapHash)
    expect(await guessFrom(`${site}c`, 10)).toBe(80)
    expect(await guessFrom(`${site}d`, 10)).toBe(20)
    expect((await attempt({ password: oldPassword, from: home() })).status).toBe(429)
    // It works from a network in which nobody may guess any more.
    const from = `2001:db8:${site}c:0::1`
    expect((await attempt({ password: oldPassword, from }, own)).status).toBe(200)
    // It has a limit of its own.
    for (let guess = 0; guess < 10; guess += 1)
      expect((await attempt({ password: 'a guess', from: home() }, own)).status).toBe(401)
    expect((await attempt({ password: oldPassword, from: home() }, own)).status).toBe(429)
  })
})

describe('a browser that signed in before', () => {
  const known = () =>
    query(app.db).selectFrom('known_devices').selectAll().where('user_id', '=', person.id).execute()

  it('is known by a token of which only the hash is stored, and to its person only', async () => {
    const own = app.newClient()
    const answer = await attempt({ password: oldPassword, from: home() }, own)
    const set = answer.headers.getSetCookie().find((line) => line.startsWith('device='))
    expect(set).toMatch(/HttpOnly/i)
    expect(set).toMatch(/SameSite=Lax/i)
    const token = own.cookie('device') ?? ''
    const [row] = await known()
    expect(row?.token_hash.toString('base64url')).not.toBe(token)
    // Another person's browser is a stranger's.
    const other = await createPasswordPerson(app)
    const guesses = { password: 'a guess', from: home(), email: other.email }
    for (let guess = 0; guess < 10; guess += 1) await attempt(guesses, own)
    const right = { ...guesses, password: oldPassword }
    expect((await attempt(right, own)).status).toBe(429)
    // The same browser again is the same device.
    await attempt({ password: oldPassword, from: `203.0.${site}.8` }, own)
    expect(own.cookie('device')).toBe(token)
    expect(await known()).toHaveLength(1)
  })

  it('is forgotten when the password is reset', async () => {
    await attempt({ password: oldPassword, from: home() })
    expect(await known()).toHaveLength(1)
    const token = newToken()
    await putReset(app.db, person.id, token, new Date())
    expect(
      (await app.newClient().call(resetPassword, { body: { token, newPassword } })).status,
    ).toBe(204)
    expect(await known()).toEqual([])
  })
})

it('a password that an older node changes meanwhile is not the one that was checked', async () => {
  const checked = (await findPasswordOf(app.db, person.id)) ?? expect.unreachable('it was made')
  const now = new Date()
  await query(app.db)
    .updateTable('password_credentials')
    .set({ password_hash: 'of another password', updated_at: now })
    .where('user_id', '=', person.id)
    .execute()
  expect((await findPasswordOf(app.db, person.id))?.version).toBe(checked.version + 1)
  expect(await replacePassword(app.db, { ...checked, newHash: 'of a third', now })).toBe(false)
})

describe('a hash with old parameters', () => {
  const hashOf = async () =>
    (
      await query(app.db)
        .selectFrom('password_credentials')
        .select('password_hash')
        .where('user_id', '=', person.id)
        .executeTakeFirstOrThrow()
    ).password_hash

  it('is made anew at the next sign-in, also at two at once', async () => {
    expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
    await attempt({ password: 'a guess', from: home() })
    expect(await hashOf()).toMatch(/m=64,/)
    const both = [1, 2].map(() => attempt({ password: oldPassword, from: home() }))
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    const hash = await hashOf()
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await attempt({ password: oldPassword, from: home() })).status).toBe(200)
    expect(await hashOf()).toBe(hash)
  })
})

it('a flood of guesses leaves others their turn', async () => {
  const quiet = await startTestApp({
    config: { passwordSignIn: true, trustedProxies: 1 },
    database: app.database,
  })
  const send = (email: string, from: string) =>
    quiet.newClient().fetch('/api/sign-in/password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ email, password: oldPassword }),
    })
  // From many /64 networks, which are one customer's.
  const flood = Array.from({ length: 200 }, (_, index) =>
    send('nobody@example.com', `2001:db8:f:${index.toString(16)}::1`),
  )
  const owner = await send(person.email, home())
  expect(owner.status).toBe(200)
  const change = { currentPassword: oldPassword, email: 'flooded@example.com' }
  expect((await person.client.call(requestEmailChange, { body: change })).status).toBe(200)
  const answers = await Promise.all(flood)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(200 - refused.length)
  for (const answer of refused) expect(answer.headers.get('retry-after')).toBe('2')
  await quiet.stop()
})
