import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  createPasswordPerson,
  newPassword,
  oldPassword,
  type PasswordPerson,
} from '../../../../test/accounts/password-people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'

let app: TestApp
let person: PasswordPerson
let network = 0
beforeAll(async () => {
  const config = { passwordSignIn: true, rateLimits: true, trustedProxies: 1 }
  app = await startTestApp({ config })
})
afterAll(() => app.stop())
beforeEach(async () => {
  network += 1
  person = await createPasswordPerson(app)
})

const post = (path: string, body: object, by: TestClient = app.newClient()): Promise<Response> =>
  by.fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${network}` },
    body: JSON.stringify(body),
  })
const signIn = (password: string) => post('/sign-in/password', { email: person.email, password })
const change = (currentPassword: string) =>
  post('/password', { currentPassword, newPassword: currentPassword }, person.client)
const reset = () => post('/password/reset', { token: 'x'.repeat(43), newPassword })
const statusesOf = async (count: number, attempt: () => Promise<Response>): Promise<number[]> => {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await attempt()).status)
  return statuses
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

it('a password that is right is never counted', async () => {
  expect(await statusesOf(12, () => signIn(oldPassword))).toEqual(times(12, 200))
  expect(await statusesOf(12, () => change(oldPassword))).toEqual(times(12, 200))
})

it('guesses are counted apart for sign-in, change and reset', async () => {
  expect(await statusesOf(11, () => signIn('a guess'))).toEqual([...times(10, 401), 429])
  // Nothing is learnt from the right password after too many guesses.
  expect((await signIn(oldPassword)).status).toBe(429)
  expect(await statusesOf(11, () => change('A-guess-12'))).toEqual([...times(10, 403), 429])
  expect(await statusesOf(11, reset)).toEqual([...times(10, 400), 429])
  const asked = await statusesOf(1, () => post('/password/reset-request', { email: person.email }))
  expect(asked).toEqual([200])
})

it('guesses at the same moment do not pass the limit together', async () => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => signIn('a guess')))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

it('a refusal says how many seconds to wait, in the header and in the body', async () => {
  await statusesOf(10, () => signIn('a guess'))
  const refused = await signIn('a guess')
  const { retryAfter } = (await refused.json()) as { retryAfter: number }
  expect(refused.headers.get('retry-after')).toBe(String(retryAfter))
  expect(retryAfter).toBeGreaterThan(800)
  expect(retryAfter).toBeLessThanOrEqual(900)
})
