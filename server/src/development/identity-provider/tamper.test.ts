import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  authorizeAddress,
  callbackFields,
  obtainCode,
  openBrowser,
  redeem,
  startTestProvider,
  type TestProvider,
} from './test-relying-party.ts'
import type { Tamper } from './tamper.ts'

let idp: TestProvider
beforeAll(async () => {
  idp = await startTestProvider()
})
afterEach(() => {
  for (const name of Object.keys(idp.tamper) as (keyof Tamper)[]) delete idp.tamper[name]
})
afterAll(() => idp.stop())

const idToken = async () => {
  const { body } = await redeem(idp, 'google', await obtainCode(idp, 'google'))
  return body['id_token'] ?? ''
}
const verify = async (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(idp.settings.google.jwksUri ?? '')))

describe('a provider that misbehaves', () => {
  it('changes the claims, with a valid signature', async () => {
    idp.tamper.idTokenClaims = (claims) => ({ ...claims, nonce: 'replayed' })
    expect((await verify(await idToken())).payload['nonce']).toBe('replayed')
    idp.tamper.idTokenClaims = undefined
    expect((await verify(await idToken())).payload['nonce']).toBe('the-nonce')
  })

  it.each(['none', 'HS256'] as const)('signs with %s', async (algorithm) => {
    idp.tamper.idTokenAlgorithm = algorithm
    const token = await idToken()
    expect(decodeProtectedHeader(token).alg).toBe(algorithm)
    await expect(verify(token)).rejects.toThrow(/alg|algorithm|Key|key/)
  })

  it('signs with an unpublished key, under the published id', async () => {
    const { kid } = decodeProtectedHeader(await idToken())
    idp.tamper.signWith = 'other-key'
    const token = await idToken()
    expect(decodeProtectedHeader(token).kid).toBe(kid)
    await expect(verify(token)).rejects.toThrow('signature verification failed')
  })

  it('is down', async () => {
    Object.assign(idp.tamper, { tokenStatus: 503, keysStatus: 502, userStatus: 500 })
    expect((await redeem(idp, 'google', 'any')).status).toBe(503)
    expect((await fetch(idp.settings.google.jwksUri ?? '')).status).toBe(502)
    expect((await fetch(idp.settings.spotify.userEndpoint ?? '')).status).toBe(500)
  })

  it('never answers, and can still be stopped', async () => {
    const hanging = await startTestProvider()
    const reached = Promise.withResolvers<void>()
    const note = () => (reached.resolve(), true)
    Object.defineProperty(hanging.tamper, 'hang', { get: note })
    const asked = fetch(hanging.settings.google.tokenEndpoint, { method: 'POST' })
    const outcome = asked.then(
      () => 'answered',
      () => 'cut off',
    )
    await reached.promise
    await hanging.stop()
    expect(await outcome).toBe('cut off')
  })

  it('changes the fields that the app receives, in the address and in the form', async () => {
    idp.tamper.callbackFields = (fields) => new URLSearchParams([...fields, ['state', '"><b>']])
    for (const provider of ['spotify', 'apple'] as const) {
      const response = await openBrowser().choose(authorizeAddress(idp, provider), {
        persona: 'ada',
      })
      expect((await callbackFields(response))['state']).toBe('"><b>')
    }
  })

  it('changes its tokens and the user', async () => {
    idp.tamper.tokenResponse = (body) => ({ ...body, token_type: 'mac' })
    idp.tamper.userInfo = async (body) => ({ ...body, id: '' })
    const { body } = await redeem(idp, 'spotify', await obtainCode(idp, 'spotify'))
    expect(body['token_type']).toBe('mac')
    const headers = { authorization: `Bearer ${body['access_token'] ?? ''}` }
    const user = await fetch(idp.settings.spotify.userEndpoint ?? '', { headers })
    expect(await user.json()).toMatchObject({ id: '' })
  })

  it('reports a hook that fails, and continues', async () => {
    idp.tamper.userInfo = () => {
      throw new Error('hook')
    }
    const { body } = await redeem(idp, 'spotify', await obtainCode(idp, 'spotify'))
    const headers = { authorization: `Bearer ${body['access_token'] ?? ''}` }
    expect((await fetch(idp.settings.spotify.userEndpoint ?? '', { headers })).status).toBe(500)
    expect(idp.errors).toHaveLength(1)
  })
})
