import { getStaffOverview } from '@patchbay/contract/staff/console'
import {
  answerAppeal,
  appealsPerPage,
  getAppeal,
  listAppeals,
} from '@patchbay/contract/staff/appeals'
import { banPerson, liftBan } from '@patchbay/contract/staff/people'
import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appeal, appealTokenOf, signInBanned } from '../../../../test/accounts/appeals.ts'
import { ban, unban } from '../../../../test/bans.ts'
import {
  createPasswordPerson,
  enter,
  mailsTo,
  oldPassword,
  type PasswordPerson,
} from '../../../../test/accounts/password-people.ts'
import type { TestPerson } from '../../../../test/people.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let now: Date | undefined
let moderator: TestPerson
let colleague: TestPerson
let person: PasswordPerson
beforeAll(async () => {
  app = await startTestApp({
    config: { passwordSignIn: true },
    now: () => now ?? new Date(),
  })
  moderator = await createStaff(app, 'moderator', { fullName: 'Mo Moderator' })
  colleague = await createStaff(app, 'moderator', { fullName: 'Coco Colleague' })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = undefined
  person = await createPasswordPerson(app)
})

const reason = 'They sold followers.'
const words = 'Do not sell followers here.'

const banIt = (by: TestPerson, until: string | null = null, personId = person.id) =>
  by.client.call(banPerson, { params: { personId }, body: { until, words, reason } })
const list = async (tab: 'open' | 'answered', cursor?: string) =>
  (
    await colleague.client.call(listAppeals, {
      query: cursor === undefined ? { tab } : { tab, cursor },
    })
  ).body
const isListed = async (tab: 'open' | 'answered', id: string) =>
  (await list(tab)).appeals.some((one) => one.id === id)
const countOpen = async () => (await colleague.client.call(getStaffOverview, {})).body.appeals
const look = (appealId: string, by = colleague) =>
  by.client.call(getAppeal, { params: { appealId } })
const answer = (appealId: string, decision: 'lift' | 'decline', by = colleague) =>
  by.client.call(answerAppeal, {
    params: { appealId },
    body: { decision, words: 'We looked at it again.', reason: 'A second look.' },
  })

async function write(content?: string, by = person): Promise<string> {
  expect(await appeal(app, await appealTokenOf(app, by), content)).toEqual({ status: 204 })
  const { id } = await query(app.db)
    .selectFrom('ban_appeals')
    .select('id')
    .where('user_id', '=', by.id)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}

