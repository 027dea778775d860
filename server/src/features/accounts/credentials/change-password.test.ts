import { changePassword, requestEmailChange } from '@patchbay/contract/accounts/credentials'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createPasswordPerson,
  enter,
  mailsTo,
  newPassword,
  oldPassword,
  type PasswordPerson,
} from '../../../../test/accounts/password-people.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listen } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let person: PasswordPerson
beforeAll(async () => {
  app = await startTestApp({ config: { passwordSignIn: true } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPasswordPerson(app)
})

const change = (currentPassword = oldPassword, password = newPassword, by = person.client) =>
  by.call(changePassword, { body: { currentPassword, newPassword: password } })
const isSignedIn = async (client = person.client) =>
  (await client.call(getSession, {})).body.session !== null

describe('changing the password', () => {
  it('[D-14, D-16, D-42] accepts the new password and refuses the old one', async () => {
    const answer = await change()
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Password updated successfully.' },
    })
    expect(await enter(app, person.email, oldPassword)).toBeUndefined()
    expect(await enter(app, person.email, newPassword)).toBeDefined()
  })

  it('ends all other sessions at once, and keeps the current session', async () => {
    const elsewhere = await enter(app, person.email, oldPassword)
    const page = await listen(app, elsewhere ?? expect.unreachable('the password is right'))
    const stranger = await createPerson(app)
    await change()
    expect(await page.closed).toBe(4001)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn()).toBe(true)
    expect(await isSignedIn(stranger.client)).toBe(true)
  })

  it('is confirmed by mail, without the password', async () => {
    await change()
    const [mail] = await mailsTo(app, person.email)
    expect(mail).toMatchObject({ template: 'password_changed' })
    expect(mail?.link.href).toBe(`${app.config.publicUrl}/reset-password`)
    expect(mail?.text).not.toContain(newPassword)
  })

  it('[D-14, D-15] needs the current password, before anything changes', async () => {
    const answer = await change('Correct-1-hors')
    expect(answer).toMatchObject({ status: 403, code: 'wrong_password' })
    expect(answer.body).toMatchObject({ message: 'Current password is incorrect' })
    expect(await enter(app, person.email, oldPassword)).toBeDefined()
    expect(await mailsTo(app, person.email)).toEqual([])
  })

  it.each([
    ['aB3$xyz', 'Password must be at least 8 characters'],
    ['CORRECT-1-HORSE', 'Password must contain at least one lowercase letter'],
    ['correct-1-horse', 'Password must contain at least one uppercase letter'],
    ['Correct-horse', 'Password must contain at least one digit'],
    ['Correct1horse', 'Password must contain at least one special character'],
    ['Password1!', 'This password is too common and easily guessed'],
    [`aB3$${'x'.repeat(200)}`, 'Use at most 200 characters'],
    [`aB3$${'x'.repeat(2_000)}`, 'Use at most 200 characters'],
  ])('[A-64] refuses a weak password with the reason: %s', async (weak, message) => {
    const answer = await change(oldPassword, weak)
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(answer.body).toMatchObject({ issues: [{ path: 'body/newPassword', message }] })
    expect(await enter(app, person.email, oldPassword)).toBeDefined()
  })

  it('by two requests at the same time succeeds for exactly one', async () => {
    const wanted = Array.from({ length: 5 }, (_, index) => `${newPassword}-${index}`)
    const answers = await Promise.all(wanted.map((password) => change(oldPassword, password)))
    expect(answers.map((answer) => answer.code ?? 'ok').toSorted()).toEqual([
      'ok',
      ...Array.from({ length: 4 }, () => 'wrong_password'),
    ])
    const won = wanted[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect(await enter(app, person.email, won)).toBeDefined()
  })

  it('ends a session that was opened with the old password at the same moment', async () => {
    const [, ...entered] = await Promise.all([
      change(),
      ...Array.from({ length: 8 }, () => enter(app, person.email, oldPassword)),
    ])
    for (const client of entered) if (client) expect(await isSignedIn(client)).toBe(false)
    const left = await query(app.db)
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', person.id)
      .execute()
    expect(left).toEqual([{ id: person.sessionId }])
  })

  it('affects only the caller, and a request that names somebody else is refused', async () => {
    const other = await createPasswordPerson(app)
    const names = { userId: other.id, user_id: other.id, email: other.email }
    const changeWith = async (extra: object) => {
      const { status } = await person.client.fetch(`/api/password?userId=${other.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ currentPassword: oldPassword, newPassword, ...extra }),
      })
      return status
    }
    expect(await changeWith(names)).toBe(400)
    expect(await changeWith({})).toBe(200)
    expect(await enter(app, other.email, oldPassword)).toBeDefined()
    expect(await enter(app, person.email, newPassword)).toBeDefined()
  })
})

describe('the security settings', () => {
  const requests = [
    ['changePassword', changePassword, { currentPassword: oldPassword, newPassword }],
    ['requestEmailChange', requestEmailChange, { currentPassword: oldPassword, email: 'n@e.io' }],
  ] as const

  it.each(requests)(
    '[D-01] are refused in a session of a provider: %s',
    async (_n, route, body) => {
      // For an account with both ways to sign in, the session decides.
      const both = await createPasswordPerson(app, 'google')
      expect(await both.client.call(route, { body } as never)).toMatchObject({
        status: 403,
        code: 'forbidden',
      })
      expect(await enter(app, both.email, oldPassword)).toBeDefined()
    },
  )

  it.each(requests)(
    'are refused for an account without a password: %s',
    async (_n, route, body) => {
      const without = await createPerson(app, { provider: 'email' })
      expect(await without.client.call(route, { body } as never)).toMatchObject({ status: 403 })
    },
  )

  it('limit guesses across all addresses', async () => {
    const config = { passwordSignIn: true, rateLimits: true, trustedProxies: 1 }
    const limited = await startTestApp({ config })
    const owner = await createPasswordPerson(limited)
    const guess = async (index: number) => {
      const response = await owner.client.fetch('/api/password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${index}.113` },
        body: JSON.stringify({ currentPassword: 'a guess', newPassword }),
      })
      return response.status
    }
    const statuses: number[] = []
    for (let index = 0; index < 101; index += 1) statuses.push(await guess(index))
    expect(new Set(statuses.slice(0, 100))).toEqual(new Set([403]))
    expect(statuses.at(-1)).toBe(429)
    await limited.stop()
  })
})
