import { getSession } from '@patchbay/contract/accounts/sessions'
import { completeSignIn } from '@patchbay/contract/accounts/sign-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  authorize,
  postAppleForm,
  signIn,
  startSignInApp,
  untamper,
  type SignInApp,
} from '../../../../test/accounts/sign-in.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { demoPeople } from '../../../demo/people.ts'
import { seedDemoData } from '../../../demo/seed.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp()
  await seedDemoData(app.db)
})
afterAll(() => app.stop())
beforeEach(() => {
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

describe('Apple’s form', () => {
  it('cannot be sent for another provider’s flow', async () => {
    const client = app.newClient()
    const { state = '', code = '' } = await authorize(client, 'google', persona)
    await postAppleForm(app, { state, code })
    await expectRefused(client, await client.call(completeSignIn, { body: { state } }))
  })

  it('cannot be overwritten by a second one', async () => {
    const client = app.newClient()
    const fields = await authorize(client, 'apple', persona)
    await postAppleForm(app, fields)
    await postAppleForm(app, { state: fields['state'] ?? '', code: 'attackers-own' })
    const { state = '' } = fields
    expect((await client.call(completeSignIn, { body: { state } })).status).toBe(200)
  })

  it('is the only source of Apple’s code: a code from the page is ignored', async () => {
    const client = app.newClient()
    const { state = '', code } = await authorize(client, 'apple', persona)
    await expectRefused(client, await client.call(completeSignIn, { body: { state, code } }))
  })

  it('reveals nothing, stores nothing and sets nothing for an unknown state', async () => {
    for (const fields of [
      {},
      { state: '' },
      { state: 'unknown', code: 'x' },
      { state: 'x'.repeat(5_000) },
    ]) {
      const response = await postAppleForm(app, fields)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toMatch(/^\/auth\/callback\?state=/)
      expect(response.headers.get('set-cookie')).toBeNull()
    }
  })

  it('never redirects anywhere but to our own callback', async () => {
    for (const state of [
      '//evil.example',
      'x\r\nset-cookie: a=b',
      '/../../evil',
      'https://evil.example',
    ]) {
      const response = await postAppleForm(app, { state })
      const location = new URL(response.headers.get('location') ?? '', 'http://localhost:3000')
      expect([location.origin, location.pathname]).toEqual([
        'http://localhost:3000',
        '/auth/callback',
      ])
      expect(response.headers.get('set-cookie')).toBeNull()
    }
  })

  it('accepts only a form, and only a small one', async () => {
    const send = (body: string, type: string) =>
      fetch(`${app.origin}/auth/callback`, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      })
    expect((await send('{}', 'application/json')).status).not.toBe(303)
    expect(
      (await send(`state=x&user=${'y'.repeat(40_000)}`, 'application/x-www-form-urlencoded'))
        .status,
    ).toBe(413)
  })

  it('with an invalid name does no harm', async () => {
    for (const user of ['null', '[]', '{"name":7}', '{', '{"name":{"firstName":{}}}', '"x"']) {
      app.tamper.callbackFields = (fields) => {
        fields.set('user', user)
        return fields
      }
      expect((await signIn(app, app.newClient(), 'apple', persona)).status, user).toBe(200)
    }
  })
})
