import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  authorizeAddress,
  callbackFields,
  openBrowser,
  redeem,
  startTestProvider,
  type TestProvider,
} from './test-relying-party.ts'

let idp: TestProvider
beforeAll(async () => {
  idp = await startTestProvider()
})
afterAll(() => idp.stop())

const signIn = async (browser: ReturnType<typeof openBrowser>, fields: Record<string, string>) => {
  const response = await browser.choose(authorizeAddress(idp, 'google'), fields)
  const { code = '' } = await callbackFields(response)
  const { body } = await redeem(idp, 'google', code)
  return decodeJwt(body['id_token'] ?? '')
}

describe('the page of people', () => {
  it('names the provider, says that it is for development and runs nothing', async () => {
    const response = await openBrowser().open(authorizeAddress(idp, 'google'))
    const page = await response.text()
    expect(page).toContain('<title>Google (development sign-in)</title>')
    expect(page).toContain('Ada Bell')
    expect(page).not.toContain('<script')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:4999")
    expect(policy).not.toContain('script-src')
  })

  it('creates a new person each time, with the entered name and address', async () => {
    const typed = { choice: 'new', name: '<b>Zoë</b> "Z" Quill', email: 'zoe@example.com' }
    const first = await signIn(openBrowser(), typed)
    const second = await signIn(openBrowser(), typed)
    expect(first).toMatchObject({ name: typed.name, email: typed.email, email_verified: true })
    expect(second.sub).not.toBe(first.sub)
    const anyone = await signIn(openBrowser(), { choice: 'new', name: ' ', email: '' })
    expect(anyone).toMatchObject({
      name: expect.stringMatching(/^\w+ \w+$/),
      email: expect.stringMatching(/^[a-z]+\.[a-z]+\.\d{10}@example\.com$/),
    })
  })

  it('offers a newcomer again in the same browser only, escaped', async () => {
    const browser = openBrowser()
    const first = await signIn(browser, { choice: 'new', name: '<b>Zoë</b>' })
    const page = await (await browser.open(authorizeAddress(idp, 'google'))).text()
    expect(page).toContain('People you made')
    expect(page).toContain('&#60;b&#62;Zoë&#60;/b&#62;')
    const [, persona = ''] = /name="persona" value="(.*?)"/.exec(page) ?? []
    expect((await signIn(browser, { persona })).sub).toBe(first.sub)
    const stranger = await openBrowser().choose(authorizeAddress(idp, 'google'), { persona })
    expect(stranger.status).toBe(400)
  })

  it('keeps the entered text if the address is invalid', async () => {
    const fields = { choice: 'new', name: 'Zoë', email: 'nowhere' }
    const response = await openBrowser().choose(authorizeAddress(idp, 'google'), fields)
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(page).toContain('role="alert"')
    expect(page).toContain('value="nowhere"')
  })

  it('reports a cancellation', async () => {
    const response = await openBrowser().choose(authorizeAddress(idp, 'google'), {
      choice: 'cancel',
    })
    expect(await callbackFields(response)).toMatchObject({
      error: 'access_denied',
      state: 'the-state',
    })
  })

  it('accepts no choice that another page posted', async () => {
    const response = await fetch(authorizeAddress(idp, 'google'), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ persona: 'ada' }),
    })
    expect(response.status).toBe(403)
  })

  it.each([
    ['client', { client_id: 'someone-else' }],
    ['redirect_uri', { redirect_uri: 'http://localhost:4999/auth/callback/' }],
    ['redirect_uri', { redirect_uri: 'https://evil.example/' }],
    ['response_type', { response_type: 'token' }],
    ['state', { state: undefined }],
    ['PKCE', { code_challenge: undefined }],
    ['PKCE', { code_challenge_method: 'plain' }],
    ['PKCE', { code_challenge: 'short' }],
    ['openid', { scope: 'email' }],
    ['scope &#60;i&#62; is unknown', { scope: 'openid <i>' }],
    ['response_mode', { response_mode: 'form_post' }],
  ])('refuses a request with a bad %s, without a redirect', async (word, changes) => {
    for (const response of [
      await openBrowser().open(authorizeAddress(idp, 'google', changes)),
      await openBrowser().choose(authorizeAddress(idp, 'google', changes), { persona: 'ada' }),
    ]) {
      expect(response.status).toBe(400)
      expect(await response.text()).toContain(word)
    }
    const twice = await openBrowser().open(`${authorizeAddress(idp, 'google')}&state=other`)
    expect(twice.status).toBe(400)
  })
})
