import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import {
  getInvitation,
  listInvitations,
  listInvited,
  withdrawInvitation,
} from '@patchbay/contract/communities/invitations'
import {
  approveRequest,
  handOverCommunity,
  joinCommunity,
  leaveCommunity,
  listRequests,
  mostMemberships,
  removeMember,
  requestMembership,
} from '@patchbay/contract/communities/memberships'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban, unban } from '../../../../test/bans.ts'
import { createCommunity } from '../../../../test/communities.ts'
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

let now = new Date()
let app: TestApp
let leader: TestPerson
let member: TestPerson
let stranger: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  leader = await createPerson(app)
  member = await createPerson(app)
  stranger = await createPerson(app)
  communityId = await createCommunity(app, leader, { isPrivate: true, members: [member] })
})

const nothing = { status: 404, code: 'invitation_not_found' }

/** The address tells nobody anything, and lets nobody in. */
async function expectEnded(secret: string, person: TestPerson = stranger): Promise<void> {
  const never = await follow({ client: app.visitor }, 'x'.repeat(43))
  const seen = await follow(person, secret)
  expect(seen).toMatchObject(nothing)
  expect({ ...seen.body, requestId: '' }).toEqual({ ...never.body, requestId: '' })
  expect(await accept(person, secret)).toMatchObject(nothing)
  expect(await isIn(person)).toBe(false)
}
async function expectOpen(secret: string, person: TestPerson = stranger): Promise<void> {
  expect((await follow(person, secret)).status).toBe(200)
}
const isIn = async ({ id }: TestPerson): Promise<boolean> => {
  const rows = await query(app.db)
    .selectFrom('community_members')
    .select('role')
    .where('community_id', '=', communityId)
    .where('user_id', '=', id)
    .execute()
  return rows.length > 0
}

describe('an invitation lets nobody in', () => {
  it('after its end, to the second', async () => {
    const { secret } = await makeInvitation(leader, communityId, { days: 1 })
    const end = now.getTime() + 86_400_000
    now = new Date(end - 1)
    await expectOpen(secret)
    now = new Date(end)
    await expectEnded(secret)
  })

  it('after its number, to which also who left again counts', async () => {
    const { secret } = await makeInvitation(leader, communityId, { mostUses: 1 })
    const first = await createPerson(app)
    await accept(first, secret)
    await first.client.call(leaveCommunity, { params: { communityId } })
    await expectEnded(secret)
    await expectEnded(secret, first)
  })

  it('after its withdrawal', async () => {
    const { secret, id } = await makeInvitation(leader, communityId)
    const params = { communityId, invitationId: id }
    await leader.client.call(withdrawInvitation, { params })
    await expectEnded(secret)
  })

  it('with a secret that is guessed, cut, or no secret at all', async () => {
    const { secret } = await makeInvitation(leader, communityId)
    const wrong = [
      'x'.repeat(43),
      secret.slice(0, 42),
      `${secret}x`,
      secret.toLowerCase(),
      ' ',
      '%00',
      "' or true --",
    ]
    for (const guess of wrong) await expectEnded(guess)
    const raw = await app.visitor.fetch('/api/invitations/%00')
    expect(raw.status).toBe(404)
  })

  it('while its community is closed', async () => {
    const { secret } = await makeInvitation(leader, communityId)
    const close = (at: Date | null) =>
      query(app.db)
        .updateTable('communities')
        .set({ closed_at: at })
        .where('id', '=', communityId)
        .execute()
    await close(now)
    await expectEnded(secret)
    expect(await invite(leader, communityId)).toMatchObject({ code: 'community_closed' })
    await close(null)
    await expectOpen(secret)
  })
})