const lastEntry = () =>
  query(app.db)
    .selectFrom('operator_actions')
    .selectAll()
    .where('user_id', '=', person.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

describe('a moderator', () => {
  it('sees what was written, the ban, who banned, and that it was somebody else', async () => {
    const before = (await countOpen()) ?? 0
    await banIt(moderator, '2099-01-31T00:00:00.000Z')
    const id = await write('It was my little brother.')
    expect(await countOpen()).toBe(before + 1)
    expect(await isListed('open', id)).toBe(true)
    const { body } = await look(id)
    expect(body).toMatchObject({
      content: 'It was my little brother.',
      person: { id: person.id },
      outcome: null,
      ban: { until: '2099-01-31T00:00:00.000Z', reason, words },
      bannedBy: { name: 'Mo Moderator', isViewer: false },
      earlier: [],
      history: [{ action: 'ban', reason }],
      can: { answer: true },
    })
    expect((await look(id, moderator)).body).toMatchObject({
      bannedBy: { isViewer: true },
      can: { answer: true },
    })
  })

  it('lifts the ban with words that go by mail, and the log has one entry', async () => {
    await banIt(moderator)
    const id = await write()
    expect((await answer(id, 'lift')).status).toBe(204)
    expect(await enter(app, person.email, oldPassword)).toBeDefined()
    const [mail, ...others] = await mailsTo(app, person.email)
    expect(mail?.template).toBe('appeal_answered')
    expect(mail?.text).toContain('We looked at it again.')
    expect(mail?.text).not.toContain('A second look.')
    expect(others.map(({ template }) => template)).toEqual(['banned'])
    expect(await lastEntry()).toMatchObject({
      action: 'unban',
      staff_id: colleague.id,
      reason: 'A second look.',
      details: { appeal: id, words: 'We looked at it again.' },
    })
    expect((await look(id)).body).toMatchObject({
      outcome: 'lifted',
      answer: 'We looked at it again.',
      answeredBy: 'Coco Colleague',
      ban: null,
      can: { answer: false },
    })
    expect(await isListed('open', id)).toBe(false)
    expect((await list('answered')).appeals[0]).toMatchObject({ id, outcome: 'lifted' })
  })

  it('declines it with words, and the person can appeal again', async () => {
    await banIt(moderator)
    const first = await write('It was my little brother.')
    expect((await answer(first, 'decline')).status).toBe(204)
    const [mail] = await mailsTo(app, person.email)
    expect(mail?.text).toContain('We looked at it again.')
    expect(mail?.text).toContain('It was my little brother.')
    expect(await lastEntry()).toMatchObject({
      action: 'decline-appeal',
      details: { appeal: first, words: 'We looked at it again.' },
    })
    expect(await signInBanned(app, person)).toMatchObject({
      appeal: { state: 'possible', answer: 'We looked at it again.' },
    })
    const second = await write('I have asked him, and he is sorry.')
    expect((await look(second)).body).toMatchObject({
      earlier: [{ id: first, outcome: 'declined', answer: 'We looked at it again.' }],
      history: [{ action: 'decline-appeal' }, { action: 'ban' }],
    })
  })

  it('answers once, also if two answer at the same time', async () => {
    await banIt(moderator)
    const id = await write()
    const answers = await Promise.all([
      answer(id, 'lift'),
      answer(id, 'decline', moderator),
      answer(id, 'decline'),
    ])
    const statuses = answers.map(({ status }) => String(status))
    expect(statuses.toSorted()).toEqual(['204', '409', '409'])
    const entries = await query(app.db)
      .selectFrom('operator_actions')
      .select('action')
      .where('user_id', '=', person.id)
      .where('action', 'in', ['unban', 'decline-appeal'])
      .execute()
    expect(entries).toHaveLength(1)
  })

  it('does not answer against a ban of staff, which an admin does', async () => {
    const admin = await createStaff(app, 'admin')
    await query(app.db)
      .updateTable('user_profiles')
      .set({ role: 'editor' })
      .where('id', '=', person.id)
      .execute()
    await banIt(admin)
    const id = await write()
    expect((await look(id)).body.can.answer).toBe(false)
    expect(await answer(id, 'lift')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await answer(id, 'lift', admin)).status).toBe(204)
  })

  it('is refused what does not exist', async () => {
    const nobody = '019a8000-0000-7000-8000-000000000001'
    expect(await look(nobody)).toMatchObject({ status: 404, body: { code: 'appeal_not_found' } })
    expect(await answer(nobody, 'lift')).toMatchObject({ status: 404 })
  })

  it('pages through them, the oldest first, without leaving one out', async () => {
    const at = new Date()
    const ids: string[] = []
    for (let number = 0; number < appealsPerPage + 2; number += 1) {
      const userId = newId()
      await query(app.db)
        .insertInto('user_profiles')
        .values({ id: userId, created_at: at, updated_at: at })
        .execute()
      const banId = newId()
      await query(app.db)
        .insertInto('banned_users')
        .values({ user_id: userId, id: banId })
        .execute()
      const id = newId()
      const row = { id, user_id: userId, ban_id: banId, content: `${number}`, created_at: at }
      await query(app.db).insertInto('ban_appeals').values(row).execute()
      ids.push(id)
    }
    const one = await list('open')
    const two = await list('open', one.nextCursor ?? '')
    const seen = [...one.appeals, ...two.appeals].map(({ id }) => id)
    expect(seen.filter((id) => ids.includes(id))).toEqual(ids)
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('an appeal', () => {
  it('is answered by a ban that is lifted without it', async () => {
    await banIt(moderator)
    const id = await write()
    await moderator.client.call(liftBan, { params: { personId: person.id }, body: { reason } })
    expect((await look(id)).body).toMatchObject({ outcome: 'lifted', answer: null })
    expect(await answer(id, 'decline')).toMatchObject({ body: { code: 'appeal_answered' } })
  })

  it('stays with a ban that is changed while it lasts', async () => {
    await banIt(moderator)
    const id = await write()
    await banIt(colleague, '2099-01-31T00:00:00.000Z')
    expect((await look(id)).body).toMatchObject({
      ban: { until: '2099-01-31T00:00:00.000Z' },
      bannedBy: { name: 'Coco Colleague', isViewer: true },
      can: { answer: true },
    })
    expect((await signInBanned(app, person)).appeal).toEqual({
      ban: expect.any(String),
      state: 'open',
    })
  })

  it('needs no answer once the ban has ended by itself, and does not stand against the next', async () => {
    const before = await countOpen()
    await ban(app, person, new Date(Date.now() + 60_000))
    const id = await write()
    now = new Date(Date.now() + 60_001)
    expect(await isListed('open', id)).toBe(false)
    expect(await countOpen()).toBe(before)
    expect(await answer(id, 'decline')).toMatchObject({ body: { code: 'appeal_answered' } })
    await unban(app, person)
    await ban(app, person)
    expect((await signInBanned(app, person)).appeal).toMatchObject({ state: 'possible' })
  })

  it('of the viewer does not exist for them, since it shows what colleagues wrote', async () => {
    const id = newId()
    const times = { created_at: new Date(), answered_at: new Date() }
    await query(app.db)
      .insertInto('ban_appeals')
      .values({
        id,
        user_id: colleague.id,
        ban_id: newId(),
        content: 'Me?',
        outcome: 'lifted',
        ...times,
      })
      .execute()
    expect((await look(id)).status).toBe(404)
    expect(await isListed('answered', id)).toBe(false)
    expect((await answer(id, 'decline')).status).toBe(404)
    expect((await look(id, moderator)).status).toBe(200)
  })

  it('goes with the account', async () => {
    await banIt(moderator)
    const id = await write()
    await answer(id, 'lift')
    const client = await enter(app, person.email, oldPassword)
    const confirmText = 'delete my account'
    expect((await client?.call(deleteAccount, { body: { confirmText } }))?.status).toBe(200)
    expect((await look(id)).status).toBe(404)
  })
})
