import {
  deleteCommunity,
  removeCommunityCover,
  updateCommunity,
  uploadCommunityCover,
} from '@patchbay/contract/communities/communities'
import {
  approveRequest,
  handOverCommunity,
  joinCommunity,
  leaveCommunity,
  listRequests,
  rejectRequest,
  removeMember,
  requestMembership,
  withdrawRequest,
} from '@patchbay/contract/communities/memberships'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let communityId: string
let requestId: string
let userId: string
const clients = new Map<string, TestClient>()
beforeAll(async () => {
  app = await startTestApp()
  const [leader, member, target, outsider, elsewhere, applicant] = [
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
  ]
  const fresh = await createPerson(app, { fresh: true })
  communityId = await createCommunity(app, leader, { isPrivate: true, members: [member, target] })
  await createCommunity(app, elsewhere, { isPrivate: true })
  requestId = newId()
  const request = { id: requestId, community_id: communityId, user_id: applicant.id }
  await query(app.db).insertInto('membership_requests').values(request).execute()
  userId = target.id
  const people = { fresh, outsider, applicant, member, elsewhere }
  clients.set('visitor', app.visitor)
  for (const [name, { client }] of Object.entries(people)) clients.set(name, client)
})
afterAll(() => app.stop())

/** Everything that anybody could change about the community. */
async function stateOf(): Promise<unknown> {
  const { rows } = await sql`select
      (select row_to_json(c) from communities c where id = ${communityId}) as community,
      (select json_agg(m order by user_id) from community_members m
        where community_id = ${communityId}) as members,
      (select json_agg(r order by id) from membership_requests r
        where community_id = ${communityId}) as requests`.execute(query(app.db))
  return rows[0]
}

/** Actions of the leader only. */
const leads: Record<
  string,
  (client: TestClient) => Promise<{ status: number; code?: string | undefined }>
> = {
  updateCommunity: (client) =>
    client.call(updateCommunity, { params: { communityId }, body: { name: 'Taken Over' } }),
  deleteCommunity: (client) =>
    client.call(deleteCommunity, { params: { communityId }, body: { confirmName: 'Tape Club' } }),
  uploadCommunityCover: (client) =>
    client.call(uploadCommunityCover, { params: { communityId }, body: new Blob(['x']) }),
  removeCommunityCover: (client) => client.call(removeCommunityCover, { params: { communityId } }),
  listRequests: (client) => client.call(listRequests, { params: { communityId }, query: {} }),
  approveRequest: (client) => client.call(approveRequest, { params: { communityId, requestId } }),
  rejectRequest: (client) => client.call(rejectRequest, { params: { communityId, requestId } }),
  removeMember: (client) => client.call(removeMember, { params: { communityId, userId } }),
  handOverCommunity: (client) =>
    client.call(handOverCommunity, { params: { communityId }, body: { userId } }),
}

/** Actions that people do for themselves. */
const own: typeof leads = {
  joinCommunity: (client) => client.call(joinCommunity, { params: { communityId } }),
  leaveCommunity: (client) => client.call(leaveCommunity, { params: { communityId } }),
  requestMembership: (client) =>
    client.call(requestMembership, { params: { communityId }, body: {} }),
  withdrawRequest: (client) => client.call(withdrawRequest, { params: { communityId } }),
}

const refusals = {
  visitor: { status: 401, code: 'not_authenticated' },
  fresh: { status: 403, code: 'not_onboarded' },
  outsider: { status: 403, code: 'forbidden' },
  applicant: { status: 403, code: 'forbidden' },
  member: { status: 403, code: 'forbidden' },
  elsewhere: { status: 403, code: 'forbidden' },
} as const

describe('an action of the leader', () => {
  it.each(Object.entries(leads))('[K-29] %s is refused to everyone else', async (_name, act) => {
    const before = await stateOf()
    for (const [who, refusal] of Object.entries(refusals))
      expect(await act(clients.get(who) ?? app.visitor), who).toMatchObject(refusal)
    expect(await stateOf()).toEqual(before)
  })
})

describe('an action for oneself', () => {
  it.each(Object.entries(own))('[J-28] %s needs a session and a profile', async (_name, act) => {
    const before = await stateOf()
    expect(await act(app.visitor)).toMatchObject(refusals.visitor)
    expect(await act(clients.get('fresh') ?? app.visitor)).toMatchObject(refusals.fresh)
    expect(await stateOf()).toEqual(before)
  })

  it('never changes anything for anybody else', async () => {
    const before = await stateOf()
    const client = clients.get('elsewhere') ?? app.visitor
    for (const act of [own['leaveCommunity'], own['withdrawRequest']])
      expect((await act?.(client))?.status).toBe(200)
    expect((await own['joinCommunity']?.(client))?.status).toBe(403)
    expect(await stateOf()).toEqual(before)
  })
})
