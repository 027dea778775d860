import { getSession } from '@patchbay/contract/accounts/sessions'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailChanges, newEmailOf } from '../../../../test/accounts/email-changes.ts'
import { ban } from '../../../../test/bans.ts'
import {
  createPasswordPerson,
  enter,
  mailsTo,
  oldPassword,
  type PasswordPerson,
} from '../../../../test/accounts/password-people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listen } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'

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

const { request, newest, links, confirm, stored } = emailChanges(
  () => app,
  () => person,
)
const done = { status: 200, body: { changed: true } }
const halfway = { status: 200, body: { changed: false } }

describe('an e-mail address', () => {
  it('[D-21, D-42] is changed by links that are sent to both addresses, and does not change yet', async () => {
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
      expect(link.origin + link.pathname).toBe('http://localhost:3000/auth/validate-second-email')
      expect(Object.fromEntries(link.searchParams)).toEqual({ email: address })
      expect(link.hash).toMatch(/^#token=[\w-]{43}$/)
    }
    expect(fresh.text).not.toContain(person.email)
    expect(await stored()).toMatchObject({ credential: person.email, profile: person.email })
  })

  it.each(['current first', 'new first'])(
    '[A-70, D-22] changes once both addresses are confirmed, the account before the profile: %s',
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

  it('does not change while the owner is banned', async () => {
    const { current, fresh } = await links()
    await confirm(person.email, current)
    await ban(app, person)
    expect(await confirm(newEmail, fresh)).toMatchObject({ status: 400, code: 'invalid_link' })
    expect(await stored()).toMatchObject({ credential: person.email, profile: person.email })
  })

  it('ends all sessions when it changes, and both addresses are notified', async () => {
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
    '[D-20] must be valid: %j',
    async (email) => {
      expect((await request(email)).body).toMatchObject({
        code: 'invalid_input',
        issues: [{ path: 'body/email', message: 'Invalid email address' }],
      })
    },
  )

  it('must differ from the current address', async () => {
    expect(await request(person.email.toUpperCase())).toMatchObject({ code: 'email_unchanged' })
  })

  it('of another account is not revealed at the start, and fails cleanly at the end', async () => {
    const other = await createPasswordPerson(app)
    const { current, fresh } = await links(other.email.toUpperCase())
    expect(await confirm(person.email, current)).toMatchObject(halfway)
    expect(await confirm(other.email, fresh)).toMatchObject({ status: 409, code: 'email_taken' })
    expect(await stored()).toMatchObject({ credential: person.email, profile: person.email })
    expect(await stored(other.id)).toMatchObject({ credential: other.email })
    expect((await person.client.call(getSession, {})).body.session).not.toBeNull()
    expect(await enter(app, person.email, oldPassword)).toBeDefined()
  })

  it('requested by two people at the same moment goes to only one of them', async () => {
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
