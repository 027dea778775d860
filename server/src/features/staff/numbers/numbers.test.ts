import { getNumbers } from '@patchbay/contract/staff/numbers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plansOf } from '../../../../test/statements/plans.ts'
import { createStaff, setSecondFactor } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let now: Date
let admin: TestPerson
beforeAll(async () => {
  now = new Date('2026-11-10T12:00:00Z')
  app = await startTestApp({ now: () => now })
  admin = await createStaff(app, 'admin', { now })
})
afterAll(() => app.stop())

/** The admin gives the second factor anew, because the clock moves by days. */
async function days() {
  await setSecondFactor(app, admin, now)
  return (await admin.client.call(getNumbers, {})).body.days
}

/** Makes it a member of this time, last seen at another. */
async function join(createdAt: string, seenAt: string): Promise<TestPerson> {
  const person = await createPerson(app, { now })
  const db = query(app.db)
  await db
    .updateTable('user_profiles')
    .set({ created_at: createdAt })
    .where('id', '=', person.id)
    .execute()
  await db
    .updateTable('sessions')
    .set({ last_used_at: seenAt })
    .where('user_id', '=', person.id)
    .execute()
  return person
}

it('counts each day once, right after it, and those that were missed without who was here', async () => {
  await sql`update user_profiles set created_at = '2026-11-08T10:00:00Z'`.execute(query(app.db))
  await join('2026-11-08T23:59:59Z', '2026-11-09T00:00:00Z')
  await join('2026-11-09T00:00:00Z', '2026-11-09T20:00:00Z')
  await join('2026-11-10T08:00:00Z', '2026-11-10T23:59:00Z')
  expect(await days()).toEqual([])
  now = new Date('2026-11-11T00:01:00Z')
  await app.runJob('count_days')
  const counted = await days()
  expect(counted).toMatchObject([
    { day: '2026-11-08', members: 2, newMembers: 2, active: null, activeInWeek: null },
    { day: '2026-11-09', members: 3, newMembers: 1, active: null, activeInWeek: null },
    { day: '2026-11-10', members: 4, newMembers: 1, active: 2, activeInWeek: 4 },
  ])
  await join('2026-11-09T09:00:00Z', '2026-11-09T09:00:00Z')
  await app.runJob('count_days')
  expect(await days()).toEqual(counted)
  // Sessions of the day that has ended move on while those before it are counted.
  const { rows } = await sql`select day::text from daily_numbers order by ctid`.execute(
    query(app.db),
  )
  expect(rows).toEqual([{ day: '2026-11-10' }, { day: '2026-11-09' }, { day: '2026-11-08' }])
})

it('does not guess who was here on a day that is counted late', async () => {
  now = new Date('2026-11-12T05:00:00Z')
  await app.runJob('count_days')
  expect((await days()).at(-1)).toMatchObject({ day: '2026-11-11', newMembers: 0, active: null })
})

it('reads only counted days, however many people and days there are', async () => {
  await sql`insert into daily_numbers select d::date, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5000000000
    from generate_series('2016-01-01'::timestamp, '2026-11-01', '1 day') d`.execute(query(app.db))
  await sql`analyze daily_numbers`.execute(query(app.db))
  await days()
  app.database.statements.length = 0
  const listed = (await admin.client.call(getNumbers, {})).body.days
  expect(listed).toHaveLength(90)
  expect(listed.at(-1)?.day).toBe('2026-11-11')
  expect(listed[0]).toMatchObject({ storageBytes: 5_000_000_000 })
  const text = app.database.statements.find((one) => one.includes('from daily_numbers')) ?? ''
  expect(app.database.statements).toHaveLength(3)
  for (const nodes of await plansOf(app, text, [90]))
    expect(nodes.map((node) => node['Index Name'])).toContain('daily_numbers_pkey')
})

it('counts the messages of a day by their time, and does not read those of other days', async () => {
  const [perDay, length] = [200, 100]
  await sql`with talk as (
      insert into conversations (id, is_group, name, seq, change)
      select gen_random_uuid(), true, 'Group', ${perDay * length}::integer,
        ${perDay * length}::integer returning id)
    insert into messages (id, conversation_id, seq, change, sender_id, client_id, content, created_at)
    select gen_random_uuid(), talk.id, n, n, ${admin.id}, gen_random_uuid(), '',
      '2026-08-01T00:00:00Z'::timestamptz + (n - 1) * interval '1 day' / ${perDay}::integer
    from talk, generate_series(1, ${perDay * length}::integer) n`.execute(query(app.db))
  await sql`delete from daily_numbers`.execute(query(app.db))
  // Autovacuum does the same, which tells the index about new blocks.
  await sql`vacuum analyze messages`.execute(query(app.db))
  now = new Date('2026-10-16T12:00:00Z')
  app.database.statements.length = 0
  await sql`update user_profiles set created_at = '2026-10-15T10:00:00Z'`.execute(query(app.db))
  await app.runJob('count_days')
  expect(await days()).toMatchObject([{ day: '2026-10-15', messages: perDay }])
  const text = app.database.statements.find((one) => one.includes('into daily_numbers')) ?? ''
  for (const nodes of await plansOf(app, text, ['2026-10-15', true])) {
    const scans = nodes.filter((node) => node['Relation Name'] === 'messages')
    expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(nodes.map((node) => node['Index Name'])).toContain('messages_days')
  }
})
