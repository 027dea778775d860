import { listCategories } from '@patchbay/contract/communities/categories'
import { deleteEvent, setRsvp, updateEvent } from '@patchbay/contract/communities/events'
import { createPost } from '@patchbay/contract/communities/posts'
import { insideTopic } from '@patchbay/contract/realtime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { announceEvent, eventInput } from '../../../../test/events.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listen } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

/** Never sweeps, so everything that arrives here was announced. */
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
})
afterAll(() => app.stop())

it('notifies a page of each new event, change, answer, cancellation and post', async () => {
  const [leader, guest] = await Promise.all([createPerson(app), createPerson(app)])
  const communityId = await createCommunity(app, leader)
  const { categories } = (await leader.client.call(listCategories, {})).body
  const { inside_version } = await query(app.db)
    .selectFrom('community_versions')
    .select('inside_version')
    .where('community_id', '=', communityId)
    .executeTakeFirstOrThrow()
  let version = Number(inside_version)
  const page = await listen(app, guest.client)
  page.follow({ [insideTopic(communityId)]: version })
  page.resume({})
  await expect.poll(() => page.received).toEqual([{ type: 'resumed' }])
  const { client } = leader
  const receives = async (
    write: () => Promise<unknown>,
    notified: object = { type: 'inside_changed' },
  ) => {
    await write()
    version += 1
    const news = { ...notified, communityId, version }
    await expect.poll(() => page.received.at(-1)).toEqual(news)
  }
  let eventId = ''
  await receives(async () => (eventId = (await announceEvent(leader, communityId)).id))
  const params = { eventId }
  const body = eventInput({ title: 'Reel night' })
  await receives(() => client.call(updateEvent, { params, body }))
  await receives(() => client.call(setRsvp, { params, body: { status: 'no' } }), {
    type: 'rsvps_changed',
    after: version,
    eventId,
    rsvpCount: 0,
    going: [],
  })
  const post = {
    clientId: newId(),
    content: 'Which tape do you use?',
    categoryId: categories[0]?.id ?? '',
  }
  await receives(() => client.call(createPost, { params: { communityId }, body: post }))
  // A repeated request is not announced, so the next version is that of the following change.
  await client.call(setRsvp, { params, body: { status: 'no' } })
  await client.call(createPost, { params: { communityId }, body: post })
  await receives(() => client.call(deleteEvent, { params }))
  page.socket.close()
})
