import {
  completeHandover,
  linkHandover,
  redeemHandover,
} from '@patchbay/contract/accounts/handovers'
import { startLink } from '@patchbay/contract/accounts/identities'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { completeSignIn, startSignIn } from '@patchbay/contract/accounts/sign-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  androidOrigin,
  authorizeForApp,
  codeIn,
  completeForApp,
  createNativePerson,
  handOver,
  NativeClient,
  newProof,
  redeem,
} from '../../../../test/accounts/native-app.ts'
import { authorize, startSignInApp, type SignInApp } from '../../../../test/accounts/sign-in.ts'
import { TestClient } from '../../../../test/test-client.ts'
import { demoPeople } from '../../../demo/people.ts'
import { seedDemoData } from '../../../demo/seed.ts'
import { query } from '../../../platform/db/query.ts'

let app: SignInApp
let now = new Date()
let phone: NativeClient
beforeAll(async () => {
  app = await startSignInApp({ now: () => now })
  await seedDemoData(app.db)
})
afterAll(() => app.stop())
beforeEach(() => {
  now = new Date()
  phone = new NativeClient(app)
})

const victim = demoPeople[1] ?? expect.unreachable('there are demo people')
const choice = { persona: victim.id }
const google = (challenge: string) => ({ provider: 'google', choice, challenge }) as const
const failed = { status: 400, code: 'sign_in_failed' }
const foreign = { status: 403, code: 'foreign_origin' }
const countSessions = async () =>
  (await query(app.db).selectFrom('sessions').select('id').execute()).length

describe('a code', () => {
  it('works once', async () => {
    const { verifier, challenge } = newProof()
    const code = await handOver(app, google(challenge))
    expect((await redeem(phone, code, verifier)).status).toBe(200)
    expect(await redeem(phone, code, verifier)).toMatchObject(failed)
  })

  it('works once also for twenty concurrent requests', async () => {
    const { verifier, challenge } = newProof()
    const code = await handOver(app, google(challenge))
    const before = await countSessions()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => redeem(new NativeClient(app), code, verifier)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === 'sign_in_failed')).toHaveLength(19)
    expect(await countSessions()).toBe(before + 1)
  })

  it('works for two minutes', async () => {
    const { verifier, challenge } = newProof()
    const early = await handOver(app, google(challenge))
    const late = await handOver(app, google(challenge))
    now = new Date(now.getTime() + 119_999)
    expect((await redeem(phone, early, verifier)).status).toBe(200)
    now = new Date(now.getTime() + 1)
    expect(await redeem(phone, late, verifier)).toMatchObject(failed)
  })

  it('does not work without a verifier', async () => {
    const { challenge } = newProof()
    const code = await handOver(app, google(challenge))
    const ask = (body: object) =>
      phone.fetch('/api/handovers/redeem', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    for (const body of [{ code }, { code, verifier: '' }, { code, verifier: null }])
      expect((await ask(body)).status).toBe(400)
    // The challenge is not secret, because it was part of an address.
    expect(await redeem(phone, code, challenge)).toMatchObject(failed)
  })

  it('is used up by a wrong verifier, and the right verifier fails afterwards', async () => {
    const { verifier, challenge } = newProof()
    const code = await handOver(app, google(challenge))
    expect(await redeem(phone, code, newProof().verifier)).toMatchObject(failed)
    expect(await redeem(phone, code, verifier)).toMatchObject(failed)
  })

  it('that an attacker sends around does not work in the app that it opens', async () => {
    const attackers = newProof()
    const own = newProof()
    const code = await handOver(app, google(attackers.challenge))
    expect(await redeem(phone, code, own.verifier)).toMatchObject(failed)
    const { client } = await createNativePerson(app, now)
    const again = await handOver(app, google(attackers.challenge))
    const body = { code: again, verifier: own.verifier }
    expect(await client.call(linkHandover, { body })).toMatchObject(failed)
  })

  it('that was never issued is refused', async () => {
    const { verifier } = newProof()
    expect(await redeem(phone, 'A'.repeat(43), verifier)).toMatchObject(failed)
  })

  it('is refused from any origin but the app’s, and is not used up by that', async () => {
    const { verifier, challenge } = newProof()
    const code = await handOver(app, google(challenge))
    const origins = ['https://evil.example', 'null', 'http://localhost', 'https://localhost:8443']
    for (const origin of [...origins, 'https://localhost.evil.example', 'ionic://localhost']) {
      const page = new TestClient(app.origin, origin)
      expect(await redeem(page, code, verifier), origin).toMatchObject(foreign)
    }
    const { browser } = await createNativePerson(app, now)
    expect(await redeem(browser.client, code, verifier)).toMatchObject(foreign)
    const body = { code, verifier }
    const linked = await browser.client.call(linkHandover, { body })
    expect(linked).toMatchObject({ status: 403, code: 'forbidden' })
    const { session } = (await browser.client.call(getSession, {})).body
    expect(session?.id).toBe(browser.sessionId)
    expect((await redeem(phone, code, verifier)).status).toBe(200)
  })

  it('of a banned person does not sign in', async () => {
    const { verifier, challenge } = newProof()
    const code = await handOver(app, google(challenge))
    await query(app.db).insertInto('banned_users').values({ user_id: victim.id }).execute()
    const before = await countSessions()
    const answer = await redeem(phone, code, verifier)
    await query(app.db).deleteFrom('banned_users').execute()
    expect(answer).toMatchObject({ status: 403, code: 'account_banned' })
    expect(await countSessions()).toBe(before)
    expect(await redeem(phone, code, verifier)).toMatchObject(failed)
  })

  it('can only be linked by a person who is signed in', async () => {
    const { verifier, challenge } = newProof()
    const code = await handOver(app, google(challenge))
    const withDead = new NativeClient(app, 'A'.repeat(43))
    const body = { code, verifier }
    expect(await withDead.call(linkHandover, { body })).toMatchObject({ status: 401 })
    expect(await phone.call(linkHandover, { body })).toMatchObject(foreign)
    expect((await redeem(phone, code, verifier)).status).toBe(200)
  })
})

