import { getSession } from '@patchbay/contract/accounts/sessions'
import { createReport } from '@patchbay/contract/people/reports'
import {
  banPerson,
  changeRole,
  endSessions,
  getStaffPerson,
  liftBan,
  listStaffPeople,
  staffPeoplePerPage,
} from '@patchbay/contract/staff/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInBanned } from '../../../../test/accounts/appeals.ts'
import { createPasswordPerson, mailsTo } from '../../../../test/accounts/password-people.ts'
import { ban } from '../../../../test/bans.ts'
import { say, startPair } from '../../../../test/conversations.ts'
import { createPerson, elsewhere, type TestPerson } from '../../../../test/people.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listen } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { insertIdentity } from '../../accounts/identities/public.ts'

/** Never sweeps, so that everything that arrives was announced. */
let app: TestApp
let moderator: TestPerson
let admin: TestPerson
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp({ config: { passwordSignIn: true }, sweepMilliseconds: 3_600_000 })
  moderator = await createStaff(app, 'moderator', { fullName: 'Mo Derator' })
  admin = await createStaff(app, 'admin', { fullName: 'Alma Admin' })
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app, { fullName: 'Ana Lima' })
})

const soon = { timeout: 5_000 }
const reason = 'Spam in three communities.'
const nobody = '019a8000-0000-7000-8000-000000000001'
const words = 'Do not sell followers here.'
const future = '2099-01-31T00:00:00.000Z'

const look = async (personId = person.id, who = moderator) =>
  (await who.client.call(getStaffPerson, { params: { personId } })).body
const banFor = (until: string | null, personId = person.id, who = moderator) =>
  who.client.call(banPerson, { params: { personId }, body: { until, words, reason } })
const lift = (personId = person.id, who = moderator) =>
  who.client.call(liftBan, { params: { personId }, body: { reason } })
const end = (personId = person.id, who = admin) =>
  who.client.call(endSessions, { params: { personId }, body: { reason } })
const give = (role: 'user' | 'moderator' | 'admin', personId = person.id, who = admin) =>
  who.client.call(changeRole, { params: { personId }, body: { role, reason } })
const isSignedIn = async ({ client }: TestPerson) =>
  (await client.call(getSession, {})).body.session !== null
const find = async (search: string) =>
  (await moderator.client.call(listStaffPeople, { query: { search } })).body.people.map(
    ({ id }) => id,
  )
async function addAddress(id: string, email: string, isEmailVerified: boolean): Promise<void> {
  const now = new Date()
  const who = { userId: id, provider: 'google', issuer: 'https://p.invalid', subject: id } as const
  await insertIdentity(app.db, { ...who, email, isEmailVerified, now })
}

it('of two admins who ban each other one remains', async () => {
  const [one, two] = [await createStaff(app, 'admin'), await createStaff(app, 'admin')]
  const answers = await Promise.all([banFor(null, two.id, one), banFor(null, one.id, two)])
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
})

