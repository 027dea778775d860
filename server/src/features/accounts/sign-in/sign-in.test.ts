import { getSession } from '@patchbay/contract/accounts/sessions'
import { completeSignIn, providers, startSignIn } from '@patchbay/contract/accounts/sign-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson } from '../../../../test/people.ts'
import {
  authorize,
  complete,
  postAppleForm,
  signIn,
  startSignInApp,
  untamper,
  type SignInApp,
} from '../../../../test/accounts/sign-in.ts'
import { startTestApp } from '../../../../test/test-app.ts'
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

const kofi = demoPeople[1] ?? expect.unreachable('there are demo people')
const countPeople = async () => {
  const rows = await query(app.db).selectFrom('user_profiles').select('id').execute()
  return rows.length
}

describe('the start of a sign-in', () => {
  it('[A-14, A-70] returns the provider’s address, with our callback, PKCE, state and nonce', async () => {
    for (const provider of providers) {
      const { body } = await app.newClient().call(startSignIn, { body: { provider } })
      const url = new URL(body.url ?? '')
      expect(url.href.startsWith(app.provider.settings[provider].authorizationEndpoint)).toBe(true)
      const asked = Object.fromEntries(url.searchParams)
      expect(asked).toMatchObject({
        redirect_uri: 'http://localhost:3000/auth/callback',
        response_type: 'code',
        code_challenge_method: 'S256',
      })
      expect(asked['state']?.length).toBeGreaterThan(40)
      expect('nonce' in asked).toBe(provider !== 'spotify')
      expect(asked['response_mode']).toBe(provider === 'apple' ? 'form_post' : undefined)
    }
  })

  it('[A-15] adds show_dialog for Spotify alone', async () => {
    for (const provider of providers) {
      const { body } = await app.newClient().call(startSignIn, { body: { provider } })
      const dialog = new URL(body.url ?? '').searchParams.get('show_dialog')
      expect(dialog).toBe(provider === 'spotify' ? 'true' : null)
    }
  })

  it('returns no address for a provider that is not configured', async () => {
    const bare = await startTestApp()
    const { status, body } = await bare.visitor.call(startSignIn, { body: { provider: 'apple' } })
    expect([status, body]).toEqual([200, { url: null }])
    await bare.stop()
  })

  it('[Z-06] supports three providers and no other', async () => {
    expect(providers).toEqual(['google', 'apple', 'spotify'])
    const response = await app.visitor.fetch('/api/sign-in/start', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"provider":"facebook"}',
    })
    expect(response.status).toBe(400)
  })
})

describe.each(providers)('signing in with %s', (provider) => {
  it('signs in a demo person, as themselves', async () => {
    const before = await countPeople()
    const client = app.newClient()
    const { status, body } = await signIn(app, client, provider, { persona: kofi.id })
    expect(status).toBe(200)
    expect(body).toMatchObject({ provider, profile: { id: kofi.id, fullName: kofi.fullName } })
    expect((await client.call(getSession, {})).body.session?.id).toBe(body.id)
    expect(await countPeople()).toBe(before)
  })

  it('[C-29] creates a profile for a new person, with Spotify connected only by Spotify, and finds them again', async () => {
    const client = app.newClient()
    const first = await signIn(app, client, provider, { choice: 'new', name: 'Nia Holm' })
    expect(first.body.profile).toMatchObject({
      fullName: 'Nia Holm',
      displayName: null,
      role: 'user',
      verified: false,
      professions: [],
      social: {},
      onboardingCompleted: false,
      termsAccepted: false,
      onesignalPlayerId: null,
      spotifyConnected: provider === 'spotify',
    })
  })

  it('notes at every sign-in the address that the provider names, and whether it vouches for it', async () => {
    const noted = () =>
      query(app.db)
        .selectFrom('identities')
        .select(['email', 'email_verified'])
        .where('user_id', '=', kofi.id)
        .where('provider', '=', provider)
        .executeTakeFirstOrThrow()
    const enter = () => signIn(app, app.newClient(), provider, { persona: kofi.id })
    const isOpenid = provider !== 'spotify'
    app.tamper.idTokenClaims = (claims) => ({ ...claims, email_verified: false })
    await enter()
    const { email } = await noted()
    expect(await noted()).toEqual({ email, email_verified: false })
    const elsewhere = 'elsewhere@example.com'
    app.tamper.idTokenClaims = (claims) => ({ ...claims, email: elsewhere })
    app.tamper.userInfo = (body) => ({ ...body, email: elsewhere })
    await enter()
    expect(await noted()).toEqual({ email: elsewhere, email_verified: isOpenid })
    // An address that it no longer names is known, and proven by nobody.
    app.tamper.idTokenClaims = ({ email: _email, ...claims }) => claims
    app.tamper.userInfo = ({ email: _email, ...body }) => body
    await enter()
    expect(await noted()).toEqual({ email: elsewhere, email_verified: false })
    untamper(app)
    await enter()
    expect(await noted()).toEqual({ email, email_verified: isOpenid })
  })

  it('signs in nobody who cancels', async () => {
    const client = app.newClient()
    const answer = await signIn(app, client, provider, { choice: 'cancel' })
    expect(answer).toMatchObject({ status: 400, code: 'sign_in_cancelled' })
    expect(client.cookie('session')).toBeUndefined()
  })

  it('accepts a person whose e-mail address is not shared', async () => {
    const { body } = await signIn(app, app.newClient(), provider, { persona: 'without-email' })
    expect(body.profile.email).toBeNull()
  })

  it('may be completed again for a minute, by the same browser alone', async () => {
    const client = app.newClient()
    const fields = await authorize(client, provider, { persona: kofi.id })
    const first = await complete(app, client, provider, fields)
    const token = client.cookie('session')
    const again = await complete(app, client, provider, fields)
    expect(again.body.id).toBe(first.body.id)
    expect(client.cookie('session')).not.toBe(token)
    expect((await client.call(getSession, {})).body.session?.id).toBe(first.body.id)
    const thief = app.newClient()
    expect(await complete(app, thief, provider, fields)).toMatchObject({ code: 'sign_in_failed' })
    now = new Date(now.getTime() + 61_000)
    expect(await complete(app, client, provider, fields)).toMatchObject({ code: 'sign_in_failed' })
  })

  it('can be retried after the provider was down for a moment', async () => {
    const client = app.newClient()
    const fields = await authorize(client, provider, { persona: kofi.id })
    app.tamper.tokenStatus = 503
    expect(await complete(app, client, provider, fields)).toMatchObject({
      status: 503,
      code: 'provider_unavailable',
    })
    app.tamper.tokenStatus = undefined
    expect((await complete(app, client, provider, fields)).body).toMatchObject({
      profile: { id: kofi.id },
    })
  })

  it('is refused to a banned person', async () => {
    const { body } = await signIn(app, app.newClient(), provider, {
      choice: 'new',
      name: 'Bad Egg',
    })
    await query(app.db).insertInto('banned_users').values({ user_id: body.profile.id }).execute()
    const banned = await createBannedSignIn(body.profile.id)
    expect(banned).toMatchObject({ status: 403, code: 'account_banned' })
  })

  /** Inserted through the database, since newcomers get a new identity each time. */
  async function createBannedSignIn(userId: string) {
    const client = app.newClient()
    await query(app.db)
      .updateTable('identities')
      .set({ subject: `was-${userId}` })
      .where('user_id', '=', userId)
      .where('provider', '=', provider)
      .execute()
    app.tamper.idTokenClaims = (claims) => ({ ...claims, sub: `was-${userId}` })
    app.tamper.userInfo = (person) => ({ ...person, id: `was-${userId}` })
    return signIn(app, client, provider, { persona: kofi.id })
  }
})