describe('a flow', () => {
  it('that the app started does not sign the browser in', async () => {
    const { verifier, challenge } = newProof()
    const browser = app.newClient()
    const { state = '', code, iss } = await authorizeForApp(browser, google(challenge))
    const answer = await browser.call(completeSignIn, { body: { state, code, iss } })
    expect(answer).toMatchObject(failed)
    expect(browser.cookie('session')).toBeUndefined()
    // The failed attempt has not used up the flow.
    const { body } = await browser.call(completeHandover, { body: { state, code, iss } })
    expect((await redeem(phone, codeIn(body.address), verifier)).status).toBe(200)
    expect(await browser.call(completeSignIn, { body: { state, code, iss } })).toMatchObject(failed)
  })

  it('that a browser started is not handed over, not even once it is complete', async () => {
    const browser = app.newClient()
    const { state = '', code, iss } = await authorize(browser, 'google', choice)
    const body = { state, code, iss }
    expect(await browser.call(completeHandover, { body })).toMatchObject(failed)
    expect((await browser.call(completeSignIn, { body })).status).toBe(200)
    expect(await browser.call(completeHandover, { body })).toMatchObject(failed)
  })

  it('can only be completed by the browser that started it', async () => {
    const { challenge } = newProof()
    const browser = app.newClient()
    const fields = await authorizeForApp(browser, google(challenge))
    const other = app.newClient()
    await other.call(startSignIn, { body: { provider: 'google' } })
    for (const client of [other, app.newClient()])
      expect(await completeForApp(app, client, 'google', fields)).toMatchObject(failed)
    expect((await completeForApp(app, browser, 'google', fields)).status).toBe(200)
  })

  it('can be handed over once', async () => {
    const { challenge } = newProof()
    const browser = app.newClient()
    const fields = await authorizeForApp(browser, google(challenge))
    const answers = await Promise.all(
      [1, 2, 3].map(() => completeForApp(app, browser, 'google', fields)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await completeForApp(app, browser, 'google', fields)).toMatchObject(failed)
  })

  it('that the person cancels reports that, and leaves nothing', async () => {
    const { challenge } = newProof()
    const browser = app.newClient()
    const cancelled = { ...google(challenge), choice: { choice: 'cancel' } } as const
    const fields = await authorizeForApp(browser, cancelled)
    const answer = await completeForApp(app, browser, 'google', fields)
    expect(answer).toMatchObject({ status: 400, code: 'sign_in_cancelled' })
  })

  it('can only start and end in a browser, also for an app with a token', async () => {
    const { client } = await createNativePerson(app, now)
    const { challenge } = newProof()
    const body = { provider: 'google', challenge } as const
    const browser = app.newClient()
    const { state = '', code, iss } = await authorizeForApp(browser, google(challenge))
    const answer = { body: { state, code, iss } }
    for (const device of [phone, client]) {
      device.setCookie('browser', browser.cookie('browser') ?? '')
      expect(await device.call(startSignIn, { body })).toMatchObject(foreign)
      expect(await device.call(startLink, { body })).toMatchObject(foreign)
      expect(await device.call(completeSignIn, answer)).toMatchObject(foreign)
      expect(await device.call(completeHandover, answer)).toMatchObject(foreign)
    }
  })
})

describe('the limits', () => {
  it('count codes like every other sign-in', async () => {
    const limited = await startSignInApp({ config: { rateLimits: true } })
    const client = new TestClient(limited.origin, androidOrigin)
    const body = { code: 'A'.repeat(43), verifier: 'B'.repeat(43) }
    const codes: (string | undefined)[] = []
    for (let index = 0; index < 61; index += 1)
      codes.push((await client.call(redeemHandover, { body })).code)
    await limited.stop()
    expect(codes.indexOf('rate_limited')).toBe(60)
  })
})

it('a session of the app works only in the app', async () => {
  const { verifier, challenge } = newProof()
  const { body } = await redeem(phone, await handOver(app, google(challenge)), verifier)
  const browser = app.newClient()
  browser.setCookie('session', body.token)
  expect((await browser.call(getSession, {})).body.session).toBeNull()
})
