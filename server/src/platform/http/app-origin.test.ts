import {
  completeHandover,
  linkHandover,
  redeemHandover,
} from '@patchbay/contract/accounts/handovers'
import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { getSession, listSessions, signOut } from '@patchbay/contract/accounts/sessions'
import { signInWithPassword, startSignIn } from '@patchbay/contract/accounts/sign-in'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  androidOrigin,
  createNativePerson,
  iosOrigin,
  NativeClient,
  type NativePerson,
} from '../../../test/accounts/native-app.ts'
import { createPasswordPerson, oldPassword } from '../../../test/accounts/password-people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { query } from '../db/query.ts'
import { insertSession } from '../sessions/sessions.store.ts'

let app: TestApp
let person: NativePerson
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => now, config: { passwordSignIn: true } })
  person = await createNativePerson(app)
})
afterAll(() => app.stop())

const corsOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))

describe('the native app’s page', () => {
  it.each([androidOrigin, iosOrigin])(
    'at %s may read every answer, also errors',
    async (origin) => {
      const phone = new NativeClient(app, person.token, origin)
      for (const path of [
        '/api/session',
        '/api/none',
        '/avatars/initials.svg?name=A',
        '/calendar/x',
      ]) {
        const response = await phone.fetch(path)
        expect(corsOf(response), path).toEqual({ 'access-control-allow-origin': origin })
        expect(response.headers.get('vary'), path).toContain('origin')
      }
      const refused = await phone.fetch('/api/sign-in/start', { method: 'POST' })
      expect([refused.status, corsOf(refused)]).toEqual([
        403,
        { 'access-control-allow-origin': origin },
      ])
    },
  )

  it('learns from the preflight what it may send, and never with credentials', async () => {
    const ask = (path: string, method: string) =>
      fetch(app.origin + path, {
        method: 'OPTIONS',
        headers: {
          origin: iosOrigin,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type',
        },
      })
    for (const [path, method] of [
      ['/api/session', 'GET'],
      ['/api/profile', 'PATCH'],
      ['/api/handovers/redeem', 'POST'],
    ] as const) {
      const response = await ask(path, method)
      expect([response.status, corsOf(response)]).toEqual([
        204,
        {
          'access-control-allow-origin': iosOrigin,
          'access-control-allow-headers': 'authorization, content-type',
          'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
          'access-control-max-age': '7200',
        },
      ])
    }
  })
})

describe('any other page', () => {
  it.each([
    'https://evil.example',
    'null',
    'http://localhost',
    'https://localhost:444',
    'https://localhost.evil.example',
    'capacitor://localhost.evil.example',
    'HTTPS://LOCALHOST',
  ])('at %s gets no permission, neither in the preflight nor in the answer', async (origin) => {
    const ask = (method: string, headers: Record<string, string> = {}) =>
      fetch(`${app.origin}/api/session`, { method, headers: { origin, ...headers } })
    const preflight = await ask('OPTIONS', { 'access-control-request-method': 'GET' })
    expect([preflight.status, corsOf(preflight)]).toEqual([404, {}])
    const read = await ask('GET', { authorization: `Bearer ${person.token}` })
    expect([corsOf(read), read.headers.get('vary')]).toEqual([{}, 'origin'])
    const changed = await ask('DELETE', { authorization: `Bearer ${person.token}` })
    expect(changed.status).toBe(403)
  })

  it('of ours gets no such headers, because it needs none', async () => {
    expect(corsOf(await app.visitor.fetch('/api/session'))).toEqual({})
  })

  it('includes the app’s page if no app is configured, and the app’s routes do not exist', async () => {
    const { database } = app
    const alone = await startTestApp({ database, config: { appOrigins: [] } })
    const headers = { origin: androidOrigin, 'access-control-request-method': 'GET' }
    const response = await fetch(`${alone.origin}/api/session`, { method: 'OPTIONS', headers })
    expect([response.status, corsOf(response)]).toEqual([404, {}])
    const proof = { code: 'A'.repeat(43), verifier: 'B'.repeat(43) }
    const asked = { provider: 'google', challenge: 'C'.repeat(43) } as const
    for (const origin of [alone.config.publicUrl, androidOrigin]) {
      const client = new NativeClient(alone, person.token, origin)
      expect((await client.call(getSession, {})).body.session).toBeNull()
      expect((await client.call(linkHandover, { body: proof })).status).toBeOneOf([401, 403])
      const redeemed = await client.call(redeemHandover, { body: proof })
      expect(redeemed).toMatchObject({ code: 'foreign_origin' })
    }
    const browser = alone.newClient()
    const refused = { status: 404, code: 'not_found' }
    expect(await browser.call(startSignIn, { body: asked })).toMatchObject(refused)
    expect(await browser.call(completeHandover, { body: { state: 'app.x' } })).toMatchObject(
      refused,
    )
    await alone.stop()
  })
})