describe('an invitation ends with the right of its maker', () => {
  const made = async () => {
    await letMembersInvite(app, communityId)
    return (await makeInvitation(member, communityId)).secret
  }

  it('who has left, also after coming back', async () => {
    const secret = await made()
    await member.client.call(leaveCommunity, { params: { communityId } })
    await expectEnded(secret)
    now = new Date(now.getTime() + 1_000)
    const { secret: way } = await makeInvitation(leader, communityId)
    await accept(member, way)
    await expectEnded(secret)
  })

  it('whom the leader removed, or staff banned, until the ban is lifted', async () => {
    const secret = await made()
    await ban(app, member)
    await expectEnded(secret)
    await unban(app, member)
    await expectOpen(secret)
    const params = { communityId, userId: member.id }
    await leader.client.call(removeMember, { params })
    await expectEnded(secret)
  })

  it('whose account is deleted', async () => {
    const secret = await made()
    const confirmText = 'delete my account'
    await member.client.call(deleteAccount, { body: { confirmText } })
    await expectEnded(secret)
  })

  it('where the leader lets members invite no longer', async () => {
    const secret = await made()
    await letMembersInvite(app, communityId, false)
    await expectEnded(secret)
    const listed = await leader.client.call(listInvitations, { params: { communityId }, query: {} })
    expect(listed.body.invitations).toMatchObject([{ state: 'paused', can: { withdraw: true } }])
  })

  it('who has handed the leadership over and may not invite as a member', async () => {
    const { secret } = await makeInvitation(leader, communityId)
    const body = { userId: member.id }
    await leader.client.call(handOverCommunity, { params: { communityId }, body })
    await expectEnded(secret)
  })
})

describe('some people are not invited', () => {
  it('whom the leader removed, until the leader approves a request', async () => {
    const { secret } = await makeInvitation(leader, communityId)
    const params = { communityId, userId: member.id }
    await leader.client.call(removeMember, { params })
    await expectEnded(secret, member)
    await expectOpen(secret)
    await member.client.call(requestMembership, { params: { communityId }, body: {} })
    const list = { params: { communityId }, query: {} }
    const [request] = (await leader.client.call(listRequests, list)).body.requests
    const requestId = request?.id ?? ''
    await leader.client.call(approveRequest, { params: { communityId, requestId } })
    await member.client.call(leaveCommunity, { params: { communityId } })
    expect((await accept(member, secret)).status).toBe(200)
  })

  it.each(['maker', 'follower'] as const)('in a block by the %s', async (who) => {
    const { secret } = await makeInvitation(leader, communityId)
    const [blocker, blocked] = who === 'maker' ? [leader, stranger] : [stranger, leader]
    await blocker.client.call(blockPerson, { params: { userId: blocked.id } })
    await expectEnded(secret)
  })

  it('whom staff have banned', async () => {
    const { secret } = await makeInvitation(leader, communityId)
    await ban(app, stranger)
    expect(await accept(stranger, secret)).toMatchObject({ status: 403, code: 'account_banned' })
    expect(await isIn(stranger)).toBe(false)
  })

  it('who has no session or no profile yet, but sees the head', async () => {
    const { secret } = await makeInvitation(leader, communityId)
    const fresh = await createPerson(app, { fresh: true })
    expect(await accept({ client: app.visitor }, secret)).toMatchObject({ status: 401 })
    expect(await accept(fresh, secret)).toMatchObject({ code: 'not_onboarded' })
    await expectOpen(secret, fresh)
  })

  it('who is in as many communities as possible, without a use', async () => {
    const { secret, id } = await makeInvitation(leader, communityId, { mostUses: 1 })
    await sql`with made as (
        insert into communities (id, name, description, leader_id, creator_id, client_id)
        select gen_random_uuid(), 'Club ' || n, '', ${stranger.id}, ${stranger.id},
          gen_random_uuid()
        from generate_series(1, ${mostMemberships}::integer) n returning id)
      insert into community_members (community_id, user_id, role)
      select id, ${stranger.id}, 'leader' from made`.execute(query(app.db))
    expect(await accept(stranger, secret)).toMatchObject({ code: 'too_many_communities' })
    const params = { communityId, invitationId: id }
    const listed = await leader.client.call(listInvited, { params, query: {} })
    expect(listed.body.people).toEqual([])
    expect((await accept(await createPerson(app), secret)).status).toBe(200)
  })
})

