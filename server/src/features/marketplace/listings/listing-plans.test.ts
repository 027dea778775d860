import {
  browseListings,
  listingsPerPage,
  type ListingOrder,
} from '@patchbay/contract/marketplace/listings'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plansOf } from '../../../../test/statements/plans.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { countOffered, pageStatement, type ListingCriteria } from './offered-listings.store.ts'
import { showListings } from './public.ts'

const many = 20_000
let app: TestApp
let viewer: TestPerson
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  viewer = await createPerson(app)
  await sql`with people as (
      insert into user_profiles (id, full_name, display_name, terms_accepted, onboarding_completed,
        location, location_enabled, experience_level)
      select gen_random_uuid(), 'Person ' || n, 'Person ' || n, true, true,
        case n % 3 when 0 then 'Leeds' when 1 then 'York' else 'London' end || ', United Kingdom',
        true, 'professional'
      from generate_series(1, ${many}::integer) n returning id)
    insert into service_listings (id, provider_id, category, title, price, price_type, created_at)
    select gen_random_uuid(), id, 'Producer', 'Records', (random() * 500)::integer, 'hourly',
      now() - random() * interval '1 year' from people`.execute(query(app.db))
  await sql`analyze`.execute(query(app.db))
})
afterAll(() => app.stop())

async function looksOf(criteria: ListingCriteria, after?: Parameters<typeof pageStatement>[2]) {
  const { text, values } = pageStatement(viewer.id, criteria, after)
  const plans = await plansOf(app, text, values)
  return plans.map((nodes) => nodes.filter((node) => node['Relation Name'] === 'service_listings'))
}

it.each<[ListingOrder, Date | number]>([
  ['newest', new Date(Date.now() - 100 * 86_400_000)],
  ['cheapest', 250],
  ['dearest', 250],
])(
  'reads a page of the %s by its index, and few rows more than it shows',
  async (order, middle) => {
    for (const after of [undefined, [middle, newId()] as const])
      for (const nodes of await looksOf({ order }, after)) {
        const indexes = nodes.map((node) => node['Index Name'])
        expect(indexes).toEqual([`service_listings_${order}`, 'service_listings_pkey'])
        const [{ 'Actual Rows': touched = 0 } = {}] = nodes
        expect(touched).toBeLessThanOrEqual(listingsPerPage + 5)
      }
  },
)

it('counts all that is offered without asking of each listing whose it is', async () => {
  app.database.statements.length = 0
  expect(await countOffered(app.db, viewer.id, { order: 'newest' })).toBe(many)
  const [text = ''] = app.database.statements
  for (const nodes of await plansOf(app, text, [viewer.id])) {
    const people = nodes.filter((node) => node['Relation Name'] === 'user_profiles')
    expect(people.map((node) => node['Index Name'])).toEqual(['user_profiles_away'])
    for (const node of nodes) expect(node['Actual Loops'] ?? 1).toBeLessThanOrEqual(5)
  }
})

it('is one statement for all filters, and for a place with any number of parts', () => {
  const filters = [{ profession: 'Producer' }, { maxPrice: 0, verified: 'yes' }, { minPrice: 5 }]
  const places = [['a'], ['a', 'b'], ['a', 'b', 'c']]
  const texts = filters.flatMap((filter) =>
    places.map((parts) => {
      const place = { name: null, parts }
      return pageStatement(
        viewer.id,
        { order: 'newest', place, ...filter } as ListingCriteria,
        undefined,
      ).text
    }),
  )
  expect(new Set(texts).size).toBe(1)
})

it('needs as few statements for a page of many as for one listing', async () => {
  const { statements } = app.database
  const count = async (work: () => Promise<unknown>) => {
    await work()
    statements.length = 0
    await work()
    return statements.length
  }
  const browse = (filters: object) => viewer.client.call(browseListings, { query: filters })
  const full = await count(() => browse({}))
  expect(await count(() => browse({ profession: 'Other' }))).toBeLessThanOrEqual(full)
  expect(full).toBeLessThanOrEqual(4)
  expect(await count(() => browse({ place: 'Leeds', within: 500, sort: 'nearest' }))).toBe(full)
  const { listings } = (await browse({})).body
  const ids = listings.map(({ id }) => id).toReversed()
  const asked = { db: app.db, now: () => new Date() }
  const reader: Viewer = {
    userId: viewer.id,
    sessionId: viewer.sessionId,
    bearer: false,
    confirmedAt: new Date(),
    provider: 'google',
    role: 'user',
    onboarded: true,
    secondFactorAt: null,
    since: new Date(),
  }
  const show = (named: readonly string[]) => showListings(asked, reader, named)
  expect(await count(() => show(ids))).toBeLessThanOrEqual(2)
  expect((await show(ids)).map(({ id }) => id)).toEqual(ids)
  expect(await show([newId()])).toEqual([])
})