describe('a ban', () => {
  it('signs the person out at once, and says until when and why', async () => {
    const page = await listen(app, person.client)
    expect((await banFor(future)).status).toBe(204)
    await expect
      .poll(() => page.received, soon)
      .toContainEqual(expect.objectContaining({ reason: 'banned', until: future, words }))
    expect(await look()).toMatchObject({ ban: { until: future }, sessions: [] })
  })

  it('is told to a page that asks before its socket hears of it, as long as it lasts', async () => {
    await banFor(future)
    expect(await person.client.call(getSession, {})).toMatchObject({
      status: 403,
      body: { code: 'account_banned', until: future, words },
    })
    await lift()
    expect(await isSignedIn(person)).toBe(false)
  })

  it('is told to the person in words, in the mail and at every sign-in, never in the log’s', async () => {
    const locked = await createPasswordPerson(app)
    await banFor(future, locked.id)
    const [mail] = await mailsTo(app, locked.email)
    expect(mail?.text).toContain(words)
    expect(mail?.text).not.toContain(reason)
    const answer = await signInBanned(app, locked)
    expect(answer).toMatchObject({ code: 'account_banned', until: future, words })
    expect(JSON.stringify(answer)).not.toContain(reason)
    expect((await look(locked.id)).bans[0]).toMatchObject({ reason, details: { words } })
    const silent = { params: { personId: locked.id }, body: { until: null, reason } as never }
    expect(await moderator.client.call(banPerson, silent)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'body/words' }] },
    })
  })

  it('[N-30, X-08] is shown as one for good, and its history stays when it is lifted', async () => {
    await banFor(null)
    expect(await look()).toMatchObject({ ban: { until: null }, can: { liftBan: true } })
    expect((await lift()).status).toBe(204)
    const { ban: current, bans, can } = await look()
    expect(current).toBeNull()
    expect(can.liftBan).toBe(false)
    expect(bans).toMatchObject([
      { action: 'unban', by: 'Mo Derator', reason },
      { action: 'ban', by: 'Mo Derator', reason, details: { until: null } },
    ])
    expect(await lift()).toMatchObject({ status: 409, code: 'not_banned' })
  })

  it('that has ended by itself cannot be lifted', async () => {
    await ban(app, person, new Date('2026-01-01'))
    expect((await look()).ban).toBeNull()
    expect(await lift()).toMatchObject({ status: 409, code: 'not_banned' })
  })

  it.each(['2020-01-01T00:00:00.000Z', 'tomorrow'])('must not end at %s', async (until) => {
    expect(await banFor(until)).toMatchObject({ status: 400, code: 'invalid_input' })
    expect((await look()).ban).toBeNull()
  })

  it('of staff is for admins alone, and nobody bans themselves', async () => {
    const editor = await createStaff(app, 'editor')
    expect((await look(editor.id)).can.ban).toBe(false)
    expect(await banFor(null, editor.id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await isSignedIn(editor)).toBe(true)
    expect((await banFor(null, editor.id, admin)).status).toBe(204)
    expect(await lift(editor.id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await lift(editor.id, admin)).status).toBe(204)
    expect(await banFor(null, admin.id, admin)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await banFor(null, nobody)).toMatchObject({ status: 404, code: 'person_not_found' })
  })
})

describe('the list of the banned', () => {
  const banned = async (search?: string) =>
    (
      await moderator.client.call(listStaffPeople, {
        query: { standing: 'banned', ...(search !== undefined && { search }) },
      })
    ).body.people

  it('has who is banned now, the latest first, and is searched like all people', async () => {
    const other = await createPerson(app, { fullName: 'Bo Banned' })
    const past = await createPerson(app, { fullName: 'Pat Past' })
    await ban(app, past, new Date('2026-01-01'))
    await banFor(future)
    await banFor(null, other.id)
    const [first, second] = await banned()
    expect([first, second]).toMatchObject([
      { id: other.id, ban: { until: null } },
      { id: person.id, ban: { until: future } },
    ])
    expect((await banned()).map(({ id }) => id)).not.toContain(past.id)
    const ids = async (search: string) => (await banned(search)).map(({ id }) => id)
    expect(await ids('bo ban')).toEqual([other.id])
    expect(await ids('bo')).toEqual([other.id])
    expect(await ids('Pat Past')).toEqual([])
    expect(await ids(person.id)).toEqual([person.id])
    expect(await ids(past.id)).toEqual([])
    await lift(other.id)
    expect((await banned())[0]).toMatchObject({ id: person.id })
  })

  it('goes on where a page has ended', async () => {
    const people: TestPerson[] = []
    while (people.length < staffPeoplePerPage + 2) people.push(await createPerson(app))
    for (const { id } of people) await banFor(null, id)
    const read = (cursor?: string) =>
      moderator.client.call(listStaffPeople, {
        query: { standing: 'banned', ...(cursor !== undefined && { cursor }) },
      })
    const first = (await read()).body
    expect(first.people).toHaveLength(staffPeoplePerPage)
    const second = (await read(first.nextCursor ?? '')).body
    const all = [...first.people, ...second.people].map(({ id }) => id)
    expect(all.slice(0, people.length)).toEqual(people.map(({ id }) => id).toReversed())
    expect(new Set(all).size).toBe(all.length)
    expect(await read('nonsense')).toMatchObject({ status: 400 })
  })
})

describe('an admin', () => {
  it('ends all sessions of somebody else', async () => {
    const phone = await elsewhere(app, person)
    expect((await end()).status).toBe(204)
    expect([await isSignedIn(person), await isSignedIn(phone)]).toEqual([false, false])
    expect(await end(admin.id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await end(nobody)).toMatchObject({ status: 404, code: 'person_not_found' })
  })

  it('[X-09] gives a role, which is user at first, and the person’s open page follows', async () => {
    expect((await look()).role).toBe('user')
    const page = await listen(app, person.client)
    expect((await give('moderator')).status).toBe(204)
    await expect
      .poll(() => page.received, soon)
      .toContainEqual(
        expect.objectContaining({
          type: 'profile_changed',
          profile: expect.objectContaining({ role: 'moderator' }),
        }),
      )
    page.socket.close()
    expect((await look()).entries[0]).toMatchObject({
      action: 'set-role',
      details: { from: 'user', to: 'moderator' },
    })
  })

  it('does not change their own role', async () => {
    expect((await look(admin.id, admin)).can.changeRole).toBe(false)
    expect(await give('user', admin.id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await give('moderator', nobody)).toMatchObject({ code: 'person_not_found' })
  })

  it('remains, if two take the role from each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await createStaff(app, 'admin'), await createStaff(app, 'admin')]
      const answers = await Promise.all([give('user', other.id, one), give('user', one.id, other)])
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    }
  })
})

