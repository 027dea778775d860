import { auditEntriesPerPage, listAuditEntries } from '@patchbay/contract/staff/audit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { record } from './record.ts'

let app: TestApp
let admin: TestPerson
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await createStaff(app, 'admin', { fullName: 'Alma Admin' })
  person = await createPerson(app, { fullName: 'Pia Person' })
  for (let at = 0; at <= auditEntriesPerPage; at += 1)
    await record(app.db, { name: 'olga', reason: `number ${at}` }, 'retry-job', null, { job: at })
  const staff = { name: 'Alma Admin', reason: 'spam', staffId: admin.id }
  await record(app.db, staff, 'ban', person.id, { until: null })
})
afterAll(() => app.stop())

const list = async (query: { cursor?: string; personId?: string }) =>
  (await admin.client.call(listAuditEntries, { query })).body

it('says who did what to whom, when and why, the latest first', async () => {
  const { entries } = await list({})
  expect(entries[0]).toEqual({
    id: expect.any(String),
    createdAt: expect.any(String),
    by: 'Alma Admin',
    staffId: admin.id,
    action: 'ban',
    person: { id: person.id, name: 'Pia Person' },
    details: { until: null },
    reason: 'spam',
  })
  expect(entries[1]).toMatchObject({ by: 'olga', staffId: null, person: null })
})

it('comes in pages without a gap or a repetition', async () => {
  const first = await list({})
  expect(first.entries).toHaveLength(auditEntriesPerPage)
  const second = await list({ cursor: first.nextCursor ?? '' })
  expect(second.nextCursor).toBeNull()
  const all = [...first.entries, ...second.entries].map(({ id }) => id)
  expect(new Set(all).size).toBe(auditEntriesPerPage + 2)
})

it('can be read about one person', async () => {
  const { entries } = await list({ personId: person.id })
  expect(entries.map(({ action }) => action)).toEqual(['ban'])
  expect((await list({ personId: admin.id })).entries).toEqual([])
})

it.each(['x', 'e30', Buffer.from('"x"').toString('base64url')])(
  'refuses the cursor %j',
  async (cursor) => {
    expect(await admin.client.call(listAuditEntries, { query: { cursor } })).toMatchObject({
      status: 400,
      code: 'invalid_input',
    })
  },
)
