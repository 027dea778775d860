import {
  cancelEmailChange,
  getEmailChange,
  resendEmailChange,
} from '@patchbay/contract/accounts/credentials'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { emailChanges, newEmailOf } from '../../../../test/accounts/email-changes.ts'
import {
  createPasswordPerson,
  mailsTo,
  type PasswordPerson,
} from '../../../../test/accounts/password-people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

let app: TestApp
let person: PasswordPerson
let newEmail: string
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ config: { passwordSignIn: true }, now: () => now })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  person = await createPasswordPerson(app)
  newEmail = newEmailOf(person)
})

const { newest, links, confirm, stored } = emailChanges(
  () => app,
  () => person,
)
const look = async () => (await person.client.call(getEmailChange, {})).body
const refused = { status: 400, code: 'invalid_link' }

it('a pending change is shown with who has confirmed it, until it is complete', async () => {
  expect(await look()).toEqual({ email: person.email, pending: null })
  const { current, fresh } = await links()
  const pending = { newEmail, isCurrentConfirmed: false, isNewConfirmed: false }
  expect(await look()).toEqual({ email: person.email, pending })
  await confirm(newEmail, fresh)
  expect((await look()).pending).toEqual({ ...pending, isNewConfirmed: true })
  await confirm(person.email, current, app.newClient())
  expect(await stored()).toMatchObject({ credential: newEmail })
})

it('a pending change is shown for the day that its links work', async () => {
  await links()
  now = new Date(Date.now() + 25 * 3_600_000)
  expect((await look()).pending).toBeNull()
  expect(await person.client.call(resendEmailChange, {})).toMatchObject({ status: 404 })
})

it('resending replaces the links of the addresses that have not confirmed', async () => {
  const old = await links()
  await confirm(person.email, old.current)
  expect((await person.client.call(resendEmailChange, {})).status).toBe(204)
  expect(await mailsTo(app, person.email)).toHaveLength(1)
  const { token } = await newest(newEmail)
  expect(token).not.toBe(old.fresh)
  expect(await confirm(newEmail, old.fresh)).toMatchObject(refused)
  expect(await confirm(newEmail, token)).toMatchObject({ body: { changed: true } })
})

it('cancelling makes both links useless, and may be repeated', async () => {
  const { current, fresh } = await links()
  for (const _time of [1, 2])
    expect((await person.client.call(cancelEmailChange, {})).status).toBe(204)
  expect((await look()).pending).toBeNull()
  expect(await confirm(person.email, current)).toMatchObject(refused)
  expect(await confirm(newEmail, fresh)).toMatchObject(refused)
  expect(await stored()).toMatchObject({ credential: person.email })
})

it('only the owner sees, resends or cancels it, in a session that began by e-mail', async () => {
  const { current } = await links()
  const other = await createPasswordPerson(app)
  await other.client.call(cancelEmailChange, {})
  expect(await other.client.call(resendEmailChange, {})).toMatchObject({ status: 404 })
  expect(await confirm(person.email, current)).toMatchObject({ status: 200 })
  const byProvider = await createPasswordPerson(app, 'google')
  for (const route of [getEmailChange, resendEmailChange, cancelEmailChange])
    expect(await byProvider.client.call(route, {})).toMatchObject({ status: 403 })
})

it('links are resent as seldom as they are sent', async () => {
  const limited = await startTestApp({ config: { passwordSignIn: true, rateLimits: true } })
  const owner = await createPasswordPerson(limited)
  const steps = emailChanges(
    () => limited,
    () => owner,
  )
  await steps.links()
  const statuses: number[] = []
  for (let index = 0; index < 5; index += 1)
    statuses.push((await owner.client.call(resendEmailChange, {})).status)
  expect(statuses).toEqual([204, 204, 204, 204, 429])
  await limited.stop()
})
