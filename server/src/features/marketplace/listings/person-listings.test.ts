import { listPersonListings } from '@patchbay/contract/marketplace/person-listings'
import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { countStatements } from '../../../../test/communities.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plansOf } from '../../../../test/statements/plans.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { personListings } from './person-listings.store.ts'

let app: TestApp
let person: TestPerson
let viewer: TestPerson
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app)
  viewer = await createPerson(app)
  await offer(
    person,
    offerOf('Sound Engineer', { title: 'A mix', priceType: 'fixed', price: 220 }),
    offerOf('Producer', { title: 'A record' }),
  )
})

const ask = (by: TestPerson, userId: string) =>
  by.client.call(listPersonListings, { params: { userId } })
const titles = async (by = viewer) =>
  (await ask(by, person.id)).body.listings.map(({ title }) => title)

it('shows what somebody offers, in the order of professions and with prices', async () => {
  const order = ['Producer', 'Sound Engineer'] as const
  expect(professions.indexOf(order[0])).toBeLessThan(professions.indexOf(order[1]))
  const { body } = await ask(viewer, person.id)
  expect(body.listings).toMatchObject([
    { title: 'A record', price: null, own: false, can: { contact: true } },
    { title: 'A mix', price: 220, priceType: 'fixed', own: false, can: { contact: true } },
  ])
  expect((await ask(person, person.id)).body.listings).toMatchObject([
    { title: 'A record', own: true, can: { contact: false } },
    { title: 'A mix', own: true },
  ])
})

it('leaves out what is switched off, also on the own profile', async () => {
  await query(app.db)
    .updateTable('service_listings')
    .set({ availability: false })
    .where('provider_id', '=', person.id)
    .where('category', '=', 'Producer')
    .execute()
  expect(await titles()).toEqual(['A mix'])
  expect(await titles(person)).toEqual(['A mix'])
})

it('shows nothing between two people with a block, no matter who blocked', async () => {
  const block = { params: { userId: person.id } }
  await viewer.client.call(blockPerson, block)
  expect(await titles()).toEqual([])
  await viewer.client.call(unblockPerson, block)
  expect(await titles()).toHaveLength(2)
  await person.client.call(blockPerson, { params: { userId: viewer.id } })
  expect(await titles()).toEqual([])
})

it('shows nothing of a banned person, also to admins, nor of nobody', async () => {
  const admin = await createPerson(app, { role: 'admin' })
  await ban(app, person)
  expect(await titles()).toEqual([])
  expect(await titles(admin)).toEqual([])
  expect((await ask(viewer, newId())).body).toEqual({ listings: [] })
})

it('refuses visitors, newcomers and invalid ids', async () => {
  const params = { userId: person.id }
  expect(await app.visitor.call(listPersonListings, { params })).toMatchObject({ status: 401 })
  const newcomer = await createPerson(app, { fresh: true })
  expect(await ask(newcomer, person.id)).toMatchObject({ status: 403, code: 'not_onboarded' })
  expect(await ask(viewer, 'nobody')).toMatchObject({ status: 400, code: 'invalid_input' })
})

it('needs one statement and the signer’s, and finds the listings by the index', async () => {
  await titles()
  expect(await countStatements(app, () => titles())).toBeLessThanOrEqual(2)
  await sql`with people as (
      insert into user_profiles (id, full_name, display_name, terms_accepted, onboarding_completed)
      select gen_random_uuid(), 'Person ' || n, 'Person ' || n, true, true
      from generate_series(1, 3000) n returning id)
    insert into service_listings (id, provider_id, category, title)
    select gen_random_uuid(), id, 'Producer', 'Records' from people`.execute(query(app.db))
  await sql`analyze`.execute(query(app.db))
  for (const nodes of await plansOf(app, personListings, [viewer.id, person.id, professions])) {
    const looks = nodes.filter((node) => node['Relation Name'] === 'service_listings')
    expect(looks.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    for (const { 'Actual Rows': rows = 0 } of looks) expect(rows).toBeLessThanOrEqual(2)
  }
})
