import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subjectOf } from './persona.ts'
import {
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

const verify = (token: string | undefined) => {
  const { issuer, clientId, jwksUri = '' } = idp.settings.google
  return jwtVerify(token ?? '', createRemoteJWKSet(new URL(jwksUri)), {
    issuer,
    audience: clientId,
    algorithms: ['RS256'],
  })
}

describe('Google in development', () => {
  it('has another host name than the app', () => {
    expect(new URL(idp.url).hostname).toBe('127.0.0.1')
    expect(new URL(redirectUri).hostname).toBe('localhost')
  })

  it('redirects the chosen person back with state, issuer and a code', async () => {
    const response = await openBrowser().choose(authorizeAddress(idp, 'google'), { persona: 'ada' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(`${redirectUri}?`)
    expect(await callbackFields(response)).toEqual({
      state: 'the-state',
      iss: idp.settings.google.issuer,
      code: expect.any(String),
    })
  })

  it('returns an id token that its published key verifies', async () => {
    const { status, body } = await redeem(idp, 'google', await obtainCode(idp, 'google'))
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'Bearer', scope: 'openid email profile' })
    const { payload } = await verify(body['id_token'])
    expect(payload).toMatchObject({
      sub: subjectOf('google', 'ada'),
      nonce: 'the-nonce',
      name: 'Ada Bell',
      given_name: 'Ada',
      family_name: 'Bell',
      email: 'ada@example.com',
      email_verified: true,
      picture: `${idp.url}/pictures/96/ada.png`,
    })
    expect(decodeProtectedHeader(body['id_token'] ?? '').kid).toEqual(expect.any(String))
  })

  it('returns no more than the scope requests, and nothing that the person does not have', async () => {
    const address = authorizeAddress(idp, 'google', { scope: 'openid' })
    const fields = await callbackFields(await openBrowser().choose(address, { persona: 'ada' }))
    const bare = await redeem(idp, 'google', fields['code'] ?? '')
    expect(Object.keys((await verify(bare.body['id_token'])).payload).sort()).toEqual([
      'aud',
      'azp',
      'exp',
      'iat',
      'iss',
      'nonce',
      'sub',
    ])
    const silent = await redeem(idp, 'google', await obtainCode(idp, 'google', 'silent'))
    const { payload } = await verify(silent.body['id_token'])
    expect(payload).not.toHaveProperty('email')
    expect(payload).not.toHaveProperty('picture')
  })

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: undefined }],
    ['another redirect_uri', { redirect_uri: `${redirectUri}/` }],
    ['an invented code', { code: 'invented' }],
  ])('refuses the exchange with %s', async (_case, changes) => {
    const { status, body } = await redeem(idp, 'google', await obtainCode(idp, 'google'), changes)
    expect([status, body['error']]).toEqual([400, 'invalid_grant'])
  })

  it('accepts a code once, within a minute, from its own client', async () => {
    const code = await obtainCode(idp, 'google')
    expect((await redeem(idp, 'google', code)).status).toBe(200)
    expect((await redeem(idp, 'google', code)).body['error']).toBe('invalid_grant')
    const late = await obtainCode(idp, 'google')
    idp.clock.offset = 60_001
    expect((await redeem(idp, 'google', late)).body['error']).toBe('invalid_grant')
    idp.clock.offset = 0
    const foreign = await obtainCode(idp, 'spotify')
    expect((await redeem(idp, 'google', foreign)).body['error']).toBe('invalid_grant')
  })

  it('refuses a wrong secret without using up the code', async () => {
    const code = await obtainCode(idp, 'google')
    const wrong = await redeem(idp, 'google', code, { client_secret: 'guess' })
    expect([wrong.status, wrong.body['error']]).toEqual([401, 'invalid_client'])
    const grant = await redeem(idp, 'google', code, { grant_type: 'password' })
    expect(grant.body['error']).toBe('unsupported_grant_type')
    expect((await redeem(idp, 'google', code)).status).toBe(200)
  })

  it('publishes its endpoints', async () => {
    const { issuer, jwksUri, tokenEndpoint } = idp.settings.google
    const response = await fetch(`${idp.url}/google/.well-known/openid-configuration`)
    expect(await response.json()).toMatchObject({
      issuer,
      jwks_uri: jwksUri,
      token_endpoint: tokenEndpoint,
      code_challenge_methods_supported: ['S256'],
    })
  })
})
