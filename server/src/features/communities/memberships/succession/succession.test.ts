import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { getCommunity } from '@patchbay/contract/communities/communities'
import {
  chooseSuccessor,
  handOverCommunity,
  leaveCommunity,
  withdrawSuccessor,
} from '@patchbay/contract/communities/memberships'
import { listNotices } from '@patchbay/contract/notices/notices'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban, unban } from '../../../../../test/bans.ts'
import { createCommunity } from '../../../../../test/communities.ts'
import { makeModerator } from '../../../../../test/moderation.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { query } from '../../../../platform/db/query.ts'

const day = 24 * 60 * 60 * 1_000
let moved = 0
let app: TestApp
let leader: TestPerson
let first: TestPerson
let second: TestPerson
let stranger: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + moved) })
})
afterAll(() => app.stop())
beforeEach(async () => {
  moved = 0
  ;[leader, first, second, stranger] = await Promise.all([
    createPerson(app),
    createPerson(app),
    createPerson(app),
    createPerson(app),
  ])
  await query(app.db)
    .updateTable('user_profiles')
    .set({ email: `${leader.id}@example.org` })
    .where('id', '=', leader.id)
    .execute()
  communityId = await createCommunity(app, leader, { members: [first, second] })
})

const choose = ({ id: userId }: TestPerson, { client }: TestPerson = leader) =>
  client.call(chooseSuccessor, { params: { communityId }, body: { userId } })
const withdraw = ({ client }: TestPerson = leader) =>
  client.call(withdrawSuccessor, { params: { communityId } })
const leave = ({ client }: TestPerson) => client.call(leaveCommunity, { params: { communityId } })
const see = async ({ client }: TestPerson) =>
  (await client.call(getCommunity, { params: { communityId } })).body
const leaderOf = async () =>
  (
    await query(app.db)
      .selectFrom('communities')
      .select('leader_id')
      .where('id', '=', communityId)
      .executeTakeFirstOrThrow()
  ).leader_id
