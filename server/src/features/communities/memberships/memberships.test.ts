import { getCommunity } from '@patchbay/contract/communities/communities'
import {
  handOverCommunity,
  joinCommunity,
  leaveCommunity,
  listMembers,
  removeMember,
} from '@patchbay/contract/communities/memberships'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answerEvent,
  createCommunity,
  createEvent,
  listAnswers,
  listNotices,
} from '../../../../test/communities.ts'
import { ban, unban } from '../../../../test/bans.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let member: TestPerson
let second: TestPerson
let outsider: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  leader = await createPerson(app, { fullName: 'Ada Leader' })
  member = await createPerson(app)
  second = await createPerson(app)
  outsider = await createPerson(app)
})
afterAll(() => app.stop())

const join = (communityId: string, { client }: TestPerson) =>
  client.call(joinCommunity, { params: { communityId } })
const leave = (communityId: string, { client }: TestPerson) =>
  client.call(leaveCommunity, { params: { communityId } })
const remove = (communityId: string, userId: string, { client } = leader) =>
  client.call(removeMember, { params: { communityId, userId } })
const handOver = (communityId: string, userId: string, { client } = leader) =>
  client.call(handOverCommunity, { params: { communityId }, body: { userId } })
const list = (communityId: string, { client }: TestPerson, cursor?: string) =>
  client.call(listMembers, { params: { communityId }, query: cursor ? { cursor } : {} })
const rolesOf = async (communityId: string) => {
  const rows = await query(app.db)
    .selectFrom('community_members')
    .select(['user_id', 'role', 'joined_at'])
    .where('community_id', '=', communityId)
    .execute()
  return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]))
}

describe('joining', () => {
  it('[K-20, K-36] a public community adds a member at once, and once', async () => {
    const id = await createCommunity(app, leader)
    const answers = await Promise.all([1, 2, 3].map(() => join(id, outsider)))
    for (const { status, body } of answers)
      expect([status, body.membership, body.memberCount]).toEqual([200, 'member', 2])
    expect(await rolesOf(id)).toEqual({ [leader.id]: 'leader', [outsider.id]: 'member' })
  })

  it('[K-40] a private community is refused, and so is any other role', async () => {
    const id = await createCommunity(app, leader, { isPrivate: true, members: [member] })
    expect(await join(id, outsider)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await join(id, member)).body.membership).toBe('member')
    const open = await createCommunity(app, leader)
    const response = await outsider.client.fetch(`/api/communities/${open}/membership`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'leader', userId: leader.id }),
    })
    expect(response.status).toBe(400)
    expect(await rolesOf(open)).toEqual({ [leader.id]: 'leader' })
  })

  it('a community that does not exist is not found', async () => {
    for (const act of [join, leave])
      expect(await act(newId(), outsider)).toMatchObject({ code: 'community_not_found' })
  })
})

describe('leaving', () => {
  it('[K-25] ends the membership; a non-member has left already', async () => {
    const id = await createCommunity(app, leader, { members: [member] })
    expect((await leave(id, member)).body).toMatchObject({ membership: 'none', memberCount: 1 })
    expect((await leave(id, member)).status).toBe(200)
    expect(await rolesOf(id)).toEqual({ [leader.id]: 'leader' })
  })

  it('[K-26] is not possible for the leader', async () => {
    const id = await createCommunity(app, leader, { members: [member] })
    expect(await leave(id, leader)).toMatchObject({ status: 409, code: 'leader_cannot_leave' })
    expect(await rolesOf(id)).toMatchObject({ [leader.id]: 'leader' })
  })

  it('deletes the answers to coming events of a private community, and not of a public one', async () => {
    for (const isPrivate of [true, false]) {
      const id = await createCommunity(app, leader, { isPrivate, members: [member, second] })
      const [ahead, over] = [
        await createEvent(app, id, leader),
        await createEvent(app, id, leader, { inDays: -2 }),
      ]
      for (const event of [ahead, over])
        for (const person of [leader, member, second]) await answerEvent(app, event, person)
      await leave(id, member)
      await remove(id, second.id)
      const left = isPrivate ? [leader.id] : [leader.id, member.id, second.id].toSorted()
      expect(await listAnswers(app, ahead)).toEqual(left)
      expect(await listAnswers(app, over)).toHaveLength(3)
    }
  })
})