describe('a first sign-in', () => {
  it('in two tabs at once creates one person', async () => {
    const email = 'two-tabs@example.com'
    app.tamper.idTokenClaims = (claims) => ({ ...claims, sub: 'two-tabs', email })
    const clients = [app.newClient(), app.newClient(), app.newClient()]
    const flows = await Promise.all(
      clients.map((client) => authorize(client, 'google', { persona: kofi.id })),
    )
    const before = await countPeople()
    const answers = await Promise.all(
      clients.map((client, index) => complete(app, client, 'google', flows[index] ?? {})),
    )
    expect(new Set(answers.map((answer) => answer.body.profile.id)).size).toBe(1)
    expect(await countPeople()).toBe(before + 1)
  })

  it('leaves nothing behind when it fails half-way', async () => {
    const before = await countPeople()
    app.tamper.idTokenClaims = (claims) => ({ ...claims, sub: 'x'.repeat(256) })
    await signIn(app, app.newClient(), 'google', { persona: kofi.id })
    expect(await countPeople()).toBe(before)
  })

  it('does not break another tab’s sign-in of the same browser', async () => {
    const client = app.newClient()
    const first = await authorize(client, 'google', { persona: kofi.id })
    await authorize(client, 'spotify', { persona: kofi.id })
    expect((await complete(app, client, 'google', first)).status).toBe(200)
  })
})

describe('Apple’s form', () => {
  it('is answered with only the state in the address', async () => {
    const client = app.newClient()
    const fields = await authorize(client, 'apple', { choice: 'new', name: 'Ona Reyes' })
    const response = await postAppleForm(app, fields)
    expect(response.status).toBe(303)
    const location = response.headers.get('location') ?? ''
    expect(location).toBe(`/auth/callback?state=${fields['state']}`)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('contains the name the first time only, and we store it', async () => {
    app.tamper.idTokenClaims = (claims) => ({ ...claims, sub: 'apple-name' })
    const first = await signIn(app, app.newClient(), 'apple', { choice: 'new', name: 'Ona Reyes' })
    const again = await signIn(app, app.newClient(), 'apple', { persona: kofi.id })
    expect(again.body.profile).toMatchObject({ id: first.body.profile.id, fullName: 'Ona Reyes' })
  })
})

describe('a session from a sign-in', () => {
  it('is always new, never one that the browser had before', async () => {
    const person = await createPerson(app)
    const before = person.client.cookie('session')
    await signIn(app, person.client, 'google', { persona: kofi.id })
    expect(person.client.cookie('session')).not.toBe(before)
    const { body } = await person.client.call(getSession, {})
    expect(body.session?.profile.id).toBe(kofi.id)
  })

  it('is in a cookie that scripts cannot read', async () => {
    const client = app.newClient()
    const fields = await authorize(client, 'google', { persona: kofi.id })
    const { state = '', code, iss } = fields
    const { headers } = await client.call(completeSignIn, { body: { state, code, iss } })
    const cookie = headers.getSetCookie().find((line) => line.startsWith('session='))
    expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('has the __Host- prefix and Secure if the site uses https', async () => {
    const secure = await startTestApp({
      providers: app.provider.settings,
      config: { publicUrl: 'https://patchbay.example', development: false },
    })
    const { headers } = await secure.visitor.call(startSignIn, { body: { provider: 'google' } })
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-browser=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    await secure.stop()
  })
})
