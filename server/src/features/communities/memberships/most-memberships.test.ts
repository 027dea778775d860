import { createCommunity as makeCommunity } from '@patchbay/contract/communities/communities'
import {
  approveRequest,
  joinCommunity,
  leaveCommunity,
  mostMemberships,
  requestMembership,
} from '@patchbay/contract/communities/memberships'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  leader = await createPerson(app)
  await sql`with made as (
      insert into communities (id, name, description, leader_id, creator_id, client_id)
      select gen_random_uuid(), 'Club ' || n, '', ${leader.id}, ${leader.id}, gen_random_uuid()
      from generate_series(1, ${mostMemberships + 100}::integer) n returning id)
    insert into community_members (community_id, user_id, role)
    select id, ${leader.id}, 'leader' from made`.execute(query(app.db))
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app)
})

/** Directly in the database, which knows no most. */
const fill = (count: number) =>
  sql`insert into community_members (community_id, user_id, role)
    select id, ${person.id}, 'member' from communities
    where name like 'Club %' order by id limit ${count}`.execute(query(app.db))
const counted = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer from community_members
    where user_id = ${person.id}`.execute(query(app.db))
  return rows[0]?.count
}
const join = (communityId: string) => person.client.call(joinCommunity, { params: { communityId } })
const ask = (communityId: string) =>
  person.client.call(requestMembership, { params: { communityId }, body: {} })
const create = () =>
  person.client.call(makeCommunity, {
    body: {
      clientId: newId(),
      name: 'One more',
      description: 'Machines that need a service manual, and people who read it. '.repeat(2),
      isPrivate: false,
      genres: ['Jazz'],
      location: '',
      locationEnabled: false,
    },
  })
const full = { status: 409, code: 'too_many_communities' }

describe('a person in as many communities as possible', () => {
  it('joins, asks and creates no further, and does again after leaving one', async () => {
    await fill(mostMemberships)
    const open = await createCommunity(app, leader)
    const closed = await createCommunity(app, leader, { isPrivate: true })
    for (const refused of [await join(open), await ask(closed), await create()])
      expect(refused).toMatchObject(full)
    expect(await counted()).toBe(mostMemberships)
    const { rows } = await sql<{ id: string }>`select community_id as id from community_members
      where user_id = ${person.id} limit 1`.execute(query(app.db))
    const [{ id: communityId } = { id: '' }] = rows
    await person.client.call(leaveCommunity, { params: { communityId } })
    expect((await join(open)).status).toBe(200)
    // Who is in stays in, however often that is said.
    expect((await join(open)).status).toBe(200)
  })

  it('keeps memberships beyond it from before, and gets no more', async () => {
    await fill(mostMemberships + 20)
    expect(await join(await createCommunity(app, leader))).toMatchObject(full)
    expect(await counted()).toBe(mostMemberships + 20)
  })

  it('takes the last place once, however many joins run beside each other', async () => {
    await fill(mostMemberships - 1)
    const places = await Promise.all([1, 2, 3, 4].map(() => createCommunity(app, leader)))
    const answers = await Promise.all([...places.map(join), create()])
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(1)
    for (const one of answers) if (!taken.includes(one)) expect(one).toMatchObject(full)
    expect(await counted()).toBe(mostMemberships)
  })

  it('asks for no more than there is room for, and is let in only while there is', async () => {
    await fill(mostMemberships - 1)
    const closed = await createCommunity(app, leader, { isPrivate: true })
    expect((await ask(closed)).status).toBe(200)
    expect(await ask(await createCommunity(app, leader, { isPrivate: true }))).toMatchObject(full)
    expect((await join(await createCommunity(app, leader))).status).toBe(200)
    const { id: requestId } = await query(app.db)
      .selectFrom('membership_requests')
      .select('id')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    const params = { communityId: closed, requestId }
    const refused = await leader.client.call(approveRequest, { params })
    expect(refused).toMatchObject({ status: 409, code: 'person_in_too_many' })
    expect(await counted()).toBe(mostMemberships)
    await sql`delete from community_members where ctid in (select ctid from community_members
      where user_id = ${person.id} limit 1)`.execute(query(app.db))
    expect((await leader.client.call(approveRequest, { params })).status).toBe(200)
  })
})
