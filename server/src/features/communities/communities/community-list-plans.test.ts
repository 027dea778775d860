import { listCommunities, listCommunityPlaces } from '@patchbay/contract/communities/communities'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson } from '../../../../test/people.ts'
import { fillBeside } from '../../../../test/statements/fill-beside.ts'
import { plansOf, type PlanNode } from '../../../../test/statements/plans.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

const cities = 500
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  const { id: leader } = await createPerson(app)
  await fillBeside(app, ['communities', 'community_members'], async () => {
    await sql`with made as (
        insert into communities (id, name, description, leader_id, creator_id, client_id,
          member_count, genres, location, location_enabled)
        select gen_random_uuid(), md5(n::text) || case n % 2000 when 7 then 'zq' else '' end, '',
          ${leader}, ${leader}, gen_random_uuid(), 1, array['Genre ' || n % 500],
          'City ' || n % ${cities}::integer || ', Country ' || n % 50, true
        from generate_series(1, 10000) n returning id)
      insert into community_members (community_id, user_id, role)
        select id, ${leader}, 'leader' from made`.execute(query(app.db))
  })
})
afterAll(() => app.stop())

const list = async (filters: { q?: string; genre?: string; country?: string; city?: string }) => {
  app.database.statements.length = 0
  return (await app.visitor.call(listCommunities, { query: filters })).body
}

const readOf = (nodes: readonly PlanNode[]) =>
  nodes.filter((node) => node['Relation Name'] === 'communities')
const rowsOf = (nodes: readonly PlanNode[]): number =>
  readOf(nodes).reduce(
    (sum, node) => sum + (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0),
    0,
  )

it.each([
  ['a part of a name', { q: 'a3f9c' }, 'communities_name'],
  ['a genre', { genre: 'Genre 7' }, 'communities_genres'],
  ['a country', { country: 'country 7' }, 'communities_country'],
  ['a city', { city: 'city 7' }, 'communities_city'],
  ['nothing', {}, 'communities_order'],
])('finds by %s with its index', async (_, filters, index) => {
  await list(filters)
  const text = app.database.statements.find((one) => one.includes('order by')) ?? ''
  const [value = null] = Object.values(filters)
  const values = [null, 'q' in filters ? `%${filters.q}%` : value]
  const filled = values.reduce<string>(
    (made, one, at) => made.replaceAll(`$${at + 1}`, one === null ? 'null' : `'${one}'`),
    text,
  )
  const { rows } = await sql<object>`explain ${sql.raw(filled)}`.execute(query(app.db))
  expect(JSON.stringify(rows)).toContain(index)
})

it.each([
  ['a', 1_001, 2_100],
  ['9c', 1_001, 2_100],
  // Found among the largest, by their index, and once more as cards; and nowhere.
  ['zq', 5, 2_100],
  ['zz', 0, 2_000],
])(
  'finds %j by the indexes, counts to a thousand, and reads few of many',
  async (q, total, most) => {
    const { communities, total: counted } = await list({ q })
    expect([communities.length, counted]).toEqual([Math.min(total, 24), total])
    const [page = '', count = ''] = app.database.statements.filter(
      (one) => one.includes('found') || one.includes('large'),
    )
    for (const [text, values, limit] of [
      [page, [null, q], most],
      // One is read ahead.
      [count, [q], 1_002],
    ] as const)
      for (const nodes of await plansOf(app, text, values)) {
        expect(
          readOf(nodes)
            .map((node) => node['Node Type'])
            .join(),
        ).not.toContain('Seq Scan')
        expect(rowsOf(nodes)).toBeLessThanOrEqual(limit)
      }
  },
)

it('reads each place once by its index, however many communities it has', async () => {
  app.database.statements.length = 0
  const { body } = await app.visitor.call(listCommunityPlaces, {})
  expect(body.places.flatMap((place) => place.cities)).toHaveLength(cities)
  const text = app.database.statements.find((one) => one.includes('recursive places')) ?? ''
  const [, actual] = await plansOf(app, text, [])
  expect(rowsOf(actual)).toBeGreaterThan(0)
  // One more is asked for than there are.
  expect(rowsOf(actual)).toBeLessThanOrEqual(cities + 1)
})
