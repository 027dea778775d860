import { getCommunity, updateCommunity } from '@patchbay/contract/communities/communities'
import {
  createInvitation,
  listInvitations,
  listInvited,
  withdrawInvitation,
} from '@patchbay/contract/communities/invitations'
import { leaveCommunity, requestMembership } from '@patchbay/contract/communities/memberships'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countStatements, createCommunity } from '../../../../test/communities.ts'
import {
  accept,
  follow,
  invite,
  letMembersInvite,
  makeInvitation,
} from '../../../../test/invitations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let member: TestPerson
let stranger: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp()
  leader = await createPerson(app, { fullName: 'Lotte Verhoeven' })
})
afterAll(() => app.stop())
beforeEach(async () => {
  member = await createPerson(app)
  stranger = await createPerson(app, { fullName: 'Tomasz Kruk' })
  communityId = await createCommunity(app, leader, { isPrivate: true, members: [member] })
})

const list = async ({ client }: TestPerson) =>
  (await client.call(listInvitations, { params: { communityId }, query: {} })).body.invitations
const peopleOf = async ({ client }: TestPerson, invitationId: string) => {
  const asked = { params: { communityId, invitationId }, query: {} }
  return (await client.call(listInvited, asked)).body.people.map(({ person }) => person.fullName)
}
const head = async ({ client }: TestPerson) =>
  (await client.call(getCommunity, { params: { communityId } })).body

describe('an invitation', () => {
  it('shows the head and lets somebody into a private community without a request', async () => {
    const { secret, id } = await makeInvitation(leader, communityId, { days: 7, mostUses: 10 })
    const seen = await follow({ client: app.visitor }, secret)
    expect(seen.body).toMatchObject({
      community: { id: communityId, name: 'Tape Club', memberCount: 2, activity: null },
      inviter: { displayName: 'Lotte Verhoeven', fullName: null },
    })
    expect((await follow(stranger, secret)).body.community.membership).toBe('none')
    const joined = await accept(stranger, secret)
    expect(joined.body).toMatchObject({ membership: 'member', memberCount: 3 })
    expect(joined.body.can.seeInside).toBe(true)
    expect((await list(leader))[0]).toMatchObject({ id, uses: 1, mostUses: 10, state: 'open' })
    expect(await peopleOf(leader, id)).toEqual(['Tomasz Kruk'])
  })

  it('counts a person once, who presses again, or leaves and comes back', async () => {
    const { secret } = await makeInvitation(leader, communityId, { mostUses: 10 })
    await accept(stranger, secret)
    expect((await accept(stranger, secret)).body.memberCount).toBe(3)
    await stranger.client.call(leaveCommunity, { params: { communityId } })
    expect((await accept(stranger, secret)).body.membership).toBe('member')
    expect((await list(leader))[0]?.uses).toBe(1)
  })

  it('takes nothing from who is in already, and shows the used link to who came by it', async () => {
    const { secret } = await makeInvitation(leader, communityId, { mostUses: 1 })
    expect((await accept(member, secret)).status).toBe(200)
    expect((await accept(leader, secret)).body.membership).toBe('leader')
    expect((await list(leader))[0]?.uses).toBe(0)
    await accept(stranger, secret)
    // The answer may have been lost: pressing again must not say that there is no such link.
    expect((await accept(stranger, secret)).status).toBe(200)
    expect((await follow(stranger, secret)).body.community.membership).toBe('member')
    expect((await follow(member, secret)).status).toBe(404)
  })

  it('settles an open request of who comes by it', async () => {
    await stranger.client.call(requestMembership, { params: { communityId }, body: {} })
    expect((await head(leader)).pendingRequests).toBe(1)
    const { secret } = await makeInvitation(leader, communityId)
    await accept(stranger, secret)
    expect((await head(leader)).pendingRequests).toBe(0)
    await stranger.client.call(leaveCommunity, { params: { communityId } })
    expect((await head(stranger)).membership).toBe('none')
  })

  it('leads into a public community too', async () => {
    const open = await createCommunity(app, leader)
    const { secret } = await makeInvitation(leader, open)
    expect((await follow(stranger, secret)).body.community.isPrivate).toBe(false)
    expect((await accept(stranger, secret)).body.membership).toBe('member')
  })

  it('is made once by a form that is sent again, and for one community', async () => {
    const body = { clientId: newId(), days: 1, mostUses: null } as const
    const send = (id = communityId) =>
      leader.client.call(createInvitation, { params: { communityId: id }, body })
    const [first, again] = [await send(), await send()]
    expect(again.body).toEqual(first.body)
    expect(await list(leader)).toHaveLength(1)
    const other = await createCommunity(app, leader)
    expect(await send(other)).toMatchObject({ status: 400, code: 'invalid_input' })
    for (const wrong of [{ days: 2 }, { mostUses: 0 }, { mostUses: 1_000_000 }])
      expect(await invite(leader, communityId, wrong as object)).toMatchObject({ status: 400 })
  })
})

