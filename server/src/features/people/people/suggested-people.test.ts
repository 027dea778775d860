import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { listSuggestedPeople } from '@patchbay/contract/people/people'
import { afterAll, beforeEach, beforeAll, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { countStatements } from '../../../../test/communities.ts'
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
