import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subjectOf } from './persona.ts'
import {
  authorizeAddress,
  callbackFields,
  obtainCode,
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

const me = async (token = '') =>
  fetch(idp.settings.spotify.userEndpoint ?? '', { headers: { authorization: `Bearer ${token}` } })

describe('Spotify in development', () => {
  it('returns an access token for the person, and no id token', async () => {
    const { status, body } = await redeem(idp, 'spotify', await obtainCode(idp, 'spotify'))
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('id_token')
    expect(await (await me(body['access_token'])).json()).toMatchObject({
      id: subjectOf('spotify', 'ada'),
      display_name: 'Ada Bell',
      email: 'ada@example.com',
      images: [
        { url: `${idp.url}/pictures/300/ada.png`, height: 300, width: 300 },
        { url: `${idp.url}/pictures/64/ada.png`, height: 64, width: 64 },
      ],
    })
  })

  it('returns neither address nor picture for a person without them', async () => {
    const { body } = await redeem(idp, 'spotify', await obtainCode(idp, 'spotify', 'silent'))
    const user = await (await me(body['access_token'])).json()
    expect(user).toMatchObject({ images: [] })
    expect(user).not.toHaveProperty('email')
  })

  it('refuses a token that is invented, expired or another provider’s', async () => {
    expect((await me('invented')).status).toBe(401)
    const google = await redeem(idp, 'google', await obtainCode(idp, 'google'))
    expect((await me(google.body['access_token'])).status).toBe(401)
    const { body } = await redeem(idp, 'spotify', await obtainCode(idp, 'spotify'))
    idp.clock.offset = 3_600_001
    expect((await me(body['access_token'])).status).toBe(401)
    idp.clock.offset = 0
  })

  it('requires the secret in the header', async () => {
    const code = await obtainCode(idp, 'spotify')
    const wrong = await redeem(idp, 'spotify', code, { client_secret: 'guess' })
    expect([wrong.status, wrong.body['error']]).toEqual([401, 'invalid_client'])
    for (const authorization of [
      'Basic %%%',
      'Basic ',
      `Basic ${btoa('%E0%A4%A:%')}`,
      'Bearer a',
    ]) {
      const response = await fetch(idp.settings.spotify.tokenEndpoint, {
        method: 'POST',
        headers: { authorization },
      })
      expect(response.status, authorization).toBe(401)
    }
  })

  it('redirects a known person at once, unless the app wants the page', async () => {
    const browser = openBrowser()
    const address = authorizeAddress(idp, 'spotify')
    expect((await browser.open(address)).status).toBe(200)
    await browser.choose(address, { persona: 'ada' })
    const passed = await browser.open(address)
    expect(passed.status).toBe(303)
    expect(await callbackFields(passed)).toHaveProperty('code')
    const asked = await browser.open(authorizeAddress(idp, 'spotify', { show_dialog: 'true' }))
    expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('Ada Bell')])
    expect((await openBrowser().open(address)).status).toBe(200)
  })

  it('asks again after a cancellation', async () => {
    const browser = openBrowser()
    const address = authorizeAddress(idp, 'spotify')
    expect(await callbackFields(await browser.choose(address, { choice: 'cancel' }))).toEqual({
      state: 'the-state',
      error: 'access_denied',
    })
    expect((await browser.open(address)).status).toBe(200)
  })
})
