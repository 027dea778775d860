import { updateCommunity } from '@patchbay/contract/communities/communities'
import {
  listPublicEvents,
  mostPublicEvents,
  setEventPage,
} from '@patchbay/contract/communities/event-page'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { buildPages } from '../../../../test/built-page.ts'
import { countStatements, createCommunity } from '../../../../test/communities.ts'
import { announceEvent, hoursAfter } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

const build = buildPages(['/', '/events'])
let app: TestApp
let leader: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp({ webFolder: build.folder })
  leader = await createPerson(app, { fullName: 'Ada Byron' })
})
beforeEach(async () => {
  await query(app.db).deleteFrom('communities').execute()
  communityId = await createCommunity(app, leader, { name: 'Tape Club' })
})
afterAll(async () => {
  await app.stop()
  build.remove()
})

/** An event that its community's leader has made public. */
async function publish(
  title: string,
  inHours: number,
  by: TestPerson = leader,
  input: Parameters<typeof announceEvent>[2] = {},
): Promise<string> {
  const startTime = hoursAfter(new Date(), inHours)
  const endTime = hoursAfter(new Date(), inHours + 1)
  const { id } = await announceEvent(by, communityId, { title, startTime, endTime, ...input })
  await leader.client.call(setEventPage, { params: { eventId: id }, body: { isPublic: true } })
  return id
}

const listed = async (of: { communityId?: string } = {}) =>
  (await app.visitor.call(listPublicEvents, { query: of })).body.events
const titles = async () => (await listed()).map(({ title }) => title)

it('lists the next events that were made public, the soonest first, and no other', async () => {
  await publish('Later', 48)
  await publish('Sooner', 24)
  await announceEvent(leader, communityId, { title: 'For members' })
  await publish('Begun', 1)
  await query(app.db)
    .updateTable('community_events')
    .set({ start_time: new Date(Date.now() - 60_000) })
    .where('title', '=', 'Begun')
    .execute()
  expect(await titles()).toEqual(['Sooner', 'Later'])
})

it('tells visitors neither the link of a meeting nor who comes', async () => {
  await publish('Clinic', 24, leader, {
    isOnline: true,
    location: '',
    meetingUrl: 'https://meet.example/secret',
  })
  const text = await (await app.visitor.fetch('/api/public/events')).text()
  expect(text).toContain('Clinic')
  expect(text).not.toContain('meet.example')
  expect(text).not.toContain('Ada')
})

it('lists nothing of a private or a closed community, nor of somebody who is hidden', async () => {
  const member = await createPerson(app)
  communityId = await createCommunity(app, leader, { name: 'Reels', members: [member] })
  await publish('Reel to reel', 24, member)
  const setPrivate = (isPrivate: boolean) =>
    leader.client.call(updateCommunity, { params: { communityId }, body: { isPrivate } })
  const setClosed = (closed: Date | null) =>
    query(app.db)
      .updateTable('communities')
      .set({ closed_at: closed })
      .where('id', '=', communityId)
      .execute()
  expect(await titles()).toEqual(['Reel to reel'])
  await setPrivate(true)
  expect(await titles()).toEqual([])
  await setPrivate(false)
  await setClosed(new Date())
  expect(await titles()).toEqual([])
  await setClosed(null)
  expect(await titles()).toEqual(['Reel to reel'])
  await ban(app, member)
  await query(app.db)
    .updateTable('banned_users')
    .set({ hides_content: true })
    .where('user_id', '=', member.id)
    .execute()
  expect(await titles()).toEqual([])
})

it('lists those of one community alone', async () => {
  const first = communityId
  await publish('Here', 24)
  communityId = await createCommunity(app, leader, { name: 'Reels' })
  await publish('There', 24)
  expect((await listed({ communityId: first })).map(({ title }) => title)).toEqual(['Here'])
})

it('lists so many and no more, in one statement', async () => {
  for (let hours = 1; hours <= mostPublicEvents + 1; hours += 1) await publish('Club', hours)
  expect(await listed()).toHaveLength(mostPublicEvents)
  expect(await countStatements(app, () => listed())).toBe(1)
})

it('stands in the pages of visitors: as words on one, with the answers on both', async () => {
  const id = await publish('Reel <b>to</b> reel', 24)
  const [home = '', events = ''] = await Promise.all(
    ['/', '/events'].map(async (path) => (await app.newClient().fetch(path)).text()),
  )
  expect(events).toContain(
    `<a class="hover:underline" href="/events/${id}">Reel &#60;b&#62;to&#60;/b&#62; reel</a>`,
  )
  for (const page of [home, events]) expect(page).toContain('"/api/public/events":{"events":[{')
})
