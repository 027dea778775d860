import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subjectOf } from './persona.ts'
import {
  appleSecret,
  authorizeAddress,
  callbackFields,
  obtainCode,
  openBrowser,
  redeem,
  redirectUri,
  startTestProvider,
  type TestProvider,
} from './test-relying-party.ts'

let idp: TestProvider
beforeAll(async () => {
  idp = await startTestProvider()
})
afterAll(() => idp.stop())

const choose = async (fields: Record<string, string>, changes = {}) =>
  openBrowser().choose(authorizeAddress(idp, 'apple', changes), fields)

describe('Apple in development', () => {
  it('posts the answer as a form that submits itself, and works without scripts', async () => {
    const response = await choose({ persona: 'ada' })
    expect(response.status).toBe(200)
    expect(response.headers.get('referrer-policy')).toBe('strict-origin')
    const page = await response.text()
    expect(page).toContain(`<form method="post" action="${redirectUri}">`)
    expect(page).toMatch(/<noscript><button class="primary">Continue to Patchbay/)
    const [, nonce = '?'] = /<script nonce="(.*?)">/.exec(page) ?? []
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  })

  it('returns the name only the first time, and never in the token', async () => {
    const fresh = await startTestProvider()
    const address = authorizeAddress(fresh, 'apple')
    const first = await callbackFields(await openBrowser().choose(address, { persona: 'ada' }))
    expect(first).toEqual({
      state: 'the-state',
      code: expect.any(String),
      user: expect.any(String),
    })
    expect(JSON.parse(first['user'] ?? '')).toEqual({
      name: { firstName: 'Ada', lastName: 'Bell' },
      email: 'ada@example.com',
    })
    const again = await callbackFields(await openBrowser().choose(address, { persona: 'ada' }))
    expect(again).not.toHaveProperty('user')
    const other = await callbackFields(await openBrowser().choose(address, { persona: 'silent' }))
    expect(JSON.parse(other['user'] ?? '')).not.toHaveProperty('email')
    await fresh.stop()
  })

  it('returns an id token with the address, with email_verified as a string', async () => {
    const { body } = await redeem(idp, 'apple', await obtainCode(idp, 'apple'))
    const { issuer, clientId, jwksUri = '' } = idp.settings.apple
    const options = { issuer, audience: clientId }
    const keys = createRemoteJWKSet(new URL(jwksUri))
    const { payload } = await jwtVerify(body['id_token'] ?? '', keys, options)
    expect(payload).toMatchObject({
      sub: subjectOf('apple', 'ada'),
      nonce: 'the-nonce',
      email: 'ada@example.com',
      email_verified: 'true',
    })
    expect(payload).not.toHaveProperty('name')
    const foreign = createRemoteJWKSet(new URL(idp.settings.google.jwksUri ?? ''))
    await expect(jwtVerify(body['id_token'] ?? '', foreign, options)).rejects.toThrow(
      'no applicable key',
    )
  })

  it('requires the form if name or e-mail are requested, and only then', async () => {
    for (const scope of ['name', 'email', 'openid name email']) {
      const response = await choose({ persona: 'ada' }, { scope, response_mode: undefined })
      expect(response.status, scope).toBe(400)
      expect(await response.text()).toContain('must be form_post')
    }
    const bare = await choose({ persona: 'ada' }, { scope: undefined, response_mode: undefined })
    expect(bare.headers.get('location')).toMatch(`${redirectUri}?state=the-state&code=`)
    const posted = await choose({ persona: 'silent' }, { scope: undefined })
    expect(await callbackFields(posted)).not.toHaveProperty('user')
  })

  it('reports a cancellation with Apple’s own error code', async () => {
    expect(await callbackFields(await choose({ choice: 'cancel' }))).toEqual({
      state: 'the-state',
      error: 'user_cancelled_authorize',
    })
  })

  it('checks the client secret like Apple does', async () => {
    const soon = Math.floor(Date.now() / 1_000)
    const secrets = {
      'another key id': await appleSecret(idp, {}, { kid: 'OTHER' }),
      'another team': await appleSecret(idp, { iss: 'OTHER' }),
      'another client': await appleSecret(idp, { sub: 'OTHER' }),
      'another audience': await appleSecret(idp, { aud: idp.settings.apple.issuer }),
      expired: await appleSecret(idp, { exp: soon - 1 }),
      'more than six months': await appleSecret(idp, { exp: soon + 15_777_100 }),
      'another provider’s key': await appleSecret(await otherProvider()),
      nothing: '',
      nonsense: 'a.b.c',
    }
    for (const [name, client_secret] of Object.entries(secrets)) {
      const { status, body } = await redeem(idp, 'apple', 'any', { client_secret })
      expect([status, body['error']], name).toEqual([400, 'invalid_client'])
    }
    const longest = await appleSecret(idp, { exp: soon + 15_776_000 })
    const code = await obtainCode(idp, 'apple')
    expect((await redeem(idp, 'apple', code, { client_secret: longest })).status).toBe(200)
  })
})

async function otherProvider() {
  const other = await startTestProvider()
  await other.stop()
  return other
}