/** The kinds come from the database: somebody who is away has no session to ask with. */
const kindsOf = async ({ id }: TestPerson) => {
  const rows = await query(app.db)
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', id)
    .where('community_id', '=', communityId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}
const mailsTo = async ({ id }: TestPerson) => {
  const rows = await query(app.db)
    .selectFrom('mails')
    .select('template')
    .where('user_id', '=', id)
    .execute()
  return rows.map(({ template }) => template).filter((name) => name === 'leader_away')
}
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
/** Was here last that many days ago, on a device that is signed out since. */
async function goAway({ id }: TestPerson, days: number): Promise<void> {
  await query(app.db).deleteFrom('sessions').where('user_id', '=', id).execute()
  await query(app.db)
    .updateTable('last_active_days')
    .set({ active_on: dayOf(Date.now() + moved - days * day) })
    .where('user_id', '=', id)
    .execute()
}
const runJob = () => app.runJob('pass_leadership')

describe('a successor', () => {
  it('is a member whom the leader chooses, and only the leader is told who it is', async () => {
    expect((await choose(first)).body.successor?.id).toBe(first.id)
    expect((await choose(second)).body.successor?.id).toBe(second.id)
    expect((await see(second)).successor).toBeNull()
    expect((await see(stranger)).successor).toBeNull()
    expect((await withdraw()).body).toMatchObject({ successor: null, can: { leave: false } })
    expect((await withdraw()).status).toBe(200)
  })

  it('is chosen by nobody else, and is neither a stranger, nor banned, nor the leader', async () => {
    await makeModerator(leader, communityId, second)
    for (const person of [first, second, stranger]) {
      expect(await choose(first, person)).toMatchObject({ status: 403, code: 'forbidden' })
      expect(await withdraw(person)).toMatchObject({ status: 403, code: 'forbidden' })
    }
    expect(await choose(stranger)).toMatchObject({ status: 404, code: 'member_not_found' })
    expect(await choose(leader)).toMatchObject({ status: 403, code: 'forbidden' })
    await ban(app, first)
    expect(await choose(first)).toMatchObject({ status: 404, code: 'member_not_found' })
  })

  it('is none any more after leaving, and nobody for a new leader', async () => {
    await choose(first)
    await leave(first)
    expect(await see(leader)).toMatchObject({ successor: null, can: { leave: false } })
    await choose(second)
    const { client } = leader
    await client.call(handOverCommunity, { params: { communityId }, body: { userId: second.id } })
    expect(await see(second)).toMatchObject({ membership: 'leader', successor: null })
  })
})

describe('a leader who leaves', () => {
  it('[K-26] is refused without a successor, or with one who may not enter', async () => {
    expect(await leave(leader)).toMatchObject({ status: 409, code: 'leader_cannot_leave' })
    await choose(first)
    await ban(app, first)
    expect((await see(leader)).can.leave).toBe(false)
    expect(await leave(leader)).toMatchObject({ status: 409, code: 'leader_cannot_leave' })
    await unban(app, first)
    expect(await leaderOf()).toBe(leader.id)
  })

  it('is followed by the successor, who is told', async () => {
    await choose(second)
    expect((await see(leader)).can.leave).toBe(true)
    const { body } = await leave(leader)
    expect(body).toMatchObject({ membership: 'none', leaderId: second.id, memberCount: 2 })
    expect(await see(second)).toMatchObject({ membership: 'leader', can: { lead: true } })
    expect(await kindsOf(second)).toEqual(['leadership_received'])
  })

  it('is followed by the successor after deleting the account, not by the longest member', async () => {
    await choose(second)
    await leader.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect(await leaderOf()).toBe(second.id)
  })

  it('is followed by the longest member after deleting the account, if the successor is banned', async () => {
    await choose(second)
    await ban(app, second)
    await leader.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect(await leaderOf()).toBe(first.id)
  })
})

describe('a leader who is away', () => {
  it('is warned after 76 days, once, and followed after 90 by the successor; both are told', async () => {
    await choose(second)
    await makeModerator(leader, communityId, first)
    await goAway(leader, 75)
    await runJob()
    expect(await kindsOf(leader)).toEqual([])
    moved = 2 * day
    await runJob()
    await runJob()
    expect(await kindsOf(leader)).toEqual(['succession_near'])
    expect(await mailsTo(leader)).toEqual(['leader_away'])
    moved = 13 * day
    await runJob()
    expect(await leaderOf()).toBe(leader.id)
    moved = 17 * day
    await runJob()
    await runJob()
    expect(await leaderOf()).toBe(second.id)
    expect(await kindsOf(leader)).toEqual(['succession_near', 'leadership_passed'])
    expect(await kindsOf(second)).toEqual(['leadership_received'])
  })

  it('is warned two weeks before, also if the three months are over long since', async () => {
    await choose(second)
    await goAway(leader, 400)
    await runJob()
    expect([await leaderOf(), await kindsOf(leader)]).toEqual([leader.id, ['succession_near']])
    moved = 13 * day
    await runJob()
    expect(await leaderOf()).toBe(leader.id)
    moved = 15 * day
    await runJob()
    expect(await leaderOf()).toBe(second.id)
  })

  it('stays the leader after coming back, and is warned anew the next time', async () => {
    await choose(second)
    await goAway(leader, 80)
    await runJob()
    moved = 14 * day
    await goAway(leader, 1)
    await runJob()
    expect(await leaderOf()).toBe(leader.id)
    moved = 100 * day
    await runJob()
    expect(await leaderOf()).toBe(leader.id)
    expect(await kindsOf(leader)).toEqual(['succession_near', 'succession_near'])
  })

  it('is followed by the moderator who is there longest, or by nobody', async () => {
    await goAway(leader, 200)
    await runJob()
    expect(await kindsOf(leader)).toEqual([])
    await query(app.db)
      .updateTable('community_members')
      .set({ role: 'moderator' })
      .where('community_id', '=', communityId)
      .where('user_id', '<>', leader.id)
      .execute()
    await ban(app, first)
    await runJob()
    moved = 15 * day
    await unban(app, first)
    await runJob()
    expect(await leaderOf()).toBe(first.id)
  })

  it('is noticed by requests, not by sessions that were deleted', async () => {
    await choose(second)
    await goAway(leader, 200)
    await query(app.db)
      .updateTable('last_active_days')
      .set({ active_on: dayOf(Date.now() - 200 * day) })
      .where('user_id', '=', first.id)
      .execute()
    await query(app.db)
      .updateTable('sessions')
      .set({ last_used_at: new Date(Date.now() - 2 * day) })
      .where('user_id', '=', first.id)
      .execute()
    await first.client.call(listNotices, { query: {} })
    const { active_on } = await query(app.db)
      .selectFrom('last_active_days')
      .select('active_on')
      .where('user_id', '=', first.id)
      .executeTakeFirstOrThrow()
    expect(Date.now() - new Date(active_on).getTime()).toBeLessThan(2 * day)
  })
})
