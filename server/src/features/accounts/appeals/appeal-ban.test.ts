import { getSession } from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appeal, appealTokenOf, signInBanned } from '../../../../test/accounts/appeals.ts'
import { ban, unban } from '../../../../test/bans.ts'
import {
  createPasswordPerson,
  type PasswordPerson,
} from '../../../../test/accounts/password-people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

const hour = 3_600_000

let app: TestApp
let now = new Date()
let person: PasswordPerson
beforeAll(async () => {
  app = await startTestApp({ config: { passwordSignIn: true }, now: () => now })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  person = await createPasswordPerson(app)
  await ban(app, person)
})

const written = () =>
  query(app.db).selectFrom('ban_appeals').selectAll().where('user_id', '=', person.id).execute()

const decline = () =>
  query(app.db)
    .updateTable('ban_appeals')
    .set({ outcome: 'declined', answer: 'It stays.', answered_at: now })
    .where('user_id', '=', person.id)
    .where('outcome', 'is', null)
    .execute()

const bad = { status: 403, code: 'appeal_expired' }

describe('a banned person', () => {
  it('is told at the sign-in that they can appeal, and appeals without a session', async () => {
    const answer = await signInBanned(app, person)
    expect(answer).toMatchObject({ code: 'account_banned', appeal: { state: 'possible' } })
    const token = answer.appeal?.token ?? ''
    expect(await appeal(app, token, '  It was my little brother.\n')).toEqual({ status: 204 })
    expect(await written()).toMatchObject([
      { user_id: person.id, content: 'It was my little brother.', outcome: null },
    ])
  })

  it('sees the end of the ban in the same answer, and nothing of why', async () => {
    const until = new Date(Date.now() + 24 * hour)
    await unban(app, person)
    await ban(app, person, until)
    const answer = await signInBanned(app, person)
    expect(answer.until).toBe(until.toISOString())
    expect(Object.keys(answer).toSorted()).toEqual([
      'appeal',
      'code',
      'message',
      'requestId',
      'until',
    ])
  })

  it('has one open appeal at a time, also if two are written at once', async () => {
    const token = await appealTokenOf(app, person)
    const answers = await Promise.all([appeal(app, token), appeal(app, token), appeal(app, token)])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'appeal_open')).toHaveLength(2)
    expect(await written()).toHaveLength(1)
    expect((await signInBanned(app, person)).appeal).toEqual({
      ban: expect.any(String),
      state: 'open',
    })
  })

  it('appeals three times against a ban, and reads the last answer at the sign-in', async () => {
    const token = await appealTokenOf(app, person)
    for (const _time of [1, 2, 3]) {
      expect(await appeal(app, token)).toEqual({ status: 204 })
      await decline()
    }
    expect(await appeal(app, token)).toEqual({ status: 409, code: 'appeals_used_up' })
    expect((await signInBanned(app, person)).appeal).toEqual({
      ban: expect.any(String),
      state: 'used_up',
      answer: 'It stays.',
    })
    // Another ban is another matter.
    await unban(app, person)
    await ban(app, person)
    expect((await signInBanned(app, person)).appeal).toMatchObject({ state: 'possible' })
  })

  it.each([
    ['short', 'Too short'],
    ['long', 'x'.repeat(2001)],
    ['empty', ' '.repeat(30)],
    ['made of control characters', '\u0007'.repeat(30)],
  ])('is refused words that are %s', async (_kind, content) => {
    const token = await appealTokenOf(app, person)
    expect(await appeal(app, token, content)).toEqual({ status: 400, code: 'invalid_input' })
    expect(await written()).toEqual([])
  })
})

describe('the token to appeal with', () => {
  it('is given only to somebody who is banned and whose sign-in was right', async () => {
    const wrong = await app.newClient().fetch('/api/sign-in/password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: 'Wrong-1-horse' }),
    })
    expect(await wrong.json()).not.toHaveProperty('appeal')
    // An older session is refused too, without one.
    const { body } = await person.client.call(getSession, {})
    expect(body).toMatchObject({ code: 'account_banned' })
    expect(body).not.toHaveProperty('appeal')
  })

  it('works for an hour', async () => {
    const token = await appealTokenOf(app, person)
    now = new Date(now.getTime() + hour - 1)
    expect(await appeal(app, token, 'Short')).toMatchObject({ code: 'invalid_input' })
    now = new Date(now.getTime() + 1)
    expect(await appeal(app, token)).toEqual(bad)
    expect(await written()).toEqual([])
  })

  it('is of no use once the ban is lifted, also after another ban', async () => {
    const token = await appealTokenOf(app, person)
    await unban(app, person)
    expect(await appeal(app, token)).toEqual({ status: 409, code: 'not_banned' })
    await ban(app, person)
    expect(await appeal(app, token)).toEqual({ status: 409, code: 'not_banned' })
  })

  it('is of no use once the ban has ended by itself', async () => {
    await unban(app, person)
    await ban(app, person, new Date(now.getTime() + 60_000))
    const token = await appealTokenOf(app, person)
    now = new Date(now.getTime() + 60_001)
    expect(await appeal(app, token)).toEqual({ status: 409, code: 'not_banned' })
  })

  it('cannot be changed into that of another person, ban or time', async () => {
    const other = await createPasswordPerson(app)
    await ban(app, other)
    const [userId, banId, expires, seal] = (await appealTokenOf(app, person)).split('.')
    const [otherId, otherBan] = (await appealTokenOf(app, other)).split('.')
    const later = String(Number(expires) + hour)
    for (const forged of [
      [otherId, otherBan, expires, seal],
      [otherId, banId, expires, seal],
      [userId, otherBan, expires, seal],
      [userId, banId, later, seal],
      [userId, banId, expires, ''],
      [userId, banId, expires],
      [userId, banId, expires, seal, seal],
      ['', '', '', ''],
      ['\u0000'],
    ])
      expect(await appeal(app, forged.join('.')), forged.join('.')).toEqual(bad)
    expect(await appeal(app, 'x'.repeat(201))).toEqual({ status: 400, code: 'invalid_input' })
    expect(await query(app.db).selectFrom('ban_appeals').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ user_id: other.id }),
    )
  })

  it('is no session', async () => {
    const token = await appealTokenOf(app, person)
    const client = app.newClient()
    const answer = await client.fetch('/api/sessions', {
      headers: { authorization: `Bearer ${token}`, cookie: `session=${token}` },
    })
    expect(answer.status).toBe(401)
  })
})
