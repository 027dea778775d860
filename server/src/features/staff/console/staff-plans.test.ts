import { listAuditEntries } from '@patchbay/contract/staff/audit'
import {
  getStaffPerson,
  listStaffPeople,
  staffPeoplePerPage,
} from '@patchbay/contract/staff/people'
import { listAppeals } from '@patchbay/contract/staff/appeals'
import { listArticleAuthors, listWrittenArticles } from '@patchbay/contract/staff/articles'
import { listStaffCommunities } from '@patchbay/contract/staff/communities'
import { getStaffOverview } from '@patchbay/contract/staff/console'
import { getStaffReport } from '@patchbay/contract/staff/reports'
import { listFeedback } from '@patchbay/contract/staff/received-feedback'
import { listVerificationReviews } from '@patchbay/contract/staff/verification-reviews'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createArticle } from '../../../../test/articles.ts'
import type { TestPerson } from '../../../../test/people.ts'
import { genericPlanOf, plansOf, type PlanNode } from '../../../../test/statements/plans.ts'
import { createStaff } from '../../../../test/staff.ts'
import { fillBeside } from '../../../../test/statements/fill-beside.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { openReportsText, resolvedReportsText } from '../reports/staff-reports.store.ts'

const many = 100_000
const manyReports = 10_000
const manyCommunities = 5_000
const manyAppeals = 1_000
/** Bans are few. */
const large = new Set([
  'user_profiles',
  'user_reports',
  'operator_actions',
  'communities',
  'community_members',
])
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const filled = [...large, 'verification_requests', 'user_feedback', 'banned_users', 'ban_appeals']
const firstId = '00000000-0000-0000-0000-000000000000'

let app: TestApp
let admin: TestPerson
let reported: string
let watchful: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await createStaff(app, 'admin')
  await fillBeside(app, filled, fillPeople)
}, 120_000)
afterAll(() => app.stop())

async function fillPeople(): Promise<void> {
  const db = query(app.db)
  await sql`insert into user_profiles
      (id, full_name, display_name, terms_accepted, onboarding_completed)
    select gen_random_uuid(), left(md5(n::text), 5) || case when n % 2000 = 0 then ' zqx' else '' end,
      left(md5((-n)::text), 5), true, true
    from generate_series(1, ${many}::integer) n`.execute(db)
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
  await sql`insert into banned_users (user_id, expires_at)
    select id, case when id < '08000000-0000-0000-0000-000000000000' then now() - interval '1 day' end
    from user_profiles where id < '10000000-0000-0000-0000-000000000000'`.execute(db)
  await fillQueues()
}

/**
 * Picks people by their ids: one who was reported, one who reports, one who leads and one who is
 * banned.
 */
async function fillQueues(): Promise<void> {
  const db = query(app.db)
  const people = await sql<{ id: string }>`
    select id from user_profiles order by id limit 2`.execute(db)
  ;[reported = '', watchful = ''] = people.rows.map(({ id }) => id)
  const numbered = sql`(select id, row_number() over (order by id) n from user_profiles)`
  // Their ids are the same in every run, as how much is read depends on their order. A fifth is
  // about one person, a fifth by one person, and a fifth of the same post.
  await sql`insert into user_reports (id, reporter_id, reported_id, client_id, subject_type,
      subject_id, reason, snapshot, status, resolved_at, created_at)
    select overlay(overlay(md5(p.n || status) placing '4' from 13) placing '8' from 17)::uuid,
      case when p.n % 5 = 1 then ${watchful} else p.id end,
      case when p.n % 5 = 0 then ${reported} else other.id end, gen_random_uuid(),
      case when p.n % 5 = 3 then 'community' else 'post' end,
      case when p.n % 5 = 2 then ${firstId}::uuid else gen_random_uuid() end, 'It is not theirs.',
      case when status = 'open' then jsonb_build_object('content', repeat(md5(p.n::text), 10)) end,
      status, case status when 'resolved' then now() - p.n * interval '1 minute' end, now()
    from ${numbered} p join ${numbered} other on other.n = p.n + 20000,
      unnest(array['open', 'resolved']) status
    where p.n between 3 and ${manyReports + 2}::integer`.execute(db)
  await sql`with made as (
      insert into communities (id, name, description, leader_id, creator_id, client_id)
      select gen_random_uuid(), left(md5(n::text), 8) || case when n % 500 = 0 then ' zqx' else '' end,
        'Talk.', id, id, gen_random_uuid()
      from ${numbered} p where n <= ${manyCommunities}::integer returning id, leader_id)
    insert into community_members (community_id, user_id, role)
    select id, leader_id, 'leader' from made`.execute(db)
  await sql`with banned as (
      insert into banned_users (user_id, reason)
      select id, 'Spam.' from ${numbered} p where n between 30001 and ${30_000 + manyAppeals}::integer
      returning id, user_id)
    insert into ban_appeals (id, user_id, ban_id, content, created_at, outcome, answered_at)
    select gen_random_uuid(), b.user_id, b.id, 'It was not me.', now(), outcome,
      case when outcome is not null then now() end
    from banned b, unnest(array['declined', null]) outcome`.execute(db)
  await createArticle(app, admin)
  await sql`insert into information_hub_posts
      (id, slug, author_id, category_id, title, summary, content)
    select gen_random_uuid(), 'article-' || n, p.id, category.id, 'Title', 'Summary', 'Text'
    from ${numbered} p, information_hub_categories category where n <= 500`.execute(db)
}