describe('strangers and members', () => {
  it('learn nothing of links and of who came by them', async () => {
    const { id } = await makeInvitation(leader, communityId)
    const params = { communityId, invitationId: id }
    const ask = ({ client }: TestPerson) =>
      client.call(listInvitations, { params: { communityId }, query: {} })
    expect(await ask(stranger)).toMatchObject({ status: 404, code: 'community_not_found' })
    expect((await ask(member)).body.invitations).toEqual([])
    const elsewhere = await createPerson(app)
    const other = await createCommunity(app, elsewhere)
    for (const { client } of [stranger, member, elsewhere]) {
      expect(await client.call(listInvited, { params, query: {} })).toMatchObject(nothing)
      expect(await client.call(withdrawInvitation, { params })).toMatchObject(nothing)
    }
    // The leader of another community names their own.
    const mixed = { communityId: other, invitationId: id }
    expect(await elsewhere.client.call(withdrawInvitation, { params: mixed })).toMatchObject(
      nothing,
    )
    expect(await invite(stranger, communityId)).toMatchObject({ status: 403 })
  })
})

describe('two at once', () => {
  it('the last use goes to one of them', async () => {
    const { secret } = await makeInvitation(leader, communityId, { mostUses: 1 })
    const people = await Promise.all([1, 2, 3, 4].map(() => createPerson(app)))
    const answers = await Promise.all(people.map((person) => accept(person, secret)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const one of answers) if (one.status !== 200) expect(one).toMatchObject(nothing)
    const inside = await Promise.all(people.map(isIn))
    expect(inside.filter(Boolean)).toHaveLength(1)
  })

  it('one person who presses several times is in once, and counts once', async () => {
    const { secret } = await makeInvitation(leader, communityId, { mostUses: 10 })
    const answers = await Promise.all([1, 2, 3].map(() => accept(stranger, secret)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const listed = await leader.client.call(listInvitations, { params: { communityId }, query: {} })
    expect(listed.body.invitations).toMatchObject([{ uses: 1 }])
  })

  it('makers whose accounts are deleted together, who came by each other’s links', async () => {
    const [one, two] = [await createPerson(app), await createPerson(app)]
    const places = await Promise.all([one, two].map((person) => createCommunity(app, person)))
    const made = [
      await makeInvitation(one, places[0] ?? ''),
      await makeInvitation(two, places[1] ?? ''),
    ]
    await accept(two, made[0]?.secret ?? '')
    await accept(one, made[1]?.secret ?? '')
    const answers = await Promise.all(
      [one, two].map(({ client }) =>
        client.call(deleteAccount, { body: { confirmText: 'delete my account' } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('limits', () => {
  it('of guesses count what never existed, and not what has ended', async () => {
    const guarded = await startTestApp({ config: { rateLimits: true } })
    try {
      const host = await createPerson(guarded, { since: new Date(0) })
      const place = await createCommunity(guarded, host)
      const { secret, id } = await makeInvitation(host, place)
      const params = { communityId: place, invitationId: id }
      await host.client.call(withdrawInvitation, { params })
      const ask = (tried: string) =>
        guarded.visitor.call(getInvitation, { params: { secret: tried } })
      for (let tried = 0; tried < 61; tried += 1) expect((await ask(secret)).status).toBe(404)
      for (let tried = 0; tried < 60; tried += 1)
        expect((await ask(`${tried}`.padStart(43, 'x'))).status).toBe(404)
      expect(await ask('x'.repeat(43))).toMatchObject({ status: 429, code: 'rate_limited' })
    } finally {
      await guarded.stop()
    }
  })

  it('of making are tighter in the first week', async () => {
    const guarded = await startTestApp({ config: { rateLimits: true } })
    try {
      for (const [since, most] of [
        [new Date(0), 20],
        [new Date(), 5],
      ] as const) {
        const host = await createPerson(guarded, { since })
        const place = await createCommunity(guarded, host)
        for (let made = 0; made < most; made += 1) await makeInvitation(host, place)
        const refused = await invite(host, place)
        expect(refused).toMatchObject({ status: 429, code: 'rate_limited' })
      }
    } finally {
      await guarded.stop()
    }
  })
})

it('a public community has no other way in for who was removed', async () => {
  const open = await createCommunity(app, leader, { members: [member] })
  const { secret } = await makeInvitation(leader, open)
  const params = { communityId: open, userId: member.id }
  await leader.client.call(removeMember, { params })
  expect(await accept(member, secret)).toMatchObject(nothing)
  const joined = await member.client.call(joinCommunity, { params: { communityId: open } })
  expect(joined).toMatchObject({ status: 403 })
})