describe('a token', () => {
  const sessionOf = async (client: TestClient) => (await client.call(getSession, {})).body.session
  const cookieToken = () => person.browser.client.cookie('session') ?? ''

  it('in the header identifies the person and may change things', async () => {
    expect((await sessionOf(person.client))?.id).toBe(person.sessionId)
    const body = { bio: 'Said from the app.' }
    expect((await person.client.call(updateProfile, { body })).body.bio).toBe(body.bio)
  })

  it('of the app is not valid as a cookie, and cannot end its session there', async () => {
    const browser = app.newClient()
    browser.setCookie('session', person.token)
    expect(await sessionOf(browser)).toBeNull()
    expect((await browser.call(listSessions, {})).status).toBe(401)
    expect((await browser.call(signOut, {})).status).toBe(204)
    expect((await sessionOf(person.client))?.id).toBe(person.sessionId)
  })

  it('of a browser is not valid in the header, and cannot end its session there', async () => {
    const phone = new NativeClient(app, cookieToken())
    expect(await sessionOf(phone)).toBeNull()
    expect((await phone.call(listSessions, {})).status).toBe(401)
    expect((await phone.call(signOut, {})).status).toBe(204)
    expect((await sessionOf(person.browser.client))?.id).toBe(person.browser.sessionId)
  })

  it('in a cookie is ignored from the app’s origin', async () => {
    const phone = new NativeClient(app)
    phone.setCookie('session', cookieToken())
    expect(await sessionOf(phone)).toBeNull()
    const body = { bio: 'Not mine.' }
    expect(await phone.call(updateProfile, { body })).toMatchObject({ code: 'foreign_origin' })
    expect(await phone.call(signOut, {})).toMatchObject({ code: 'foreign_origin' })
  })

  it('that is invalid does not fall back to a cookie', async () => {
    const unknown = `BEARER ${'A'.repeat(43)}`
    for (const [client, authorization] of [
      [app.newClient(), unknown],
      [new NativeClient(app), unknown],
      [new NativeClient(app), 'Bearer'],
      [new NativeClient(app), 'bearer nonsense'],
    ] as const) {
      client.setCookie('session', cookieToken())
      const response = await client.fetch('/api/session', { headers: { authorization } })
      expect(await response.json()).toEqual({ session: null })
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  it.each([`Basic ${btoa('olga:secret')}`, 'Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'])(
    'in a cookie still counts behind a proxy that adds %s',
    async (authorization) => {
      const { client, sessionId } = person.browser
      const response = await client.fetch('/api/session', { headers: { authorization } })
      expect(await response.json()).toMatchObject({ session: { id: sessionId } })
    },
  )

  it('is checked with one statement, and its use is recorded without a cookie', async () => {
    const { client } = await createNativePerson(app)
    await client.call(listSessions, {})
    app.database.statements.length = 0
    await client.call(listSessions, {})
    expect(app.database.statements).toHaveLength(2)
    expect(app.database.statements.filter((text) => text.includes('token_hash'))).toHaveLength(1)
    now = new Date(now.getTime() + 2 * 60 * 60 * 1000)
    const { headers, body } = await client.call(listSessions, {})
    expect(headers.getSetCookie()).toEqual([])
    expect(body.sessions.find(({ current }) => current)?.lastUsedAt).toBe(now.toISOString())
  })

  it('[X-10] of a banned person is refused, and can be signed out', async () => {
    const { client, id, token } = await createNativePerson(app)
    await query(app.db).insertInto('banned_users').values({ user_id: id }).execute()
    expect(await client.call(listSessions, {})).toMatchObject({ code: 'account_banned' })
    expect((await client.call(signOut, {})).status).toBe(204)
    await query(app.db).deleteFrom('banned_users').execute()
    expect(await sessionOf(new NativeClient(app, token))).toBeNull()
  })

  it('expires', async () => {
    const about = { userId: person.id, provider: 'google', userAgent: undefined } as const
    const past = new Date(now.getTime() - 31 * 24 * 60 * 60 * 1000)
    const { token } = await insertSession(app.db, { ...about, bearer: true, now: past })
    expect(await sessionOf(new NativeClient(app, token))).toBeNull()
  })
})

describe('a sign-in by password', () => {
  it('gives the app a token and a browser a cookie, and never both', async () => {
    const { email } = await createPasswordPerson(app)
    const password = oldPassword
    const phone = new NativeClient(app)
    const mine = await phone.call(signInWithPassword, { body: { email, password } })
    expect(mine.headers.getSetCookie()).toEqual([])
    phone.token = mine.body.token
    expect((await phone.call(getSession, {})).body.session?.id).toBe(mine.body.id)

    const browser = app.newClient()
    const theirs = await browser.call(signInWithPassword, { body: { email, password } })
    expect(theirs.body).not.toHaveProperty('token')
    expect((await browser.call(getSession, {})).body.session?.id).toBe(theirs.body.id)
  })
})
