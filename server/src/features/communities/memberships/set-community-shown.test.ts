import {
  handOverCommunity,
  joinCommunity,
  leaveCommunity,
  setCommunityShown,
} from '@patchbay/contract/communities/memberships'
import { getPerson } from '@patchbay/contract/people/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let member: TestPerson
let stranger: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp()
  leader = await createPerson(app)
  member = await createPerson(app)
  stranger = await createPerson(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  communityId = await createCommunity(app, leader, { members: [member] })
})

const show = (shown: boolean, { client } = member, id = communityId) =>
  client.call(setCommunityShown, { params: { communityId: id }, body: { shown } })
/** Whether a stranger sees the community on the profile. */
async function isListed({ id: userId } = member): Promise<boolean> {
  const { body } = await stranger.client.call(getPerson, { params: { userId } })
  return body.communities.some(({ id }) => id === communityId)
}

describe('a community on one’s own profile', () => {
  it('is hidden and shown by its member, however often that is requested', async () => {
    for (const shown of [true, false, false, true, true, false]) {
      expect((await show(shown)).status).toBe(204)
      expect(await isListed()).toBe(shown)
      expect(await isListed(leader)).toBe(true)
    }
    const answers = await Promise.all([1, 2, 3].map(() => show(false)))
    for (const { status } of answers) expect(status).toBe(204)
  })

  it('stays hidden after a hand-over, and is shown after joining again', async () => {
    const params = { communityId }
    await show(false)
    await show(false, leader)
    await leader.client.call(handOverCommunity, { params, body: { userId: member.id } })
    expect([await isListed(), await isListed(leader)]).toEqual([false, false])
    await leader.client.call(leaveCommunity, { params })
    await leader.client.call(joinCommunity, { params })
    expect([await isListed(), await isListed(leader)]).toEqual([false, true])
  })

  it('cannot be hidden by a person who is not a member', async () => {
    const closed = await createCommunity(app, leader, { isPrivate: true })
    for (const id of [communityId, closed, newId()])
      for (const shown of [true, false])
        expect(await show(shown, stranger, id)).toMatchObject({
          status: 404,
          code: 'community_not_found',
        })
  })
})