describe('the page of a person', () => {
  it('has ways in, sessions without addresses, storage and reports without their words', async () => {
    await addAddress(person.id, `ana-${person.id}@example.com`, true)
    const other = await createPerson(app)
    const subject = { type: 'person', id: person.id } as const
    const report = { clientId: newId(), subject, reason: 'Words of a report.' }
    expect((await other.client.call(createReport, { body: report })).status).toBe(200)
    const conversationId = await startPair(person, other)
    await say(person, conversationId, 'A private word.')
    const seen = await look()
    expect(seen).toMatchObject({
      displayName: 'Ana Lima',
      role: 'user',
      deletedAt: null,
      signInMethods: [{ provider: 'google', email: `ana-${person.id}@example.com` }],
      sessions: [{ provider: 'google', device: 'Unknown device' }],
      storageUsed: 0,
      reportsAbout: { count: 1, latest: [{ subject: 'person', isOpen: true }] },
      reportsBy: { count: 0, latest: [] },
      can: { ban: true, endSessions: false, changeRole: false, revokeVerification: false },
    })
    expect((await look(other.id)).reportsBy.count).toBe(1)
    expect(JSON.stringify(seen)).not.toMatch(/private word|Words of a report/)
  })

  it('shows staff no report about themselves, nor who made it, nor what colleagues did about it', async () => {
    const body = {
      clientId: newId(),
      reason: 'Rude.',
      subject: { type: 'person', id: moderator.id } as const,
    }
    await person.client.call(createReport, { body })
    await give('moderator', moderator.id)
    expect((await look(moderator.id, admin)).reportsAbout.count).toBe(1)
    expect((await look(moderator.id, admin)).entries).not.toEqual([])
    const own = await look(moderator.id)
    expect([own.reportsAbout, own.entries, own.bans]).toEqual([{ count: 0, latest: [] }, [], []])
    expect((await look(person.id)).reportsBy.count).toBe(0)
    expect((await look(person.id, admin)).reportsBy.count).toBe(1)
  })

  it('of a deleted account has nothing left to do', async () => {
    await query(app.db)
      .updateTable('user_profiles')
      .set({ deleted_at: new Date(), full_name: null, display_name: null })
      .where('id', '=', person.id)
      .execute()
    const { deletedAt, can } = await look(person.id, admin)
    expect(deletedAt).not.toBeNull()
    expect(new Set(Object.values(can))).toEqual(new Set([false]))
    expect(await find(person.id)).toEqual([person.id])
    expect(await banFor(null)).toMatchObject({ status: 404, code: 'person_not_found' })
  })

  it('does not exist for nobody', async () => {
    const params = { personId: nobody }
    expect(await moderator.client.call(getStaffPerson, { params })).toMatchObject({
      status: 404,
      code: 'person_not_found',
    })
  })
})

describe('a search', () => {
  it('finds either name, an id, and an address that was proven', async () => {
    const email = `zo-${person.id}@example.com`
    await addAddress(person.id, email, true)
    const impostor = await createPerson(app, { fullName: 'Zoë Quist' })
    await addAddress(impostor.id, email, false)
    await query(app.db)
      .updateTable('user_profiles')
      .set({ full_name: 'Xenia Hidden', full_name_shown: false })
      .where('id', '=', person.id)
      .execute()
    expect(await find('XENIA')).toEqual([person.id])
    expect(await find('xe')).toEqual([person.id])
    expect(await find('oe qui')).toEqual([impostor.id])
    expect(await find(person.id.toUpperCase())).toEqual([person.id])
    expect(await find(email.toUpperCase())).toEqual([person.id])
    expect(await find('100%')).toEqual([])
  })

  it.each(['x', 'a'.repeat(255)])('refuses %j', async (search) => {
    const answer = await moderator.client.call(listStaffPeople, { query: { search } })
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})
