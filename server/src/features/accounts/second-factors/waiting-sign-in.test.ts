import {
  askForPasskey,
  giveSecondFactor,
  removeCodeFactor,
} from '@patchbay/contract/accounts/second-factors'
import { getSession, listSessions, signOut } from '@patchbay/contract/accounts/sessions'
import { completeSignIn, signInWithPassword } from '@patchbay/contract/accounts/sign-in'
import { isForStaff, type Route } from '@patchbay/contract/route'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handOver, NativeClient, newProof, redeem } from '../../../../test/accounts/native-app.ts'
import { createPasswordPerson, oldPassword } from '../../../../test/accounts/password-people.ts'
import { setUpCodes, type AuthenticatorApp } from '../../../../test/accounts/second-factors.ts'
import {
  authorize,
  signIn,
  startSignInApp,
  untamper,
  type SignInApp,
} from '../../../../test/accounts/sign-in.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { open, refusalOf } from '../../../../test/realtime/test-socket.ts'
import { createActions } from '../../../actions.ts'
import { query } from '../../../platform/db/query.ts'

let app: SignInApp
let now = new Date()
beforeAll(async () => {
  app = await startSignInApp({ now: () => now, config: { passwordSignIn: true } })
})
afterAll(() => app.stop())
beforeEach(() => {
  now = new Date()
  untamper(app)
})

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000)
}

let made = 0
/** Somebody with Google and codes; the providers report them from now on. */
async function createGuarded() {
  const subject = `guarded-${(made += 1)}`
  app.tamper.userInfo = (body) => ({ ...body, id: subject })
  app.tamper.idTokenClaims = (claims) => ({ ...claims, sub: subject })
  const client = app.newClient()
  const { body, code } = await signIn(app, client, 'google', { choice: 'new', name: 'Ona Reyes' })
  expect(code).toBeUndefined()
  const codes = await setUpCodes(client, now)
  later(60)
  return { client, id: body.profile.id, codes: codes.app, recoveryCodes: codes.recoveryCodes }
}

/** A sign-in with the first factor alone. */
async function begin(client = app.newClient()) {
  const { state = '', code, iss } = await authorize(client, 'google', { choice: 'new' })
  const body = { state, code, iss }
  return { client, body, answer: await client.call(completeSignIn, { body }) }
}

const sessionOf = async (client: TestClient) => (await client.call(getSession, {})).body
const give = (client: TestClient, codes: AuthenticatorApp) =>
  client.call(giveSecondFactor, { body: { code: codes.codeAt(now) } })

const pathOf = ({ path }: Route): string =>
  `/api${path.replaceAll(/:\w+/g, '019a8000-0000-7000-8000-000000000001')}`

/** What it is there for. */
const answersWaiting = new Set(['getSession', 'giveSecondFactor', 'askForPasskey', 'signOut'])
const routes = createActions(new Map())
  .map(({ route }) => route)
  .filter(({ name }) => !answersWaiting.has(name))

