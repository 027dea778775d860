import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from '@patchbay/contract/accounts/credentials'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailChanges, newEmailOf } from '../../../../test/accounts/email-changes.ts'
import {
  createPasswordPerson,
  enter,
  mailsTo,
  newPassword,
  oldPassword,
  type PasswordPerson,
} from '../../../../test/accounts/password-people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { listJobs } from '../../../platform/jobs/jobs.store.ts'

let app: TestApp
let person: PasswordPerson
let newEmail: string
let now = new Date()
beforeAll(async () => {
  const config = { passwordSignIn: true }
  app = await startTestApp({ worker: true, config, now: () => now })
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
const refused = { status: 400, code: 'invalid_link' }
const done = { status: 200, body: { changed: true } }
const halfway = { status: 200, body: { changed: false } }

describe('the links of an e-mail change', () => {
  it('work once each, also for concurrent requests', async () => {
    const { current, fresh } = await links()
    const first = await Promise.all([1, 2, 3, 4].map(() => confirm(person.email, current)))
    expect(first.filter(({ body }) => body.again)).toHaveLength(3)
    expect(first.every(({ status }) => status === 200)).toBe(true)
    expect(await confirm(person.email, current)).toMatchObject({
      body: { changed: false, again: true },
    })
    const last = await Promise.all([1, 2, 3, 4].map(() => confirm(newEmail, fresh)))
    expect(last.filter(({ body }) => body.again)).toHaveLength(3)
    expect(last.every(({ body }) => body.changed)).toBe(true)
    const mails = await mailsTo(app, newEmail)
    expect(mails.filter(({ template }) => template === 'email_changed')).toHaveLength(1)
  })

  it('say that they have been used when they are opened again, until they expire', async () => {
    const { current, fresh } = await links()
    await confirm(person.email, current)
    await confirm(newEmail, fresh)
    const inside = await enter(app, newEmail, oldPassword)
    for (const [email, token] of [
      [person.email, current],
      [newEmail, fresh],
    ] as const)
      expect(await confirm(email, token, inside)).toMatchObject({
        status: 200,
        body: { changed: true, again: true },
      })
    // Nobody is signed out by a link that does nothing.
    expect((await inside?.call(getSession, {}))?.body.session).not.toBeNull()
    now = new Date(Date.now() + 25 * 3_600_000)
    expect(await confirm(newEmail, fresh)).toMatchObject(refused)
  })

  it('make the change once when both are opened at the same time', async () => {
    const { current, fresh } = await links()
    const answers = await Promise.all([confirm(person.email, current), confirm(newEmail, fresh)])
    expect(new Set(answers.map(({ body }) => body.changed))).toEqual(new Set([false, true]))
    expect(await stored()).toMatchObject({ credential: newEmail, profile: newEmail })
  })

  it('work for a day', async () => {
    const { current, fresh } = await links()
    now = new Date(Date.now() + 23 * 3_600_000)
    expect(await confirm(person.email, current)).toMatchObject(halfway)
    now = new Date(Date.now() + 25 * 3_600_000)
    expect(await confirm(newEmail, fresh)).toMatchObject(refused)
    expect(await stored()).toMatchObject({ credential: person.email })
  })

  it('stop working once a second change is requested', async () => {
    const first = await links()
    const other = `other-${newEmail}`
    await confirm(person.email, first.current)
    const second = await links(other)
    expect(await confirm(newEmail, first.fresh)).toMatchObject(refused)
    expect(await confirm(other, second.fresh)).toMatchObject(halfway)
    expect(await confirm(person.email, second.current)).toMatchObject(done)
    expect(await stored()).toMatchObject({ credential: other, profile: other })
  })

  it('stop working once the password has changed', async () => {
    const { current, fresh } = await links()
    const body = { currentPassword: oldPassword, newPassword }
    await person.client.call(changePassword, { body })
    expect(await confirm(person.email, current)).toMatchObject(refused)
    expect(await confirm(newEmail, fresh)).toMatchObject(refused)
  })

  it('work only together with the address to which they were sent', async () => {
    const { current, fresh } = await links()
    const wrong: [string, string][] = [
      [newEmail, current],
      [person.email, fresh],
      ['', current],
      ['someone@example.com', fresh],
      [newEmail, ''],
      [newEmail, fresh.slice(0, -1)],
      [newEmail, `${fresh}A`],
      [newEmail, 'x'.repeat(43)],
      [`${person.email}\u0000%`, fresh],
    ]
    for (const [email, token] of wrong)
      expect(await confirm(email, token), `${email} ${token}`).toMatchObject(refused)
    expect(await confirm(person.email, current)).toMatchObject(halfway)
    expect(await confirm(newEmail.toUpperCase(), fresh)).toMatchObject(done)
  })

  it('are refused to a viewer who is signed in to another account', async () => {
    const other = await createPasswordPerson(app)
    const { current, fresh } = await links()
    for (const [email, token] of [
      [person.email, current],
      [newEmail, fresh],
    ] as const)
      expect(await confirm(email, token, other.client)).toMatchObject(refused)
    expect(await stored(other.id)).toMatchObject({ credential: other.email })
    expect(await confirm(person.email, current, person.client)).toMatchObject(halfway)
  })

  it('lead to our own address, whatever host the request names', async () => {
    await person.client.fetch('/api/email-change', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
      body: JSON.stringify({ email: newEmail, currentPassword: oldPassword }),
    })
    for (const address of [person.email, newEmail])
      expect((await newest(address)).link.origin).toBe('http://localhost:3000')
  })

  it('are stored as hashes', async () => {
    const { current, fresh } = await links()
    const { rows } = await sql<{ text: string }>`
      select e::text as text from email_changes e where user_id = ${person.id}`.execute(
      query(app.db),
    )
    for (const token of [current, fresh]) {
      expect(rows[0]?.text).not.toContain(token)
      expect(rows[0]?.text).not.toContain(Buffer.from(token).toString('hex'))
    }
  })

  it('to the old address all stop working when the change is made', async () => {
    const { current, fresh } = await links()
    await app.visitor.call(requestPasswordReset, { body: { email: person.email } })
    await expect.poll(() => listJobs(app.db, 10)).toEqual([])
    const { token, template } = await newest(person.email)
    expect(template).toBe('password_reset')
    await confirm(person.email, current)
    await confirm(newEmail, fresh)
    const answer = await app.visitor.call(resetPassword, { body: { token, newPassword } })
    expect(answer).toMatchObject(refused)
    expect(await enter(app, newEmail, oldPassword)).toBeDefined()
  })

  it('are mailed at most five times an hour, to one address and for one person', async () => {
    const config = { passwordSignIn: true, rateLimits: true, trustedProxies: 1 }
    const limited = await startTestApp({ config })
    const ask = async (by: PasswordPerson, email: string, from: number) => {
      const response = await by.client.fetch('/api/email-change', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${from}` },
        body: JSON.stringify({ email, currentPassword: oldPassword }),
      })
      return response.status
    }
    const asking = await createPasswordPerson(limited)
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1)
      statuses.push(await ask(asking, `target-${index}@example.com`, index))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const many = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createPasswordPerson(limited)))
    const toOne = await Promise.all(
      many.map((one, index) => ask(one, 'victim@example.com', 100 + index)),
    )
    expect(toOne.filter((status) => status === 429)).toHaveLength(1)
    await limited.stop()
  })
})
