import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { getCommunity } from '@patchbay/contract/communities/communities'
import {
  approveRequest,
  handOverCommunity,
  joinCommunity,
  leaveCommunity,
} from '@patchbay/contract/communities/memberships'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { unnamedAnswers } from '../../../../test/answers.ts'
import {
  answerEvent,
  createCommunity,
  createEvent,
  listAnswers,
  listNotices,
} from '../../../../test/communities.ts'
import { leaveCommunityTraces } from '../../../../test/privacy/community-traces.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app)
})

const erase = ({ client } = person) =>
  client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
const head = (communityId: string) => app.visitor.call(getCommunity, { params: { communityId } })

describe('deleting an account', () => {
  it('passes leadership to the longest-standing member, who is notified', async () => {
    const { empty, shared, heir, attended } = await leaveCommunityTraces(app, person, 'word')
    expect((await erase()).status).toBe(200)
    expect((await head(empty)).status).toBe(404)
    expect((await head(shared)).body).toMatchObject({ leaderId: heir.id, memberCount: 2 })
    expect((await listNotices(app, heir)).at(-1)).toMatchObject({
      kind: 'leadership_received',
      actor_id: person.id,
      community_id: shared,
    })
    expect(await listAnswers(app, attended)).toHaveLength(1)
    const events = query(app.db).selectFrom('community_events').select(['id', 'creator_id'])
    expect(await events.where('community_id', '=', shared).execute()).toEqual([
      { id: attended, creator_id: person.id },
    ])
  })

  it('passes leadership to nobody who is banned, and rather to who was there lately', async () => {
    const [banned, absent, heir] = [
      await createPerson(app),
      await createPerson(app, { now: new Date(Date.now() - 100 * 86_400_000) }),
      await createPerson(app),
    ]
    await ban(app, banned)
    const all = await createCommunity(app, person, { members: [banned, absent, heir] })
    const asleep = await createCommunity(app, person, { members: [banned, absent] })
    const closed = await createCommunity(app, person, { members: [banned] })
    const paused = await createPerson(app)
    await ban(app, paused, new Date(Date.now() + 86_400_000))
    const waiting = await createCommunity(app, person, { members: [banned, paused] })
    expect((await erase()).status).toBe(200)
    expect((await head(all)).body.leaderId).toBe(heir.id)
    expect((await head(asleep)).body.leaderId).toBe(absent.id)
    expect((await head(closed)).status).toBe(404)
    expect((await head(waiting)).body.leaderId).toBe(paused.id)
  })

  it('[F-12] keeps an event that others are about to attend, until it is over', async () => {
    const other = await createPerson(app)
    const community = await createCommunity(app, other, { members: [person] })
    const over = await createEvent(app, community, person, { inDays: -1 })
    const coming = await createEvent(app, community, person, { inDays: 1 })
    for (const event of [over, coming]) await answerEvent(app, event, other, 'yes')
    const stored = async () => {
      const events = query(app.db).selectFrom('community_events').select('id')
      const rows = await events.where('community_id', '=', community).execute()
      return rows.map(({ id }) => id)
    }
    expect((await erase()).status).toBe(200)
    expect(await stored()).toEqual([coming])
    await app.runJob('delete_ended_events')
    expect(await stored()).toEqual([coming])
    const ended = { start_time: new Date(Date.now() - 7_200_000), end_time: new Date() }
    await query(app.db)
      .updateTable('community_events')
      .set(ended)
      .where('id', '=', coming)
      .execute()
    const others = await createEvent(app, community, other, { inDays: -1 })
    await app.runJob('delete_ended_events')
    expect(await stored()).toEqual([others])
  })

  it('leaves no community without a leader when several leaders are deleted at once and others join meanwhile', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => createPerson(app)))
    const [first, , , stays, joins] = people as [
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
    ]
    const ids: string[] = []
    for (const leader of people.slice(0, 3)) {
      const members = people.slice(0, 4).filter((one) => one !== leader)
      ids.push(await createCommunity(app, leader, { members }))
    }
    const [led = ''] = ids
    const closed = await createCommunity(app, stays, { isPrivate: true })
    const requests = people
      .slice(0, 3)
      .map(({ id }) => ({ id: newId(), community_id: closed, user_id: id }))
    await query(app.db).insertInto('membership_requests').values(requests).execute()
    const answers = await Promise.all([
      ...people.slice(0, 3).map((one) => erase(one)),
      ...ids.map((communityId) => joins.client.call(joinCommunity, { params: { communityId } })),
      ...requests.map(({ id }) =>
        stays.client.call(approveRequest, { params: { communityId: closed, requestId: id } }),
      ),
      first.client.call(handOverCommunity, {
        params: { communityId: led },
        body: { userId: stays.id },
      }),
      first.client.call(leaveCommunity, { params: { communityId: led } }),
    ])
    const routes = [joinCommunity, approveRequest, handOverCommunity, leaveCommunity]
    expect(unnamedAnswers(answers, routes)).toEqual([])
    for (const id of ids) {
      const { body } = await head(id)
      expect([stays.id, joins.id]).toContain(body.leaderId)
      expect(body.memberCount).toBe(2)
    }
    expect((await head(closed)).body.memberCount).toBe(1)
  })

  it('does not deadlock with handovers that run at the same time', async () => {
    const pair = [await createPerson(app), await createPerson(app)]
    const [low, high] = pair.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [TestPerson, TestPerson]
    for (let round = 0; round < 4; round += 1) {
      const leaver = await createPerson(app)
      for (const heir of [high, low, high, low])
        await createCommunity(app, leaver, { members: [heir] })
      const led = await Promise.all(
        Array.from({ length: 12 }, () => createCommunity(app, low, { members: [high] })),
      )
      const answers = await Promise.all([
        erase(leaver),
        ...led.map((communityId) =>
          low.client.call(handOverCommunity, {
            params: { communityId },
            body: { userId: high.id },
          }),
        ),
      ])
      for (const { status } of answers) expect(status).toBe(200)
    }
  })
})