describe('a sign-in that waits for the second factor', () => {
  it('says what is needed and nothing about the person, and is complete with it', async () => {
    const { codes, id } = await createGuarded()
    const { client, answer } = await begin()
    expect(answer).toMatchObject({ status: 403, code: 'second_factor_needed' })
    expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'message', 'requestId'])
    const waiting = { session: null, secondFactor: { code: true, passkey: false } }
    expect(await sessionOf(client)).toEqual(waiting)
    const wrong = await client.call(giveSecondFactor, { body: { code: '000000' } })
    expect(wrong.code).toBe('wrong_code')
    expect(await sessionOf(client)).toEqual(waiting)
    expect((await give(client, codes)).status).toBe(204)
    const { session, secondFactor } = await sessionOf(client)
    expect([session?.profile.id, secondFactor]).toEqual([id, undefined])
    // It lasts as long as any other.
    later(24 * 3_600)
    expect((await sessionOf(client)).session).not.toBeNull()
  })

  it('is no session for any route: each answers as to a visitor', async () => {
    await createGuarded()
    const { client } = await begin()
    const visitor = app.newClient()
    const seen = async (by: TestClient, route: Route) => {
      const body = route.method === 'GET' ? null : '{}'
      const headers = body === null ? {} : { 'content-type': 'application/json' }
      const response = await by.fetch(pathOf(route), { method: route.method, headers, body })
      const text = await response.text()
      const random = /"(requestId|challenge|attempt)":"[^"]*"/g
      return { status: response.status, text: text.replaceAll(random, '') }
    }
    const token = client.cookie('session') ?? ''
    for (const route of routes) {
      client.setCookie('session', token)
      expect(await seen(client, route), route.name).toEqual(await seen(visitor, route))
    }
    expect(routes.some(({ access }) => isForStaff(access))).toBe(true)
    expect((await sessionOf(client)).secondFactor).toEqual({ code: true, passkey: false })
  })

  it('opens no socket and is in no list of sessions', async () => {
    const { client: owner } = await createGuarded()
    const { client } = await begin()
    const cookie = `session=${client.cookie('session')}`
    const socket = open(app, { origin: app.config.publicUrl, cookie })
    expect(await refusalOf(socket)).toBe(401)
    expect((await owner.call(listSessions, {})).body.sessions).toHaveLength(1)
  })

  it('is over after a quarter of an hour, or by signing out', async () => {
    const { codes } = await createGuarded()
    const { client } = await begin()
    later(15 * 60)
    expect((await give(client, codes)).code).toBe('not_authenticated')
    expect(await sessionOf(client)).toEqual({ session: null })
    const { client: left } = await begin()
    const token = left.cookie('session') ?? ''
    await left.call(signOut, {})
    left.setCookie('session', token)
    expect((await give(left, codes)).code).toBe('not_authenticated')
  })

  it('can be repeated within a minute, before and after it is complete', async () => {
    const { codes } = await createGuarded()
    const { client, body } = await begin()
    const again = await client.call(completeSignIn, { body })
    expect(again.code).toBe('second_factor_needed')
    expect((await give(client, codes)).status).toBe(204)
    expect((await client.call(completeSignIn, { body })).status).toBe(200)
  })

  it('is completed only by itself', async () => {
    const { codes, client: owner } = await createGuarded()
    const [one, other] = [await begin(), await begin()]
    await give(one.client, codes)
    expect((await sessionOf(other.client)).session).toBeNull()
    later(60)
    // Giving it in a session that is open completes no other either.
    expect((await give(owner, codes)).status).toBe(204)
    expect((await sessionOf(other.client)).session).toBeNull()
  })

  it('can be completed with a recovery code, and not asked for a passkey that is not there', async () => {
    const { recoveryCodes } = await createGuarded()
    const { client } = await begin()
    expect((await client.call(askForPasskey, {})).code).toBe('factor_not_found')
    const body = { recoveryCode: recoveryCodes[0] ?? '' }
    expect((await client.call(giveSecondFactor, { body })).status).toBe(204)
    expect((await sessionOf(client)).session).not.toBeNull()
  })

  it('comes after a password too', async () => {
    const { client: owner, email } = await createPasswordPerson(app)
    const { app: codes } = await setUpCodes(owner, now)
    later(60)
    const client = app.newClient()
    const body = { email, password: oldPassword }
    expect((await client.call(signInWithPassword, { body })).code).toBe('second_factor_needed')
    expect((await give(client, codes)).status).toBe(204)
    expect((await sessionOf(client)).session?.provider).toBe('email')
  })

  it('gives the native app a token that is good for nothing else', async () => {
    const { codes } = await createGuarded()
    const { verifier, challenge } = newProof()
    const choice = { choice: 'new' } as const
    const code = await handOver(app, { provider: 'google', choice, challenge })
    const answer = await redeem(new NativeClient(app), code, verifier)
    expect(answer).toMatchObject({ status: 403, code: 'second_factor_needed' })
    const { token } = answer.body as unknown as { token: string }
    const client = new NativeClient(app, token)
    expect((await client.call(listSessions, {})).code).toBe('not_authenticated')
    expect((await sessionOf(client)).session).toBeNull()
    expect((await give(client, codes)).status).toBe(204)
    expect((await sessionOf(client)).session).not.toBeNull()
  })

  it('ends when the last factor is removed elsewhere', async () => {
    const { client: owner, id } = await createGuarded()
    await begin()
    const waiting = () =>
      query(app.db)
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', id)
        .where('needs_second_factor', '=', true)
        .execute()
    expect(await waiting()).toHaveLength(1)
    expect((await owner.call(removeCodeFactor, {})).status).toBe(204)
    expect(await waiting()).toEqual([])
    // From then on the first factor is enough again.
    expect((await begin()).answer.status).toBe(200)
  })
})
