import {
  approveRequest,
  handOverCommunity,
  joinCommunity,
  leaveCommunity,
  rejectRequest,
  removeMember,
  requestMembership,
  withdrawRequest,
} from '@patchbay/contract/memberships'
import { updateCommunity } from '@patchbay/contract/communities'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { query } from '../../platform/db/query.ts'

let database: TestDatabase
let app: TestApp
let people: TestPerson[]
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 8 })
  app = await startTestApp({ database })
  people = await Promise.all(Array.from({ length: 6 }, () => createPerson(app)))
})
afterAll(async () => {
  await app.stop()
  await database.close()
})

/** The same numbers every time, so that what fails once fails again. */
function createChance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
}

/** Communities without exactly one leader who is a member, or with a wrong count. */
async function listBroken(): Promise<readonly unknown[]> {
  const { rows } = await sql`select c.id from communities c where
      c.member_count <> (select count(*) from community_members m where m.community_id = c.id)
      or (select array_agg(m.user_id) from community_members m
        where m.community_id = c.id and m.role = 'leader') is distinct from array[c.leader_id]
      or exists (select 1 from membership_requests r
        join community_members m on m.community_id = r.community_id and m.user_id = r.user_id
        where r.community_id = c.id and r.status = 'pending')`.execute(query(app.db))
  return rows
}

async function findOpenRequest(communityId: string): Promise<string | undefined> {
  const row = await query(app.db)
    .selectFrom('membership_requests')
    .select('id')
    .where('community_id', '=', communityId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return row?.id
}

async function actAtRandom(communityId: string, chance: (below: number) => number) {
  const { client } = people[chance(6)] as TestPerson
  const { id: userId } = people[chance(6)] as TestPerson
  const params = { communityId }
  const requestId = (await findOpenRequest(communityId)) ?? userId
  const actions = [
    () => client.call(handOverCommunity, { params, body: { userId } }),
    () => client.call(removeMember, { params: { communityId, userId } }),
    () => client.call(leaveCommunity, { params }),
    () => client.call(joinCommunity, { params }),
    () => client.call(requestMembership, { params, body: {} }),
    () => client.call(withdrawRequest, { params }),
    () => client.call(approveRequest, { params: { communityId, requestId } }),
    () => client.call(rejectRequest, { params: { communityId, requestId } }),
    () => client.call(updateCommunity, { params, body: { isPrivate: chance(2) === 0 } }),
  ]
  return (actions[chance(actions.length)] ?? actions[0])?.()
}

describe('two hundred rounds of handing over, removing, leaving and joining at once', () => {
  it('[K-38] leave one leader who is a member and the right count, and nobody waits for ever', async () => {
    const [first, second] = people as [TestPerson, TestPerson]
    const communities = [
      await createCommunity(app, first, { members: people.slice(1, 5) }),
      await createCommunity(app, second, { isPrivate: true, members: people.slice(2, 5) }),
    ]
    const chance = createChance(20_261_115)
    const seen = new Map<number | undefined, number>()
    for (let round = 0; round < 200; round += 1) {
      const acts = Array.from({ length: 8 }, () => communities[chance(2)] ?? '')
      const answers = await Promise.all(acts.map((id) => actAtRandom(id, chance)))
      for (const answer of answers) seen.set(answer?.status, (seen.get(answer?.status) ?? 0) + 1)
      expect(await listBroken(), `after round ${round}`).toEqual([])
    }
    for (const status of seen.keys()) expect([200, 403, 404, 409]).toContain(status)
    expect(seen.get(200)).toBeGreaterThan(200)
  }, 60_000)

  it('two who hand over to each other in two communities do not wait for each other', async () => {
    const [first, second] = people as [TestPerson, TestPerson]
    for (let round = 0; round < 20; round += 1) {
      const one = await createCommunity(app, first, { members: [second] })
      const other = await createCommunity(app, second, { members: [first] })
      const answers = await Promise.all([
        first.client.call(handOverCommunity, {
          params: { communityId: one },
          body: { userId: second.id },
        }),
        second.client.call(handOverCommunity, {
          params: { communityId: other },
          body: { userId: first.id },
        }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
    expect(await listBroken()).toEqual([])
  })
})
