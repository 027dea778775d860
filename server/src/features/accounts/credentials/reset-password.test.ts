import {
  changePassword,
  confirmEmailChange,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
} from '@patchbay/contract/accounts/credentials'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createPasswordPerson,
  enter,
  mailsTo,
  newPassword,
  oldPassword,
  type PasswordPerson,
} from '../../../../test/accounts/password-people.ts'
import { ban, unban } from '../../../../test/bans.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listen } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'
import { listJobs } from '../../../platform/jobs/jobs.store.ts'

let app: TestApp
let person: PasswordPerson
let now = new Date()
beforeAll(async () => {
  const config = { passwordSignIn: true }
  app = await startTestApp({ worker: true, config, now: () => now })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  person = await createPasswordPerson(app)
})

async function jobsDone(): Promise<void> {
  await expect.poll(() => listJobs(app.db, 10)).toEqual([])
}
async function askFor(email: string) {
  const answer = await app.newClient().call(requestPasswordReset, { body: { email } })
  await jobsDone()
  return answer
}
async function newLink() {
  await askFor(person.email)
  const [mail] = await mailsTo(app, person.email)
  return mail ?? expect.unreachable('there is a mail')
}
const reset = (token: string, password = newPassword, by = app.newClient()) =>
  by.call(resetPassword, { body: { token, newPassword: password } })
const refused = { status: 400, code: 'invalid_link' }
const later = (minutes: number) => {
  now = new Date(Date.now() + minutes * 60_000)
}

describe('a forgotten password', () => {
  it('[A-70, D-28, D-29] is replaced by means of a mailed link', async () => {
    expect((await askFor(` ${person.email.toUpperCase()} `)).body).toEqual({
      message:
        'Password reset instructions have been sent to your email address. Please check your inbox and spam folder for the reset link.',
    })
    const [mail] = await mailsTo(app, person.email)
    expect(mail?.link.href).toMatch(
      /^http:\/\/localhost:3000\/auth\/update-password\?source=reset#token=[\w-]{43}$/,
    )
    expect((await reset(mail?.token ?? '')).status).toBe(204)
    expect(await enter(app, person.email, oldPassword)).toBeUndefined()
    expect(await enter(app, person.email, newPassword)).toBeDefined()
    expect((await mailsTo(app, person.email))[0]).toMatchObject({ template: 'password_changed' })
  })

  it('ends all sessions, including that of this browser', async () => {
    const page = await listen(app, person.client)
    const { token } = await newLink()
    await reset(token, newPassword, person.client)
    expect(await page.closed).toBe(4001)
    expect((await person.client.call(getSession, {})).body.session).toBeNull()
  })

  it('is not replaced by a weak one, and the link still works after the refusal', async () => {
    const { token } = await newLink()
    const weak = await reset(token, 'Password1!')
    expect(weak.body).toMatchObject({
      code: 'invalid_input',
      issues: [
        {
          path: 'body/newPassword',
          message: 'This password is too common and easily guessed',
        },
      ],
    })
    expect((await reset(token)).status).toBe(204)
  })
})

describe('the link', () => {
  it('works once, also for concurrent requests', async () => {
    const { token } = await newLink()
    const wanted = Array.from({ length: 5 }, (_, index) => `${newPassword}-${index}`)
    const answers = await Promise.all(wanted.map((password) => reset(token, password)))
    const won = answers.filter(({ status }) => status === 204)
    expect(won).toHaveLength(1)
    for (const answer of answers) if (!won.includes(answer)) expect(answer).toMatchObject(refused)
    const winner = wanted[answers.findIndex(({ status }) => status === 204)] ?? ''
    expect(await enter(app, person.email, winner)).toBeDefined()
    expect(await reset(token)).toMatchObject(refused)
  })

  it('works for an hour', async () => {
    const { token } = await newLink()
    later(61)
    expect(await reset(token)).toMatchObject(refused)
    later(59)
    expect((await reset(token)).status).toBe(204)
  })

  it('is not replaced while the owner is banned, by a link from before or a new one', async () => {
    const { token } = await newLink()
    await ban(app, person)
    expect(await reset(token)).toMatchObject(refused)
    const before = await mailsTo(app, person.email)
    await askFor(person.email)
    expect(await mailsTo(app, person.email)).toEqual(before)
    await unban(app, person)
    expect((await reset(token)).status).toBe(204)
  })

  it('[A-70] stops working once there is a newer link', async () => {
    const first = await newLink()
    const second = await newLink()
    expect(await reset(first.token)).toMatchObject(refused)
    expect((await reset(second.token)).status).toBe(204)
  })

  it('stops working once the password was changed in another way', async () => {
    const { token } = await newLink()
    const body = { currentPassword: oldPassword, newPassword }
    await person.client.call(changePassword, { body })
    expect(await reset(token, 'Another-3-word')).toMatchObject(refused)
    expect(await enter(app, person.email, newPassword)).toBeDefined()
  })

  it('must be complete', async () => {
    const { token } = await newLink()
    const broken = ['', 'x', token.slice(0, -1), `${token}x`, token.toUpperCase(), `${token}\u0000`]
    for (const wrong of broken) expect(await reset(wrong), wrong).toMatchObject(refused)
    expect((await reset(token)).status).toBe(204)
  })

  it('changes its own account, even if somebody else is signed in', async () => {
    const other = await createPasswordPerson(app)
    const { token } = await newLink()
    expect((await reset(token, newPassword, other.client)).status).toBe(204)
    expect(await enter(app, other.email, oldPassword)).toBeDefined()
    expect((await other.client.call(getSession, {})).body.session?.profile.id).toBe(other.id)
    expect(await enter(app, person.email, newPassword)).toBeDefined()
  })

  it('is not accepted as another kind of link, nor the other way round', async () => {
    const { token } = await newLink()
    const { email } = person
    const confirmed = await app.newClient().call(confirmEmailChange, { body: { email, token } })
    expect(confirmed).toMatchObject(refused)
    const body = { currentPassword: oldPassword, email: 'elsewhere@example.com' }
    await person.client.call(requestEmailChange, { body })
    const [mail] = await mailsTo(app, person.email)
    expect(mail?.template).toBe('confirm_current_email')
    expect(await reset(mail?.token ?? '')).toMatchObject(refused)
    expect(await enter(app, person.email, oldPassword)).toBeDefined()
  })

  it('leads to our own address, whatever host the request names', async () => {
    for (const name of ['host', 'x-forwarded-host', 'x-original-host', 'forwarded'])
      await app.newClient().fetch('/api/password/reset-request', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [name]: 'evil.example' },
        body: JSON.stringify({ email: person.email }),
      })
    await jobsDone()
    const mails = await mailsTo(app, person.email)
    expect(mails.length).toBeGreaterThan(0)
    for (const { link, text } of mails) {
      expect(link.origin).toBe('http://localhost:3000')
      expect(text).not.toContain('evil')
    }
  })

  it('is stored as a hash, and never logged', async () => {
    const { token } = await newLink()
    await reset(token.slice(0, -1))
    const { rows } = await sql<{ hits: string }>`select count(*) as hits from password_resets r
      where r::text like ${`%${token}%`} or r::text like ${`%${Buffer.from(token).toString('hex')}%`}`.execute(
      query(app.db),
    )
    expect(rows).toEqual([{ hits: '0' }])
    expect(JSON.stringify(app.logged)).not.toContain(token.slice(0, -1))
    expect(JSON.stringify(app.logged)).not.toContain(person.email)
  })

  it('is removed by a nightly job once it has expired', async () => {
    await newLink()
    const sweep = async () => {
      await sql`select graphile_worker.add_job('delete_expired_links', '{"_cron":{}}'::json)`.execute(
        query(app.db),
      )
      await jobsDone()
      return query(app.db)
        .selectFrom('password_resets')
        .select('user_id')
        .where('user_id', '=', person.id)
        .execute()
    }
    expect(await sweep()).toHaveLength(1)
    later(61)
    expect(await sweep()).toEqual([])
  })
})

