import {
  endAnnouncement,
  getAnnouncement,
  getSentAnnouncement,
  sendAnnouncement,
} from '@patchbay/contract/staff/announcements'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { insertIdentity } from '../../accounts/identities/public.ts'
import { listActions } from '../audit/public.ts'

let app: TestApp
let now: Date
let admin: TestPerson
let member: TestPerson
const reason = 'the servers move'
beforeAll(async () => {
  now = new Date('2026-11-17T09:00:00Z')
  app = await startTestApp({ worker: true, now: () => now })
  admin = await createStaff(app, 'admin', { now })
  member = await createPerson(app, { now })
})
afterAll(() => app.stop())
beforeEach(async () => {
  await query(app.db).deleteFrom('announcements').execute()
})

const send = (changes: { link?: string | null; endsAt?: string; byMail?: boolean } = {}) =>
  admin.client.call(sendAnnouncement, {
    body: {
      text: 'We move on Sunday.',
      link: '/hub/moving',
      endsAt: '2026-11-17T10:00:00.000Z',
      byMail: false,
      reason,
      ...changes,
    },
  })
const end = () => admin.client.call(endAnnouncement, { body: { reason } })
const seen = async () => (await member.client.call(getAnnouncement, {})).body.announcement
const entries = async () => (await listActions(app.db, 100)).map(({ action }) => action)

it('is seen by members until its end', async () => {
  expect(await seen()).toBeNull()
  const { body } = await send()
  expect(await seen()).toEqual({
    id: body.id,
    text: 'We move on Sunday.',
    link: '/hub/moving',
    endsAt: '2026-11-17T10:00:00.000Z',
  })
  const before = now
  now = new Date('2026-11-17T10:00:00Z')
  expect(await seen()).toBeNull()
  expect((await send({ endsAt: '2026-11-17T11:00:00.000Z' })).status).toBe(200)
  now = before
})

it('is one at a time, ended early, and leaves one entry for each', async () => {
  const before = await entries()
  const answers = await Promise.all([send(), send(), send()])
  const refused = answers.filter(({ code }) => code === 'announcement_running')
  expect(refused).toHaveLength(2)
  expect((await end()).status).toBe(204)
  expect(await seen()).toBeNull()
  expect((await end()).code).toBe('announcement_not_found')
  expect(await entries()).toEqual(['end-announcement', 'send-announcement', ...before])
  expect(await listActions(app.db, 1)).toMatchObject([{ staff_id: admin.id, reason }])
})

it.each([
  { link: 'javascript:alert(1)' },
  { link: '//elsewhere.example' },
  { endsAt: '2026-11-17T09:00:00.000Z' },
])('is refused with %j', async (changes) => {
  expect((await send(changes)).code).toBe('invalid_input')
  expect(await seen()).toBeNull()
})

it('is mailed once to each member with a proven address, in batches', async () => {
  const make = async (email: string, isEmailVerified: boolean) => {
    const { id: userId } = await createPerson(app, { now })
    const subject = { provider: 'google', issuer: 'https://provider.invalid', subject: newId() }
    await insertIdentity(app.db, {
      ...subject,
      provider: 'google',
      userId,
      email,
      isEmailVerified,
      now,
    })
  }
  for (let at = 0; at < 105; at += 1) await make(`person-${at}@example.com`, true)
  await make('unproven@example.com', false)
  await send({ byMail: true })
  const sent = async () =>
    (await admin.client.call(getSentAnnouncement, {})).body.announcement ?? { isMailed: false }
  await expect.poll(sent, { timeout: 20_000 }).toMatchObject({ isMailed: true, mailed: 105 })
  const mails = await query(app.db)
    .selectFrom('mails')
    .select('user_id')
    .where('template', '=', 'announced')
    .execute()
  expect(mails).toHaveLength(105)
  expect(new Set(mails.map(({ user_id }) => user_id)).size).toBe(105)
  expect(await listActions(app.db, 1)).toMatchObject([{ details: { byMail: true } }])
})
