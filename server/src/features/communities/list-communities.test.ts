import {
  listCommunities,
  listCommunityPlaces,
  type CommunityCard,
} from '@patchbay/contract/communities'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { query } from '../../platform/db/query.ts'
import { newId } from '../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let other: TestPerson
let third: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  leader = await createPerson(app, { fullName: 'Ada Leader' })
  other = await createPerson(app)
  third = await createPerson(app)
})
afterAll(() => app.stop())

type Filters = Parameters<typeof app.visitor.call<typeof listCommunities>>[1]['query']
const list = async (query: Filters = {}, client = app.visitor) =>
  (await client.call(listCommunities, { query })).body
const namesOf = async (query: Filters) => (await list(query)).communities.map(({ name }) => name)

describe('the list of communities', () => {
  it('[J-05, J-06, J-08, J-09, J-16, K-41] shows every community to a visitor, the largest first', async () => {
    const small = await createCommunity(app, leader, { name: 'Two Microphones', isPrivate: true })
    const large = await createCommunity(app, leader, {
      name: 'Hall of Reverb',
      description: 'Long tails. '.repeat(10),
      genres: ['Ambient', 'Drone'],
      location: 'Leeds, United Kingdom',
      members: [other, third],
    })
    const body = await list()
    expect(body).toMatchObject({ nextCursor: null, total: 2 })
    expect(body.communities).toEqual([
      {
        id: large,
        name: 'Hall of Reverb',
        description: 'Long tails. '.repeat(10),
        isPrivate: false,
        genres: ['Ambient', 'Drone'],
        location: 'Leeds, United Kingdom',
        locationEnabled: true,
        coverImage: null,
        memberCount: 3,
        membership: 'none',
        can: { join: false, request: false },
      },
      expect.objectContaining({
        id: small,
        isPrivate: true,
        location: null,
        locationEnabled: false,
        memberCount: 1,
      }),
    ])
  })
})
