import { getSession } from '@patchbay/contract/accounts/sessions'
import { completeSignIn, startSignIn, type Provider } from '@patchbay/contract/accounts/sign-in'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson } from '../../../../test/people.ts'
import {
  authorize,
  complete,
  signIn,
  startSignInApp,
  untamper,
  type SignInApp,
} from '../../../../test/accounts/sign-in.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { demoPeople } from '../../../demo/people.ts'
import { seedDemoData } from '../../../demo/seed.ts'
import { query } from '../../../platform/db/query.ts'

let app: SignInApp
let now = new Date()
beforeAll(async () => {
  app = await startSignInApp({ now: () => now })
  await seedDemoData(app.db)
})
afterAll(() => app.stop())
beforeEach(() => {
  now = new Date()
  untamper(app)
})

const victim = demoPeople[1] ?? expect.unreachable('there are demo people')
const persona = { persona: victim.id }

async function expectRefused(
  client: TestClient,
  answer: { status: number; code: string | undefined },
  code = 'sign_in_failed',
): Promise<void> {
  expect(answer).toMatchObject({ status: 400, code })
  expect(client.cookie('session')).toBeUndefined()
  expect((await client.call(getSession, {})).body.session).toBeNull()
}

/** Signs in up to the callback and returns changed fields instead of the provider's. */
async function returnWith(
  provider: Provider,
  change: (fields: Record<string, string>) => Record<string, string>,
) {
  const client = app.newClient()
  const fields = await authorize(client, provider, persona)
  return { client, answer: await complete(app, client, provider, change(fields)) }
}

