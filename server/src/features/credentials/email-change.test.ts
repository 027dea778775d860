import {
  changePassword,
  confirmEmailChange,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
} from '@patchbay/contract/credentials'
import { getSession } from '@patchbay/contract/sessions'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createPasswordPerson,
  enter,
  mailsTo,
  newPassword,
  oldPassword,
  type PasswordPerson,
} from '../../../test/password-people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { listen } from '../../../test/test-socket.ts'
import { query } from '../../platform/db/query.ts'
import { listJobs } from '../../platform/jobs/jobs.store.ts'

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
  newEmail = `new-${person.email}`
})

const request = (email = newEmail, currentPassword = oldPassword, by = person.client) =>
  by.call(requestEmailChange, { body: { email, currentPassword } })
const newest = async (address: string) =>
  (await mailsTo(app, address))[0] ?? expect.unreachable('there is a mail')
async function links(email = newEmail) {
  expect((await request(email)).status).toBe(200)
  const [current, fresh] = [await newest(person.email), await newest(email)]
  return { current: current.token, fresh: fresh.token }
}
const confirm = (email: string, token: string, by = app.newClient()) =>
  by.call(confirmEmailChange, { body: { email, token } })
const stored = async (id = person.id) => {
  const credential = await query(app.db)
    .selectFrom('password_credentials')
    .select('email')
    .where('user_id', '=', id)
    .executeTakeFirst()
  const profile = await query(app.db)
    .selectFrom('user_profiles')
    .select(['email', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return { credential: credential?.email, profile: profile?.email, at: profile?.updated_at }
}
const refused = { status: 400, code: 'invalid_link' }
const done = { status: 200, body: { changed: true } }
const halfway = { status: 200, body: { changed: false } }

describe('an e-mail address', () => {
  it('[D-21, D-42] gets a link at both addresses, and nothing changes yet', async () => {
    expect((await request()).body).toEqual({
      message:
        'Verification emails have been sent to your current and new email addresses. Please check both to complete the change.',
    })
    const [current, fresh] = [await newest(person.email), await newest(newEmail)]
    expect([current.template, fresh.template]).toEqual([
      'confirm_current_email',
      'confirm_new_email',
    ])
    for (const [address, { link }] of [
      [person.email, current],
      [newEmail, fresh],
    ] as const) {
      expect(link.origin + link.pathname).toBe(
        'http://localhost:3000/auth/validate-second-email',
      )
      expect(Object.fromEntries(link.searchParams)).toEqual({ email: address })
      expect(link.hash).toMatch(/^#token=[\w-]{43}$/)
    }
    expect(fresh.text).not.toContain(person.email)
    expect(await stored()).toMatchObject({ credential: person.email, profile: person.email })
  })

  it.each(['current first', 'new first'])(
    '[D-22] changes when both have confirmed, the account then the profile: %s',
    async (order) => {
      const { current, fresh } = await links()
      const steps = [
        [person.email, current],
        [newEmail, fresh],
      ] as [string, string][]
      const [first, second] = order === 'current first' ? steps : steps.toReversed()
      now = new Date(Date.now() + 5_000)
      expect(await confirm(...(first ?? expect.unreachable()))).toMatchObject(halfway)
      expect(await stored()).toMatchObject({ credential: person.email, profile: person.email })
      app.database.statements.length = 0
      expect(await confirm(...(second ?? expect.unreachable()))).toMatchObject(done)
      expect(await stored()).toEqual({ credential: newEmail, profile: newEmail, at: now })
      const writes = app.database.statements.filter((text) =>
        /^update "(password_credentials|user_profiles)"/.test(text),
      )
      expect(writes.map((text) => /^update "(\w+)"/.exec(text)?.[1])).toEqual([
        'password_credentials',
        'user_profiles',
      ])
      expect(await enter(app, person.email, oldPassword)).toBeUndefined()
      expect(await enter(app, newEmail, oldPassword)).toBeDefined()
    },
  )

  it('ends all sessions when it changes, and both addresses are told', async () => {
    const elsewhere = await enter(app, person.email, oldPassword)
    const page = await listen(app, person.client)
    const { current, fresh } = await links()
    await confirm(person.email, current, person.client)
    expect((await person.client.call(getSession, {})).body.session).not.toBeNull()
    await confirm(newEmail, fresh, person.client)
    expect(await page.closed).toBe(4001)
    expect(person.client.cookie('session')).toBeUndefined()
    expect((await elsewhere?.call(getSession, {}))?.body.session).toBeNull()
    for (const address of [person.email, newEmail])
      expect((await newest(address)).template).toBe('email_changed')
  })

  it('[D-23] changes even if the profile cannot be written, which is only logged', async () => {
    const { current, fresh } = await links()
    await confirm(person.email, current)
    const db = query(app.db)
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no room for %', new.email; end $$`.execute(db)
    await sql`create trigger refuse before update of email on user_profiles
      for each row execute function refuse()`.execute(db)
    expect(await confirm(newEmail, fresh)).toMatchObject(done)
    await sql`drop function refuse cascade`.execute(db)
    expect(await stored()).toMatchObject({ credential: newEmail, profile: person.email })
    const logged = app.logged.find(({ msg }) => msg === 'a profile kept its old e-mail address')
    expect(logged).toMatchObject({ userId: person.id })
    expect(JSON.stringify(app.logged)).not.toContain(newEmail)
    expect((await person.client.call(getSession, {})).body.session).toBeNull()
  })

  it('needs the current password', async () => {
    expect(await request(newEmail, 'a guess')).toMatchObject({ code: 'wrong_password' })
    expect(await mailsTo(app, newEmail)).toEqual([])
    expect(await mailsTo(app, person.email)).toEqual([])
  })

  it.each(['', 'pat', 'pat@', 'a@b.cd, e@f.gh', 'a@b.cd\r\nBcc: e@f.gh'])(
    '[D-20] must be one: %j',
    async (email) => {
      expect((await request(email)).body).toMatchObject({
        code: 'invalid_input',
        issues: [{ path: 'body/email', message: 'Invalid email address' }],
      })
    },
  )

  it('must be another one', async () => {
    expect(await request(person.email.toUpperCase())).toMatchObject({ code: 'email_unchanged' })
  })

  it('that another account has is not told at the start, and fails cleanly at the end', async () => {
    const other = await createPasswordPerson(app)
    const { current, fresh } = await links(other.email.toUpperCase())
    expect(await confirm(person.email, current)).toMatchObject(halfway)
    expect(await confirm(other.email, fresh)).toMatchObject({ status: 409, code: 'email_taken' })
    expect(await stored()).toMatchObject({ credential: person.email, profile: person.email })
    expect(await stored(other.id)).toMatchObject({ credential: other.email })
    expect((await person.client.call(getSession, {})).body.session).not.toBeNull()
    expect(await enter(app, person.email, oldPassword)).toBeDefined()
  })

  it('taken at the same moment by two goes to one', async () => {
    const other = await createPasswordPerson(app)
    const mine = await links()
    await request(newEmail, oldPassword, other.client)
    const theirs = { current: (await newest(other.email)).token, fresh: await newest(newEmail) }
    await confirm(person.email, mine.current)
    await confirm(other.email, theirs.current)
    const answers = await Promise.all([
      confirm(newEmail, mine.fresh),
      confirm(newEmail, theirs.fresh.token),
    ])
    expect(answers.map((answer) => answer.code ?? 'ok').toSorted()).toEqual(['email_taken', 'ok'])
  })
})

describe('its links', () => {
  it('work once each, also for several at the same time', async () => {
    const { current, fresh } = await links()
    const first = await Promise.all([1, 2, 3, 4].map(() => confirm(person.email, current)))
    expect(first.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await confirm(person.email, current)).toMatchObject(refused)
    const last = await Promise.all([1, 2, 3, 4].map(() => confirm(newEmail, fresh)))
    expect(last.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await confirm(newEmail, fresh)).toMatchObject(refused)
  })

  it('make the change once when both are opened at the same time', async () => {
    const { current, fresh } = await links()
    const answers = await Promise.all([confirm(person.email, current), confirm(newEmail, fresh)])
    expect(answers.map(({ body }) => body.changed).toSorted()).toEqual([false, true])
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

  it('are worth nothing once a second change has begun', async () => {
    const first = await links()
    const other = `other-${newEmail}`
    await confirm(person.email, first.current)
    const second = await links(other)
    expect(await confirm(newEmail, first.fresh)).toMatchObject(refused)
    expect(await confirm(other, second.fresh)).toMatchObject(halfway)
    expect(await confirm(person.email, second.current)).toMatchObject(done)
    expect(await stored()).toMatchObject({ credential: other, profile: other })
  })

  it('are worth nothing once the password has changed', async () => {
    const { current, fresh } = await links()
    const body = { currentPassword: oldPassword, newPassword }
    await person.client.call(changePassword, { body })
    expect(await confirm(person.email, current)).toMatchObject(refused)
    expect(await confirm(newEmail, fresh)).toMatchObject(refused)
  })

  it('go with the address that they were sent to: neither is worth anything alone', async () => {
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

  it('are refused to whoever is signed in as someone else', async () => {
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

  it('are kept as hashes', async () => {
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

  it('end every link to the old address when the change is made', async () => {
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

  it('are mailed five times an hour at most, to one address and for one person', async () => {
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
