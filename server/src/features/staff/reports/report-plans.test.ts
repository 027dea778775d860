import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson } from '../../../../test/people.ts'
import { plansOf } from '../../../../test/statements/plans.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { openReportsText, resolvedReportsText } from './staff-reports.store.ts'

const many = 10_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const reporter = await createPerson(app)
  const reported = await createPerson(app)
  await sql`insert into user_reports (id, reporter_id, reported_id, client_id, subject_type,
      subject_id, reason, status, resolved_at, created_at)
    select gen_random_uuid(), ${reporter.id}, ${reported.id}, gen_random_uuid(), 'post',
      gen_random_uuid(), 'It is not theirs.', status,
      case status when 'resolved' then now() - number * interval '1 minute' end, now()
    from generate_series(1, ${many}::integer) number, unnest(array['open', 'resolved']) status`.execute(
    query(app.db),
  )
  await sql`analyze user_reports`.execute(query(app.db))
})
afterAll(() => app.stop())

it.each([
  ['open', openReportsText, [newId(), '80000000-0000-0000-0000-000000000000']],
  [
    'resolved',
    resolvedReportsText,
    [newId(), new Date(Date.now() - 86_400_000), 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ],
] as const)(
  'a page of %s reports reads what it shows, by index, among ten thousand',
  async (_name, text, values) => {
    const [, actual] = await plansOf(app, text, values)
    const read = actual
      .filter((node) => node['Relation Name'] === 'user_reports')
      .map((node) => [
        node['Node Type'].includes('Index') || node['Node Type'].includes('Bitmap'),
        (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0) <= 100,
        (node['Rows Removed by Filter'] ?? 0) <= 100,
      ])
    expect(read.length).toBeGreaterThan(1)
    for (const one of read) expect(one).toEqual([true, true, true])
  },
)