/** The tables that the statement with this text reads as a whole, in either plan. */
async function allScannedBy(
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
}

/** The large ones among them. */
const scannedBy = async (...asked: Parameters<typeof allScannedBy>) =>
  (await allScannedBy(...asked)).filter((name = '') => large.has(name))

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

it('reads a page of the banned by indexes, with and without a name', async () => {
  const read = (search?: string) => () =>
    admin.client.call(listStaffPeople, { query: { standing: 'banned', ...(search && { search }) } })
  const values = [new Date(), new Date('9999-01-01'), lastId]
  expect(await allScannedBy(read(), 'banned_at', values)).toEqual([])
  for (const search of ['zqx', 'zq', 'a3f9c'])
    expect(await scannedBy(read(search), 'banned_at', [...values, search]), search).toEqual([])
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

/** The large tables that a statement of the request reads as a whole, whatever it asks for. */
async function scannedIn(call: () => Promise<{ status: number }>): Promise<readonly string[]> {
  app.database.statements.length = 0
  expect((await call()).status).toBe(200)
  const texts = [...new Set(app.database.statements)].filter((text) =>
    /^\s*(select|with)/.test(text),
  )
  expect(texts).not.toEqual([])
  const scanned: string[] = []
  for (const text of texts)
    for (const { 'Node Type': type, 'Relation Name': table = '' } of await genericPlanOf(app, text))
      if (type === 'Seq Scan' && large.has(table)) scanned.push(`${table}: ${text}`)
  return scanned
}

/** How many rows of the table a statement reads, with these values. */
async function rowsRead(table: string, text: string, values: readonly unknown[]): Promise<number> {
  const [, actual] = await plansOf(app, text, values)
  const read = actual.filter((node) => node['Relation Name'] === table)
  expect(read).not.toEqual([])
  const rowsOf = (node: PlanNode): number =>
    ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) *
    (node['Actual Loops'] ?? 0)
  return read.map(rowsOf).reduce((sum, one) => sum + one, 0)
}

/** An open report with this, and the statements that show it. */
async function readReport(condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: string; reporter_id: string }>`
    select id, reporter_id from user_reports where status = 'open' and ${condition}
    order by id limit 1`.execute(query(app.db))
  const [{ id, reporter_id: reporterId } = { id: '', reporter_id: '' }] = rows
  const read = () => admin.client.call(getStaffReport, { params: { reportId: id } })
  return { id, reporterId, read }
}

it.each([
  ['open', openReportsText, ['80000000-0000-0000-0000-000000000000']],
  ['resolved', resolvedReportsText, [new Date(Date.now() - 86_400_000), lastId]],
] as const)('reads little more than a page of %s reports', async (_name, text, values) => {
  expect(await rowsRead('user_reports', text, [admin.id, ...values])).toBeLessThan(2_000)
})

it('shows a report by indexes, however many there are of the same, about and by the same person', async () => {
  const same = await readReport(sql`subject_id = ${firstId}`)
  const about = await readReport(sql`reported_id = ${reported}`)
  const by = await readReport(sql`reporter_id = ${watchful}`)
  for (const { read } of [same, about, by]) expect(await scannedIn(read)).toEqual([])
  const related = app.database.statements.filter((text) => text.includes('with found'))
  const [sameText = '', aboutText = '', byText = ''] = related
  const read = (text: string, reportId: string, value: string) =>
    rowsRead('user_reports', text, [admin.id, reportId, value])
  expect(await read(aboutText, about.id, reported)).toBeLessThan(200)
  expect(await read(byText, by.id, watchful)).toBeLessThan(200)
  // The reports about the same subject are read once, and those of each person are counted up to a
  // bound.
  expect(await read(sameText, same.id, same.id)).toBeLessThan(manyReports)
})

it('shows a person by indexes, and the counts of the console', async () => {
  for (const personId of [reported, watchful, admin.id]) {
    const read = () => admin.client.call(getStaffPerson, { params: { personId } })
    expect(await scannedIn(read), personId).toEqual([])
  }
  expect(await scannedIn(() => admin.client.call(getStaffOverview, {}))).toEqual([])
})

it('reads pages of appeals, articles and their authors by indexes', async () => {
  for (const tab of ['open', 'answered'] as const) {
    const read = () => admin.client.call(listAppeals, { query: { tab } })
    expect(await scannedIn(read), tab).toEqual([])
  }
  expect(await scannedIn(() => admin.client.call(listWrittenArticles, { query: {} }))).toEqual([])
  expect(await scannedIn(() => admin.client.call(listArticleAuthors, {}))).toEqual([])
})

it('finds communities by indexes, in pages, the newest first', async () => {
  const read = async (q: string) => admin.client.call(listStaffCommunities, { query: { q } })
  for (const q of ['', 'zqx', 'zq']) {
    expect(await scannedIn(() => read(q)), q).toEqual([])
    const text = app.database.statements.find((one) => one.includes('from communities c')) ?? ''
    const values = [new Date(), lastId, ...(q === '' ? [] : [q])]
    expect(await rowsRead('communities', text, values), q).toBeLessThan(100)
  }
  const found = (await read('zq')).body.communities.map(({ id }) => id)
  expect(found).toHaveLength(manyCommunities / 500)
  expect(found).toEqual(found.toSorted().toReversed())
  expect((await read('zqx')).body.communities.map(({ id }) => id)).toEqual(found)
})
