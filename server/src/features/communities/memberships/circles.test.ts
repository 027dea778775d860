import { createEvent, deleteEvent, setRsvp } from '@patchbay/contract/communities/events'
import {
  handOverCommunity,
  joinCommunity,
  leaveCommunity,
} from '@patchbay/contract/communities/memberships'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { eventInput } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let database: TestDatabase
let app: TestApp
let people: TestPerson[]
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 8 })
  app = await startTestApp({ database })
  people = await Promise.all(Array.from({ length: 5 }, () => createPerson(app)))
})
afterAll(async () => {
  await app.stop()
  await database.close()
})

const announce = (person: TestPerson, communityId: string) =>
  person.client.call(createEvent, {
    params: { communityId },
    body: { clientId: newId(), event: eventInput() },
  })

it('handing over while the new leader creates events does not deadlock', async () => {
  const [first, second] = people as [TestPerson, TestPerson]
  const communityId = await createCommunity(app, first, { members: [second] })
  const params = { communityId }
  let [leader, heir] = [first, second]
  for (let round = 0; round < 25; round += 1) {
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => announce(heir, communityId)),
      leader.client.call(handOverCommunity, { params, body: { userId: heir.id } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    ;[leader, heir] = [heir, leader]
  }
})

it('members leaving while their events are cancelled does not deadlock', async () => {
  const [leader, ...members] = people as [TestPerson, ...TestPerson[]]
  const communityId = await createCommunity(app, leader, { isPrivate: true, members })
  const params = { communityId }
  for (let round = 0; round < 15; round += 1) {
    const events = await Promise.all([1, 2].map(() => announce(leader, communityId)))
    const ids = events.map(({ body }) => body.id)
    for (const eventId of ids)
      await Promise.all(
        members.map(({ client }) =>
          client.call(setRsvp, { params: { eventId }, body: { status: 'yes' } }),
        ),
      )
    const answers = await Promise.all([
      ...members.map(({ client }) => client.call(leaveCommunity, { params })),
      ...ids.map((eventId) => leader.client.call(deleteEvent, { params: { eventId } })),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 204, 204])
    await query(app.db).updateTable('communities').set({ is_private: false }).execute()
    await Promise.all(members.map(({ client }) => client.call(joinCommunity, { params })))
    await query(app.db).updateTable('communities').set({ is_private: true }).execute()
  }
})