describe('the leader', () => {
  it('[K-27] removes a member, who is notified', async () => {
    const id = await createCommunity(app, leader, { members: [member] })
    const { status, body } = await remove(id, member.id)
    expect([status, body.memberCount]).toEqual([200, 1])
    expect(await rolesOf(id)).toEqual({ [leader.id]: 'leader' })
    expect((await listNotices(app, member)).at(-1)).toMatchObject({
      kind: 'membership_removed',
      actor_id: leader.id,
      community_id: id,
    })
    expect(await remove(id, member.id)).toMatchObject({ status: 404, code: 'member_not_found' })
    expect(await remove(id, leader.id)).toMatchObject({ code: 'leader_cannot_leave' })
  })

  it('[K-28, K-38] hands over to a member, and is then a member', async () => {
    const id = await createCommunity(app, leader, { members: [member] })
    const { status, body } = await handOver(id, member.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ leaderId: member.id, membership: 'member', memberCount: 2 })
    expect(await rolesOf(id)).toEqual({ [leader.id]: 'member', [member.id]: 'leader' })
    expect((await listNotices(app, member)).at(-1)).toMatchObject({
      kind: 'leadership_received',
      actor_id: leader.id,
      community_id: id,
    })
    expect(await handOver(id, member.id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await handOver(id, member.id, member)).body.leaderId).toBe(member.id)
    expect(await handOver(id, outsider.id, member)).toMatchObject({ code: 'member_not_found' })
    await ban(app, leader)
    expect(await handOver(id, leader.id, member)).toMatchObject({ code: 'member_not_found' })
    await unban(app, leader)
  })

  it('[K-38] is unique, whatever the server does', async () => {
    const id = await createCommunity(app, leader, { members: [member] })
    const members = query(app.db).updateTable('community_members').where('community_id', '=', id)
    await expect(
      members.set({ role: 'leader' }).where('user_id', '=', member.id).execute(),
    ).rejects.toThrow('community_members_one_leader')
    await expect(
      members.set({ role: 'member' }).where('user_id', '=', leader.id).execute(),
    ).rejects.toThrow('communities_leader')
    await expect(
      query(app.db).updateTable('communities').set({ leader_id: outsider.id }).execute(),
    ).rejects.toThrow('communities_leader')
  })
})

describe('the list of members', () => {
  it('[K-03, K-04] has the leader first, then the others in the order of joining', async () => {
    const id = await createCommunity(app, member, { members: [second, leader] })
    await handOver(id, leader.id, member)
    const { members, nextCursor } = (await list(id, outsider)).body
    expect(nextCursor).toBeNull()
    expect(members.map(({ person, role }) => [person.id, role])).toEqual([
      [leader.id, 'leader'],
      [member.id, 'member'],
      [second.id, 'member'],
    ])
    expect(members[0]?.person.displayName).toBe('Ada Leader')
    const rights = async (viewer: TestPerson) =>
      (await list(id, viewer)).body.members.map(({ can }) => [can.remove, can.makeLeader])
    const [no, yes] = [
      [false, false],
      [true, true],
    ]
    expect(await rights(leader)).toEqual([no, yes, yes])
    expect(await rights(member)).toEqual([no, no, no])
  })

  it('has pages of 50, with each member once, also those of the same instant', async () => {
    const id = await createCommunity(app, leader)
    const people = Array.from({ length: 120 }, () => newId())
    await query(app.db)
      .insertInto('user_profiles')
      .values(people.map((person) => ({ id: person })))
      .execute()
    await query(app.db)
      .insertInto('community_members')
      .values(people.map((user_id) => ({ community_id: id, user_id })))
      .execute()
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { members, nextCursor } = (await list(id, outsider, cursor)).body
      expect(members.length).toBeLessThanOrEqual(50)
      seen.push(...members.map(({ person }) => person.id))
      cursor = nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(seen[0]).toBe(leader.id)
    expect(seen.slice(1)).toEqual(people.toSorted())
  })

  it('finds members by a part of either name, in any case, page by page', async () => {
    const id = await createCommunity(app, leader)
    const people = await Promise.all(
      Array.from({ length: 53 }, (_, index) => createPerson(app, { fullName: `Ossian ${index}` })),
    )
    const other = await createPerson(app, { fullName: 'Vera 100%' })
    await query(app.db)
      .updateTable('user_profiles')
      .set({ display_name: 'Clef' })
      .where('full_name', 'like', 'Ossian %')
      .execute()
    await query(app.db)
      .insertInto('community_members')
      .values([...people, other].map(({ id: user_id }) => ({ community_id: id, user_id })))
      .execute()
    const search = async (q: string, cursor?: string) => {
      const { body } = await member.client.call(listMembers, {
        params: { communityId: id },
        query: { q, ...(cursor !== undefined && { cursor }) },
      })
      return { ids: body.members.map(({ person }) => person.id), next: body.nextCursor }
    }
    const first = await search('oSSian')
    expect(first.ids).toHaveLength(50)
    const rest = await search('clef', first.next ?? '')
    expect(rest).toMatchObject({ ids: { length: 3 }, next: null })
    expect(new Set([...first.ids, ...rest.ids])).toEqual(new Set(people.map((one) => one.id)))
    expect(await search('a lead')).toEqual({ ids: [leader.id], next: null })
    expect(await search('0%')).toEqual({ ids: [other.id], next: null })
    expect((await search('nobody here')).ids).toEqual([])
    expect((await search('')).ids).toHaveLength(50)
  })

  it('[K-30] of a private community does not exist for others: the same bytes', async () => {
    const id = await createCommunity(app, leader, { isPrivate: true, members: [member] })
    const bytesFor = async (communityId: string) => {
      const { status, body } = await list(communityId, outsider)
      return [status, { ...(body as object), requestId: undefined }]
    }
    expect(await bytesFor(id)).toEqual(await bytesFor(newId()))
    expect((await list(id, member)).body.members).toHaveLength(2)
    await remove(id, member.id)
    expect((await list(id, member)).status).toBe(404)
    const { body } = await outsider.client.call(getCommunity, { params: { communityId: id } })
    expect(body.can.seeInside).toBe(false)
  })
})