describe('an address without an account', () => {
  it('[D-43] gets the same answer, with the same statements and one job', async () => {
    // There is no worker, because the job is not part of the answer's work.
    const quiet = await startTestApp({ config: { passwordSignIn: true } })
    const known = await createPasswordPerson(quiet)
    const ask = async (email: string) => {
      const jobsBefore = (await listJobs(quiet.db, 10)).length
      quiet.database.statements.length = 0
      const { status, body } = await quiet.newClient().call(requestPasswordReset, {
        body: { email },
      })
      const statements = [...quiet.database.statements]
      const jobs = (await listJobs(quiet.db, 10)).length - jobsBefore
      return { status, body, statements, jobs }
    }
    const [one, other] = [await ask(known.email), await ask('nobody@example.com')]
    expect(one).toEqual(other)
    expect(one).toMatchObject({ status: 200, jobs: 1 })
    expect(one.statements).toHaveLength(1)
    await quiet.stop()
  })

  it('gets no mail', async () => {
    await askFor('nobody@example.com')
    expect(await mailsTo(app, 'nobody@example.com')).toEqual([])
  })

  it.each([
    '',
    'pat',
    'pat@',
    'a b@example.com',
    'pat@example.com, q@example.com',
    'p@x.io\nBcc:q',
  ])('[D-27] is refused if it is invalid: %j', async (email) => {
    const answer = await app.newClient().call(requestPasswordReset, { body: { email } })
    expect(answer.body).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'body/email', message: 'Please enter a valid email address' }],
    })
  })
})

describe('requesting too often', () => {
  it('is refused for one address from every network, and for one network to every address', async () => {
    const config = { passwordSignIn: true, rateLimits: true, trustedProxies: 1 }
    const limited = await startTestApp({ config })
    const ask = async (email: string, from: string) => {
      const response = await limited.newClient().fetch('/api/password/reset-request', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ email }),
      })
      return response.status
    }
    const known = await createPasswordPerson(limited)
    for (const email of [known.email, 'nobody@example.com']) {
      const statuses: number[] = []
      for (let index = 0; index < 6; index += 1)
        statuses.push(await ask(index % 2 ? email : email.toUpperCase(), `203.0.113.${index}`))
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
    const spread: number[] = []
    for (let index = 0; index < 11; index += 1)
      spread.push(await ask(`someone-${index}@example.com`, '198.51.100.7'))
    expect(spread.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(spread.at(-1)).toBe(429)
    await limited.stop()
  })
})

describe('if passwords are turned off', () => {
  it('none of this exists', async () => {
    const closed = await startTestApp()
    const owner = await createPasswordPerson(closed)
    const token = 'x'.repeat(43)
    const { email } = owner
    const password = { currentPassword: oldPassword, newPassword }
    const answers = await Promise.all([
      closed.visitor.call(requestPasswordReset, { body: { email } }),
      closed.visitor.call(resetPassword, { body: { token, newPassword } }),
      closed.visitor.call(confirmEmailChange, { body: { email, token } }),
      owner.client.call(changePassword, { body: password }),
      owner.client.call(requestEmailChange, {
        body: { currentPassword: oldPassword, email: 'n@example.com' },
      }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await listJobs(closed.db, 10)).toEqual([])
    await closed.stop()
  })
})
