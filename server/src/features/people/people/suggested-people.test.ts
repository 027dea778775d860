import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { listSuggestedPeople } from '@patchbay/contract/people/people'
import { afterAll, beforeEach, beforeAll, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { countStatements, createCommunity } from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let viewer: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  // Somebody whom an earlier test made has nothing in common with anybody.
  await query(app.db)
    .updateTable('user_profiles')
    .set({ professions: ['Other'], location_enabled: false })
    .execute()
  viewer = await createPerson(app)
})
afterAll(() => app.stop())

const make = async (fullName: string, professions: string[], location?: string) => {
  const person = await createPerson(app, { fullName })
  await query(app.db)
    .updateTable('user_profiles')
    .set({ professions, ...(location && { location, location_enabled: true }) })
    .where('id', '=', person.id)
    .execute()
  return person
}
const suggested = async ({ client }: TestPerson = viewer) =>
  (await client.call(listSuggestedPeople, {})).body.suggestions
const names = async (by?: TestPerson) =>
  (await suggested(by)).map(({ person }) => person.displayName)

it('suggests people of the same city and of fitting professions, and says why', async () => {
  await make('Nia Near', ['Other'], 'leeds, United Kingdom')
  await make('Sam Songs', ['Songwriter'])
  await make('Pat Producer', ['Producer'])
  await make('Cal Canada', ['Other'], 'Leeds, Canada')
  await make('Lena Label', ['Label Representative'], 'York, United Kingdom')
  await make('Ed Near', ['Sound Engineer'], 'Leeds, United Kingdom')
  const found = (await suggested()).map(({ person, reasons }) => [person.displayName, ...reasons])
  const city = { kind: 'city', value: 'Leeds' }
  expect(found).toEqual([
    ['Ed Near', city, { kind: 'works_with', value: 'Producer' }],
    ['Sam Songs', { kind: 'works_with', value: 'Producer' }],
    ['Nia Near', city],
    ['Pat Producer', { kind: 'same_profession', value: 'Producer' }],
  ])
})

it('suggests people of two communities of the viewer, counting those that they show', async () => {
  const [both, three, one, hiding] = [
    await make('Bo Both', ['Other']),
    await make('Tria Three', ['Other']),
    await make('Ona One', ['Other']),
    await make('Hida Hiding', ['Other']),
  ]
  await createCommunity(app, three, { members: [viewer, both, one, hiding] })
  const kept = await createCommunity(app, three, { isPrivate: true, members: [viewer, both] })
  await createCommunity(app, viewer, { members: [three] })
  const last = await createCommunity(app, hiding, { members: [viewer] })
  await query(app.db)
    .insertInto('hidden_memberships')
    .values({ user_id: hiding.id, community_id: last })
    .execute()
  const found = async () =>
    (await suggested()).map(({ person, reasons }) => [person.displayName, ...reasons])
  const inBoth = ['Bo Both', { kind: 'shared_communities', value: '2' }]
  expect(await found()).toEqual([
    ['Tria Three', { kind: 'shared_communities', value: '3' }],
    inBoth,
  ])
  await query(app.db)
    .insertInto('hidden_memberships')
    .values({ user_id: three.id, community_id: kept })
    .execute()
  expect(await found()).toContainEqual(['Tria Three', { kind: 'shared_communities', value: '2' }])
  await viewer.client.call(blockPerson, { params: { userId: both.id } })
  expect(await names()).toEqual(['Tria Three'])
})

it('does not use a place that somebody hides, and shows none', async () => {
  const hidden = await make('Hid Den', ['Other'], 'Leeds, United Kingdom')
  expect(await names()).toEqual(['Hid Den'])
  await hidden.client.call(updateProfile, { body: { locationEnabled: false } })
  expect(await names()).toEqual([])
})

it('suggests nobody who is blocked, blocks, is banned or unfinished, and not the viewer', async () => {
  const [blocked, blocking, banned] = [
    await make('One', ['Songwriter']),
    await make('Two', ['Songwriter']),
    await make('Three', ['Songwriter']),
  ]
  expect(await names()).toHaveLength(3)
  await viewer.client.call(blockPerson, { params: { userId: blocked.id } })
  await blocking.client.call(blockPerson, { params: { userId: viewer.id } })
  await ban(app, banned)
  await createPerson(app, { fresh: true })
  expect(await names()).toEqual([])
})

it('suggests four at most, in two statements', async () => {
  for (let number = 0; number < 6; number += 1) await make(`Person ${number}`, ['Songwriter'])
  expect(await suggested()).toHaveLength(4)
  expect(await countStatements(app, () => suggested())).toBe(2)
})
