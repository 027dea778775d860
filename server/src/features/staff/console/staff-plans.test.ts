import { listAuditEntries } from '@patchbay/contract/staff/audit'
import { listStaffPeople, staffPeoplePerPage } from '@patchbay/contract/staff/people'
import { listFeedback } from '@patchbay/contract/staff/received-feedback'
import { listVerificationReviews } from '@patchbay/contract/staff/verification-reviews'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestPerson } from '../../../../test/people.ts'
import { plansOf } from '../../../../test/statements/plans.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

const many = 100_000
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const firstId = '00000000-0000-0000-0000-000000000000'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await createStaff(app, 'admin')
  const db = query(app.db)
  // The indexes of names have every three letters; made afterwards, they cost a fraction.
  const names = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where tablename = 'user_profiles' and indexdef like '% gin %'`.execute(db)
  for (const { name } of names.rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  await sql`insert into user_profiles
      (id, full_name, display_name, terms_accepted, onboarding_completed)
    select gen_random_uuid(), left(md5(n::text), 5) || case when n % 2000 = 0 then ' zqx' else '' end,
      left(md5((-n)::text), 5), true, true
    from generate_series(1, ${many}::integer) n`.execute(db)
  for (const { made } of names.rows) await sql.raw(made).execute(db)
  await sql`insert into verification_requests (id, user_id, credentials, status, review_date)
    select gen_random_uuid(), id, 'Records.', case when is_old then 'approved' else 'pending' end,
      case when is_old then now() end
    from (select id, id < '20000000-0000-0000-0000-000000000000' as is_old from user_profiles) p
    where id < '40000000-0000-0000-0000-000000000000'`.execute(db)
  await sql`insert into user_feedback (id, user_id, type, content, status, answer, answered_at)
    select gen_random_uuid(), id, 'question', 'Why?', case when is_old then 'answered' else 'open' end,
      case when is_old then 'So.' end, case when is_old then now() end
    from (select id, id < '20000000-0000-0000-0000-000000000000' as is_old from user_profiles) p
    where id < '40000000-0000-0000-0000-000000000000'`.execute(db)
  await sql`insert into operator_actions (id, operator, action, user_id, reason)
    select gen_random_uuid(), 'olga', 'ban', id, 'Spam.' from user_profiles
    where id < '40000000-0000-0000-0000-000000000000'`.execute(db)
  for (const table of ['user_profiles', 'verification_requests', 'user_feedback'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  await sql`vacuum analyze operator_actions`.execute(db)
}, 120_000)
afterAll(() => app.stop())

/** The large tables that the statement with this text reads as a whole, in either plan. */
async function scannedBy(
  call: () => Promise<{ status: number }>,
  word: string,
  values: readonly unknown[],
): Promise<readonly (string | undefined)[]> {
  app.database.statements.length = 0
  expect((await call()).status).toBe(200)
  const text = app.database.statements.find((one) => one.includes(word))
  expect(text, word).toBeDefined()
  const plans = await plansOf(app, text ?? '', values)
  return plans
    .flat()
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'])
    .filter((name) => name !== 'banned_users')
}

it('finds people by indexes among a hundred thousand, in pages, the newest first', async () => {
  const read = async (search?: string, cursor?: string) =>
    admin.client.call(listStaffPeople, {
      query: { ...(search && { search }), ...(cursor && { cursor }) },
    })
  for (const search of ['zqx', 'zq']) {
    const first = (await read(search)).body
    const second = (await read(search, first.nextCursor ?? '')).body
    expect(first.people).toHaveLength(staffPeoplePerPage)
    expect(second.nextCursor).toBeNull()
    const all = [...first.people, ...second.people].map(({ id }) => id)
    expect(all).toHaveLength(50)
    expect(all).toEqual(all.toSorted().toReversed())
  }
  for (const search of [undefined, 'zqx', 'zq', 'a3f9c']) {
    const values = [new Date(), lastId, ...(search === undefined ? [] : [search])]
    expect(await scannedBy(() => read(search), 'is_banned', values), search).toEqual([])
  }
})

it.each([
  ['waiting', 'pending', [new Date(0), firstId]],
  ['decided', "<> 'pending'", [new Date('9999-01-01'), lastId]],
] as const)('reads a page of %s verifications by an index', async (tab, word, values) => {
  const read = () => admin.client.call(listVerificationReviews, { query: { tab } })
  expect(await scannedBy(read, word, values)).toEqual([])
})

it.each([
  ['open', [new Date(0), firstId]],
  ['answered', [new Date('9999-01-01'), lastId]],
] as const)('reads a page of %s questions by an index', async (tab, values) => {
  const read = () => admin.client.call(listFeedback, { query: { tab } })
  expect(await scannedBy(read, 'from user_feedback', values)).toEqual([])
})

it('reads a page of the audit log by an index, of everybody and of one person', async () => {
  const all = () => admin.client.call(listAuditEntries, { query: {} })
  expect(await scannedBy(all, 'from operator_actions', [lastId])).toEqual([])
  const { id } = admin
  const about = () => admin.client.call(listAuditEntries, { query: { personId: id } })
  expect(await scannedBy(about, 'from operator_actions', [lastId, id])).toEqual([])
})