describe('the state', () => {
  it('must be one that we issued', async () => {
    const { client, answer } = await returnWith('google', (fields) => ({
      ...fields,
      state: 'made-up',
    }))
    await expectRefused(client, answer)
  })

  it('must not be missing', async () => {
    const client = app.newClient()
    const { code = '' } = await authorize(client, 'google', persona)
    const response = await client.fetch('/api/sign-in/complete', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    expect(response.status).toBe(400)
    expect(client.cookie('session')).toBeUndefined()
  })

  it('belongs to the browser that began: an attacker’s own code does not sign the victim in', async () => {
    const attacker = app.newClient()
    const fields = await authorize(attacker, 'google', persona)
    const browser = app.newClient()
    await browser.call(startSignIn, { body: { provider: 'google' } })
    await expectRefused(browser, await complete(app, browser, 'google', fields))
    // The attempt has not broken the flow of the browser that began it.
    expect((await complete(app, attacker, 'google', fields)).status).toBe(200)
  })

  it('is useless without the browser’s own cookie', async () => {
    const client = app.newClient()
    const fields = await authorize(client, 'google', persona)
    const bare = app.newClient()
    await expectRefused(bare, await complete(app, bare, 'google', fields))
  })

  it('is useless with a cookie of the attacker’s choice', async () => {
    const client = app.newClient()
    const fields = await authorize(client, 'google', persona)
    const other = app.newClient()
    other.setCookie('browser', 'A'.repeat(43))
    await expectRefused(other, await complete(app, other, 'google', fields))
  })

  it('of one provider does not accept another provider’s code', async () => {
    const client = app.newClient()
    const google = await authorize(client, 'google', persona)
    const spotify = await authorize(client, 'spotify', persona)
    const { state = '' } = google
    const { code } = spotify
    const answer = await client.call(completeSignIn, { body: { state, code } })
    await expectRefused(client, answer)
  })

  it('expires after ten minutes', async () => {
    const client = app.newClient()
    const fields = await authorize(client, 'spotify', persona)
    now = new Date(now.getTime() + 10 * 60_000 + 1)
    await expectRefused(client, await complete(app, client, 'spotify', fields))
  })

  it('is used up by a refusal: the right code afterwards is too late', async () => {
    const client = app.newClient()
    const fields = await authorize(client, 'google', persona)
    const { state = '', code, iss } = fields
    await client.call(completeSignIn, { body: { state, code: 'wrong', iss } })
    await expectRefused(client, await client.call(completeSignIn, { body: { state, code, iss } }))
  })

  it('is stored as a hash only', async () => {
    const client = app.newClient()
    const { state = '' } = await authorize(client, 'google', persona)
    const rows = await query(app.db).selectFrom('sign_in_flows').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(state)
    expect(JSON.stringify(rows)).not.toContain(client.cookie('browser'))
  })
})

describe('the code', () => {
  it('[A-70] of another flow is refused, by PKCE', async () => {
    const client = app.newClient()
    const one = await authorize(client, 'spotify', persona)
    const two = await authorize(client, 'spotify', persona)
    const { state = '' } = one
    const { code } = two
    await expectRefused(client, await client.call(completeSignIn, { body: { state, code } }))
  })

  it('cannot be replayed in a new flow', async () => {
    const client = app.newClient()
    const used = await authorize(client, 'google', persona)
    await complete(app, client, 'google', used)
    const fresh = app.newClient()
    const { state = '' } = await authorize(fresh, 'google', persona)
    const { code, iss } = used
    await expectRefused(fresh, await fresh.call(completeSignIn, { body: { state, code, iss } }))
  })

  it('may be anything, and is only refused', async () => {
    for (const code of ['', ' ', '\u0000', '💥', "'; drop table sessions; --", 'x'.repeat(4_000)]) {
      const client = app.newClient()
      const { state = '' } = await authorize(client, 'google', persona)
      const answer = await client.call(completeSignIn, { body: { state, code } })
      expect(answer.status, JSON.stringify(code).slice(0, 30)).toBe(400)
      expect(client.cookie('session')).toBeUndefined()
    }
  })

  it('together with an error is an error', async () => {
    const { client, answer } = await returnWith('google', (fields) => ({
      ...fields,
      error: 'server_error',
    }))
    await expectRefused(client, answer)
  })
})

describe('the ID token', () => {
  const claims = (change: JWTPayload) => (given: JWTPayload) => ({ ...given, ...change })
  const tampers: [string, () => void][] = [
    ['another issuer', () => (app.tamper.idTokenClaims = claims({ iss: 'https://evil.example' }))],
    ['another audience', () => (app.tamper.idTokenClaims = claims({ aud: 'another-app' }))],
    ['another nonce', () => (app.tamper.idTokenClaims = claims({ nonce: 'another' }))],
    ['no nonce', () => (app.tamper.idTokenClaims = ({ nonce: _nonce, ...rest }) => rest)],
    ['no subject', () => (app.tamper.idTokenClaims = ({ sub: _sub, ...rest }) => rest)],
    ['an end in the past', () => (app.tamper.idTokenClaims = claims({ exp: 1, iat: 0 }))],
    ['no signature (alg none)', () => (app.tamper.idTokenAlgorithm = 'none')],
    ['our public key as its secret (HS256)', () => (app.tamper.idTokenAlgorithm = 'HS256')],
    ['a key that the provider never published', () => (app.tamper.signWith = 'other-key')],
    ['no token at all', () => (app.tamper.tokenResponse = ({ id_token: _token, ...rest }) => rest)],
    ['several audiences', () => (app.tamper.idTokenClaims = claims({ aud: ['x', 'y'] }))],
  ]
  for (const provider of ['google', 'apple'] as const)
    it.each(tampers)(`of ${provider} with %s is refused`, async (_name, tamper) => {
      tamper()
      const client = app.newClient()
      await expectRefused(client, await signIn(app, client, provider, persona))
    })
})

describe('the issuer in the address', () => {
  it('must be the provider’s', async () => {
    const { client, answer } = await returnWith('google', (fields) => ({
      ...fields,
      iss: 'https://evil.example',
    }))
    await expectRefused(client, answer)
  })
})

describe('Spotify’s person', () => {
  it.each([
    ['no id', { id: undefined }],
    ['an empty id', { id: '' }],
    ['a list for an id', { id: ['x'] }],
    ['an id without end', { id: 'x'.repeat(300) }],
  ])('with %s is refused', async (_name, change) => {
    app.tamper.userInfo = (body) => ({ ...body, ...change })
    const client = app.newClient()
    await expectRefused(client, await signIn(app, client, 'spotify', persona))
  })

  it('with markup and control characters in the name is treated like any other name', async () => {
    app.tamper.userInfo = (body) => ({
      ...body,
      id: 'markup',
      display_name: '<img src=x onerror=alert(1)>\u0000\u0007',
    })
    const { body } = await signIn(app, app.newClient(), 'spotify', persona)
    expect(body.profile.fullName).toBe('<img src=x onerror=alert(1)>')
  })
})

describe('an e-mail address', () => {
  it('that belongs to another account never leads to that account', async () => {
    const claim = { email: victim.email, email_verified: true }
    app.tamper.idTokenClaims = (claims) => ({ ...claims, ...claim, sub: 'attacker' })
    const client = app.newClient()
    const refused = await signIn(app, client, 'google', persona)
    expect(refused).toMatchObject({ status: 409, code: 'account_elsewhere' })
    expect(client.cookie('session')).toBeUndefined()
    const { body } = await signIn(app, client, 'google', persona, { separate: true })
    expect(body.profile.id).not.toBe(victim.id)
    expect(body.profile.onboardingCompleted).toBe(false)
  })
})

describe('a provider that misbehaves', () => {
  it.each([
    ['answers its token with 500', { tokenStatus: 500 }],
    ['answers its token with 502', { tokenStatus: 502 }],
  ])('and %s counts as unavailable, and never as an internal error', async (_name, tamper) => {
    Object.assign(app.tamper, tamper)
    const client = app.newClient()
    const answer = await signIn(app, client, 'google', persona)
    expect(answer).toMatchObject({ status: 503, code: 'provider_unavailable' })
    expect(client.cookie('session')).toBeUndefined()
  })

  it('and never answers times out', async () => {
    app.tamper.hang = true
    const answer = await signIn(app, app.newClient(), 'spotify', persona)
    expect(answer).toMatchObject({ status: 503, code: 'provider_unavailable' })
  })

  it('leaves no secret in the log', async () => {
    app.tamper.tokenStatus = 400
    app.logged.length = 0
    const client = app.newClient()
    const fields = await authorize(client, 'google', persona)
    await complete(app, client, 'google', fields)
    const log = JSON.stringify(app.logged)
    for (const secret of [fields['code'], fields['state'], client.cookie('browser')])
      expect(log).not.toContain(secret)
  })
})

describe('two requests at once', () => {
  it('complete a flow once', async () => {
    const client = app.newClient()
    const fields = await authorize(client, 'google', persona)
    const { state = '', code, iss } = fields
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => client.call(completeSignIn, { body: { state, code, iss } })),
    )
    const codes = answers.map((answer) => answer.code ?? 'ok')
    expect(codes.filter((each) => each === 'ok').length).toBeGreaterThan(0)
    for (const each of codes) expect(['ok', 'sign_in_pending']).toContain(each)
    const ids = answers.filter((answer) => answer.status === 200).map((answer) => answer.body.id)
    expect(new Set(ids).size).toBe(1)
  })

  it('do not mix: a foreign callback does not change the signed-in person', async () => {
    const person = await createPerson(app)
    const attacker = app.newClient()
    const fields = await authorize(attacker, 'google', persona)
    const answer = await complete(app, person.client, 'google', fields)
    expect(answer.code).toBe('sign_in_failed')
    expect((await person.client.call(getSession, {})).body.session?.profile.id).toBe(person.id)
  })
})
