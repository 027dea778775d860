import { listFeedEvents, listFeedPosts } from '@patchbay/contract/communities/feed'
import { mostMemberships } from '@patchbay/contract/communities/memberships'
import type { Route } from '@patchbay/contract/route'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCategory } from '../../../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plansOf, type PlanNode } from '../../../../test/statements/plans.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

const communities = 400
const ofViewer = 20
const postsEach = 40

let app: TestApp
let viewer: TestPerson
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  viewer = await createPerson(app)
  const { id: leader } = await createPerson(app)
  const category = await createCategory(app)
  await sql`with made as (
      insert into communities (id, name, description, leader_id, creator_id, client_id)
      select gen_random_uuid(), 'Club ' || n, '', ${leader}, ${leader}, gen_random_uuid()
      from generate_series(1, ${communities}::integer) n returning id),
    lead as (insert into community_members (community_id, user_id, role)
      select id, ${leader}, 'leader' from made),
    joined as (insert into community_members (community_id, user_id, role)
      select id, ${viewer.id}, 'member' from made limit ${ofViewer}),
    held as (insert into community_events (id, community_id, creator_id, client_id, title,
        description, start_time, end_time, time_zone, is_online)
      select gen_random_uuid(), id, ${leader}, gen_random_uuid(), 'Night', '',
        now() + n * interval '1 day', now() + n * interval '1 day' + interval '2 hours', 'UTC', true
      from made, generate_series(-30, 9) n)
    insert into community_posts (id, community_id, author_id, client_id, content, category_id)
    select gen_random_uuid(), id, ${leader}, gen_random_uuid(), 'Which tape do you use?', ${category}
    from (
      select id from made, generate_series(1, ${postsEach}::integer)
      union all select id from (select id from made limit 1) big, generate_series(1, 5000)) places`.execute(
    query(app.db),
  )
  await sql`analyze`.execute(query(app.db))
})
afterAll(() => app.stop())

/**
 * How the statement of a route reads a table: in the generic prepared plan, and as it actually ran.
 */
async function looksOf(
  route: Route,
  table: string,
  values: readonly unknown[],
  { part = table, search = '' } = {},
) {
  app.database.statements.length = 0
  await viewer.client.fetch(`/api${route.path}${search}`)
  const text = app.database.statements.findLast((one) => one.includes(part)) ?? ''
  const [generic, actual] = await plansOf(app, text, values)
  const ofTable = (nodes: readonly PlanNode[]) =>
    nodes.filter((node) => node['Relation Name'] === table)
  return [ofTable(generic), ofTable(actual)] as const
}

const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const kindsOf = (nodes: readonly PlanNode[]) => nodes.map((node) => node['Node Type'])
const touchedBy = (nodes: readonly PlanNode[]): number =>
  nodes.reduce((sum, node) => sum + (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0), 0)

it('reads posts by their indexes, a page of ids of each community if there are few', async () => {
  const values = [viewer.id, highest]
  const [generic, actual] = await looksOf(listFeedPosts, 'community_posts', values)
  for (const nodes of [generic, actual]) {
    expect(kindsOf(nodes).join()).not.toContain('Seq Scan')
    expect(nodes.map((node) => node['Index Name'])).toContain('community_posts_order')
  }
  // A page of ids of each community, since no page could show more of them, and the shown posts.
  expect(touchedBy(actual)).toBeLessThanOrEqual(ofViewer * 21 + 21)
  const ids = actual.filter((node) => node['Index Name'] === 'community_posts_order')
  expect(kindsOf(ids)).toEqual(['Index Only Scan', 'Index Only Scan'])
})

it('counts new posts by indexes, and stops at the largest number that is shown', async () => {
  const oldest = '00000000-0000-0000-0000-000000000000'
  const looks = await looksOf(listFeedPosts, 'community_posts', [viewer.id, oldest], {
    part: 'new_posts',
    search: `?newest=${oldest}`,
  })
  for (const nodes of looks) expect(kindsOf(nodes).join()).not.toContain('Seq Scan')
  expect(touchedBy(looks[1])).toBeLessThanOrEqual(ofViewer + 20)
})

it('reads as much for somebody in thousands of communities as for the most that one can be in', async () => {
  const crowd = await createPerson(app)
  await sql`with made as (
      insert into communities (id, name, description, leader_id, creator_id, client_id)
      select gen_random_uuid(), 'Crowd ' || n, '', ${crowd.id}, ${crowd.id}, gen_random_uuid()
      from generate_series(1, 5000) n returning id),
    lead as (insert into community_members (community_id, user_id, role)
      select id, ${crowd.id}, 'leader' from made)
    insert into community_posts (id, community_id, author_id, client_id, content, category_id)
    select gen_random_uuid(), made.id, ${crowd.id}, gen_random_uuid(), 'Which tape?', category.id
    from made, (select id from community_categories limit 1) category, generate_series(1, 3)`.execute(
    query(app.db),
  )
  await sql`vacuum analyze`.execute(query(app.db))
  const oldest = '00000000-0000-0000-0000-000000000000'
  app.database.statements.length = 0
  const { status } = await crowd.client.fetch(`/api${listFeedPosts.path}?newest=${highest}`)
  expect(status).toBe(200)
  const ofFeed = app.database.statements.filter((one) => one.includes('community_posts'))
  expect(ofFeed).toHaveLength(2)
  for (const text of ofFeed) {
    const from = text.includes('new_posts') ? oldest : highest
    const [generic, actual] = await plansOf(app, text, [crowd.id, from])
    const of = (nodes: readonly PlanNode[], table: string) =>
      nodes.filter((node) => node['Relation Name'] === table)
    for (const nodes of [generic, actual])
      expect(kindsOf(of(nodes, 'community_posts')).join()).not.toContain('Seq Scan')
    // There are three posts in each.
    expect(touchedBy(of(actual, 'community_posts'))).toBeLessThanOrEqual(
      mostMemberships + 21 * 3 + 21,
    )
  }
})

it('keeps one plan of a page, however many communities people are in', async () => {
  app.database.statements.length = 0
  await viewer.client.fetch(`/api${listFeedPosts.path}`)
  const text = app.database.statements.findLast((one) => one.includes('community_posts')) ?? ''
  const run = (words: string) => CompiledQuery.raw(words)
  const plans = await query(app.db)
    .connection()
    .execute(async (db) => {
      await db.executeQuery(run(`prepare page (uuid, uuid) as ${text}`))
      for (let asked = 0; asked < 10; asked += 1)
        await db.executeQuery(run(`execute page ('${viewer.id}', '${highest}')`))
      const kept = `select generic_plans::integer as kept from pg_prepared_statements where name = 'page'`
      const { rows } = await db.executeQuery(run(kept))
      await db.executeQuery(run('deallocate page'))
      return rows
    })
  // PostgreSQL plans the first five for their values, and compares.
  expect(plans).toEqual([{ kept: 5 }])
})

it('reads events by their indexes as well', async () => {
  const now = new Date()
  const values = [viewer.id, now, true, now, '00000000-0000-0000-0000-000000000000']
  const [generic, actual] = await looksOf(listFeedEvents, 'community_events', values)
  for (const nodes of [generic, actual]) expect(kindsOf(nodes).join()).not.toContain('Seq Scan')
  expect(touchedBy(actual)).toBeLessThan(ofViewer * 45)
})