describe('the list', () => {
  it('has all links for the leader and the own ones for a member, whose addresses only makers get', async () => {
    await letMembersInvite(app, communityId)
    const ofLeader = await makeInvitation(leader, communityId)
    const ofMember = await makeInvitation(member, communityId)
    await accept(stranger, ofMember.secret)
    expect((await list(leader)).map(({ id, path }) => [id, path])).toEqual([
      [ofMember.id, null],
      [ofLeader.id, ofLeader.path],
    ])
    expect((await list(member)).map(({ id, path }) => [id, path])).toEqual([
      [ofMember.id, ofMember.path],
    ])
    expect(await peopleOf(member, ofMember.id)).toEqual(['Tomasz Kruk'])
    expect(await peopleOf(leader, ofMember.id)).toEqual(['Tomasz Kruk'])
  })

  it('comes in pages, with as many statements for many links as for one', async () => {
    await makeInvitation(leader, communityId)
    const ask = (page: { cursor?: string } = {}) =>
      leader.client.call(listInvitations, { params: { communityId }, query: page })
    const one = await countStatements(app, () => ask())
    const many = Array.from({ length: 24 }, (_, n) => ({
      id: newId(),
      community_id: communityId,
      maker_id: leader.id,
      client_id: newId(),
      secret: `${n}`.padStart(43, 'x'),
      created_at: new Date(),
    }))
    await query(app.db).insertInto('community_invitations').values(many).execute()
    expect(await countStatements(app, () => ask())).toBe(one)
    const first = (await ask()).body
    const second = (await ask({ cursor: first.nextCursor ?? '' })).body
    const ids = [...first.invitations, ...second.invitations].map(({ id }) => id)
    expect([first.invitations.length, new Set(ids).size, second.nextCursor]).toEqual([20, 25, null])
  })
})

describe('who may invite', () => {
  const allow = (membersInvite: boolean) =>
    leader.client.call(updateCommunity, { params: { communityId }, body: { membersInvite } })

  it('is the leader, and every member where the leader says so', async () => {
    expect((await head(leader)).can.invite).toBe(true)
    expect((await head(member)).can.invite).toBe(false)
    expect(await invite(member, communityId)).toMatchObject({ status: 403, code: 'forbidden' })
    const before = (await head(member)).version
    expect((await allow(true)).body.membersInvite).toBe(true)
    const after = await head(member)
    expect(after.can.invite).toBe(true)
    expect(after.version).toBeGreaterThan(before)
    expect((await invite(member, communityId)).status).toBe(200)
  })

  it('withdraws own links, and the leader all', async () => {
    await allow(true)
    const ofLeader = await makeInvitation(leader, communityId)
    const [first, second] = [
      await makeInvitation(member, communityId),
      await makeInvitation(member, communityId),
    ]
    const withdraw = ({ client }: TestPerson, invitationId: string) =>
      client.call(withdrawInvitation, { params: { communityId, invitationId } })
    expect((await withdraw(member, ofLeader.id)).status).toBe(404)
    expect((await withdraw(member, first.id)).status).toBe(204)
    expect((await withdraw(leader, second.id)).status).toBe(204)
    expect((await withdraw(leader, second.id)).status).toBe(204)
    expect((await list(leader)).map(({ state }) => state)).toEqual([
      'withdrawn',
      'withdrawn',
      'open',
    ])
  })
})
