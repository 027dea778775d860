import { peoplePerPage, type PersonOrder } from '@patchbay/contract/search/directory'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fillBeside } from '../../../../test/statements/fill-beside.ts'
import { plansOf, type PlanNode } from '../../../../test/statements/plans.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { pageStatement, type ListedCursor, type PeopleCriteria } from './listed-people.store.ts'

const many = 100_000
let app: TestApp
let viewer: TestPerson
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  viewer = await createPerson(app)
  await fillBeside(app, ['user_profiles'], async () => {
    await sql`insert into user_profiles (id, full_name, display_name, terms_accepted,
      onboarding_completed, location, location_enabled, experience_level, professions, created_at)
    select gen_random_uuid(), 'Person ' || n, 'Person ' || n, true, true,
      case when n % 1000 = 0 then 'York' else 'Town ' || n % 500 end || ', United Kingdom', true,
      'professional', array[case when n % 1000 = 1 then 'Label Representative' else 'Producer' end],
      now() - random() * interval '3 years'
    from generate_series(1, ${many}::integer) n`.execute(query(app.db))
  })
})
afterAll(() => app.stop())

const ofPeople = (nodes: readonly PlanNode[]) =>
  nodes.filter((node) => node['Relation Name'] === 'user_profiles')

async function looksOf(criteria: PeopleCriteria, after?: ListedCursor) {
  const { text, values } = pageStatement(viewer.id, criteria, after)
  const [generic, actual] = await plansOf(app, text, values)
  return [ofPeople(generic), ofPeople(actual)] as const
}
const touched = (nodes: readonly PlanNode[]): number =>
  nodes.reduce(
    (sum, node) =>
      sum +
      ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) *
        (node['Actual Loops'] ?? 1),
    0,
  )

it.each<[PersonOrder, string, ListedCursor]>([
  ['newest', 'user_profiles_newest', [new Date(Date.now() - 4e10).toISOString(), newId()]],
  ['name', 'user_profiles_by_name', ['person 5', newId()]],
])('reads a page by %s of its index, and few rows more than it shows', async (order, index, at) => {
  for (const after of [undefined, at])
    for (const nodes of await looksOf({ order }, after)) {
      expect(nodes.map((node) => node['Index Name'])).toEqual([index, 'user_profiles_pkey'])
      // The page, and then its rows again with all columns.
      expect(touched(nodes)).toBeLessThanOrEqual(2 * (peoplePerPage + 5))
    }
})

it('finds the nearest by the index of cities', async () => {
  const cities = [
    { label: 'York, United Kingdom', kilometres: 0 },
    { label: 'Selby, United Kingdom', kilometres: 20 },
  ]
  const criteria = { order: 'nearest', place: { name: 'York', cities } } as const
  const { text, values } = pageStatement(viewer.id, criteria, undefined)
  const [, nodes] = await plansOf(app, text, values)
  expect(nodes.map((node) => node['Index Name'])).toContain('user_profiles_city')
  expect(touched(ofPeople(nodes))).toBeLessThanOrEqual(300)
})

it('finds a rare profession by its index, and a common one by the order', async () => {
  const [, rare] = await looksOf({ order: 'newest', profession: 'Label Representative' })
  expect(touched(rare)).toBeLessThanOrEqual(300)
  const [, common] = await looksOf({ order: 'newest', profession: 'Producer' })
  expect(common[0]?.['Index Name']).toBe('user_profiles_newest')
  expect(touched(common)).toBeLessThanOrEqual(2 * (peoplePerPage + 5))
})

it('begins with the communities if it asks for a genre or for shared ones', async () => {
  for (const facet of [{ genre: 'Jazz' }, { shared: 'yes' }] as const) {
    const [, nodes] = await looksOf({ order: 'newest', ...facet })
    expect(touched(nodes), JSON.stringify(facet)).toBeLessThanOrEqual(100)
  }
})

it('is one statement for all facets of the profile', () => {
  const asked = [{ profession: 'Producer' }, { verified: 'yes' }, { experience: 'veteran' }]
  const texts = asked.map(
    (facet) =>
      pageStatement(viewer.id, { order: 'name', ...facet } as PeopleCriteria, undefined).text,
  )
  expect(new Set(texts).size).toBe(1)
})
