import { getCommunity } from '@patchbay/contract/communities/communities'
import {
  getStaffCommunity,
  handOverStaffCommunity,
  listStaffCommunities,
  removeStaffCommunity,
  staffCommunitiesPerPage,
} from '@patchbay/contract/staff/communities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { entriesOf } from '../../../../test/reports.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { listPostedMails } from '../../accounts/mails/public.ts'

let app: TestApp
let moderator: TestPerson
let leader: TestPerson
let member: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  moderator = await createStaff(app, 'moderator')
  leader = await createPerson(app, { fullName: 'Lea Leader' })
  member = await createPerson(app, { fullName: 'Mel Member' })
  communityId = await createCommunity(app, leader, { isPrivate: true, members: [member] })
})

const params = () => ({ communityId })
const detail = async () =>
  (await moderator.client.call(getStaffCommunity, { params: params(), query: {} })).body
const handOver = (userId: string) =>
  moderator.client.call(handOverStaffCommunity, {
    params: params(),
    body: { userId, reason: 'the leader is banned' },
  })
const search = async (q: string, cursor?: string) =>
  (
    await moderator.client.call(listStaffCommunities, {
      query: { q, ...(cursor !== undefined && { cursor }) },
    })
  ).body
const rename = (name: string, id = communityId) =>
  query(app.db).updateTable('communities').set({ name }).where('id', '=', id).execute()

describe('the list of communities', () => {
  it('finds one by a part of its name, whatever it contains, and by its id', async () => {
    await rename('Ünder 100% Bass')
    for (const q of ['under', '100% b', communityId, communityId.toUpperCase()])
      expect(
        (await search(q)).communities.map(({ id }) => id),
        q,
      ).toEqual([communityId])
    expect((await search('under_')).communities).toEqual([])
    expect((await search(newId())).communities).toEqual([])
    expect((await search(communityId)).communities).toMatchObject([
      {
        isPrivate: true,
        memberCount: 2,
        leader: { id: leader.id, name: 'Lea Leader', state: 'active' },
      },
    ])
  })

  it('comes in pages without a gap or a repetition, the newest first', async () => {
    const name = `Many ${communityId}`
    const ids: string[] = []
    for (let at = 0; at <= staffCommunitiesPerPage; at += 1) {
      const id = await createCommunity(app, await createPerson(app))
      await rename(name, id)
      ids.unshift(id)
    }
    const first = await search(name)
    const second = await search(name, first.nextCursor ?? '')
    expect(second.nextCursor).toBeNull()
    const all = [...first.communities, ...second.communities].map(({ id }) => id)
    expect(all).toEqual(ids)
  })
})

describe('handing over', () => {
  it('makes a member the leader, who hears of it, where the leader is banned', async () => {
    await ban(app, leader)
    expect(await detail()).toMatchObject({
      leader: { state: 'banned' },
      heirs: [{ id: member.id, name: 'Mel Member' }],
      can: { handOver: true },
    })
    const { status, body } = await handOver(member.id)
    expect([status, body.leader, body.can]).toEqual([
      200,
      { id: member.id, name: 'Mel Member', state: 'active' },
      { handOver: false, close: true, reopen: false, remove: true },
    ])
    const seen = await member.client.call(getCommunity, { params: params() })
    expect(seen.body).toMatchObject({ membership: 'leader' })
    expect(await entriesOf(app, moderator)).toMatchObject([
      {
        action: 'hand-over-community',
        user_id: member.id,
        details: { community: communityId, from: leader.id },
      },
    ])
  })

  it('is refused while the leader can lead, and leaves nothing in the log', async () => {
    expect((await detail()).can.handOver).toBe(false)
    expect(await handOver(member.id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await entriesOf(app, moderator)).toEqual([])
  })

  it('finds a member by a part of the name, beyond those who are listed at first', async () => {
    const members: TestPerson[] = [member]
    for (let at = 0; at < 51; at += 1)
      members.push(await createPerson(app, { fullName: `Member ${at}` }))
    communityId = await createCommunity(app, leader, { members })
    const heirsNamed = async (heir: string) =>
      (
        await moderator.client.call(getStaffCommunity, { params: params(), query: { heir } })
      ).body.heirs.map(({ name }) => name)
    expect(await heirsNamed('Member 50')).toEqual([])
    await ban(app, leader)
    expect((await detail()).heirs).toHaveLength(50)
    expect(await heirsNamed('member 50')).toEqual(['Member 50'])
    expect(await heirsNamed('%')).toEqual([])
  })

  it('goes to nobody who decides about it', async () => {
    communityId = await createCommunity(app, leader, { members: [member, moderator] })
    await ban(app, leader)
    expect((await detail()).heirs.map(({ id }) => id)).toEqual([member.id])
    expect(await handOver(moderator.id)).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('goes to nobody who is not a member, or is banned too', async () => {
    await ban(app, leader)
    const stranger = await createPerson(app)
    await ban(app, member)
    expect((await detail()).heirs).toEqual([])
    for (const id of [stranger.id, member.id, leader.id, newId()])
      expect(await handOver(id)).toMatchObject({ status: 404, code: 'member_not_found' })
    expect(await entriesOf(app, moderator)).toEqual([])
  })
})

describe('removing', () => {
  it('deletes it for all, tells the members, and the leader why', async () => {
    await query(app.db)
      .updateTable('user_profiles')
      .set({ email: `${leader.id}@example.com` })
      .where('id', '=', leader.id)
      .execute()
    const remove = () =>
      moderator.client.call(removeStaffCommunity, {
        params: params(),
        body: { reason: 'spam', words: 'It was made to sell followers.' },
      })
    expect((await remove()).status).toBe(204)
    const absent = { status: 404, code: 'community_not_found' }
    expect(await member.client.call(getCommunity, { params: params() })).toMatchObject(absent)
    expect(
      await moderator.client.call(getStaffCommunity, { params: params(), query: {} }),
    ).toMatchObject(absent)
    expect(await remove()).toMatchObject(absent)
    const notices = await query(app.db)
      .selectFrom('notices')
      .select('user_id')
      .where('kind', '=', 'community_deleted')
      .where('user_id', 'in', [leader.id, member.id])
      .execute()
    expect(notices.map(({ user_id }) => user_id).sort()).toEqual([leader.id, member.id].sort())
    const mails = await listPostedMails(app.db, app.config)
    const told = mails.find(({ to }) => to === `${leader.id}@example.com`)
    expect(told?.content?.text).toContain('It was made to sell followers.')
    expect((await entriesOf(app, moderator)).map(({ action }) => action)).toEqual([
      'remove-community',
    ])
  })
})
