import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import {
  calendarFeedPath,
  deleteCalendarFeed,
  getCalendarFeed,
  renewCalendarFeed,
} from '@patchbay/contract/communities/calendar-feed'
import { deleteEvent, setRsvp, type RsvpStatus } from '@patchbay/contract/communities/events'
import { leaveCommunity } from '@patchbay/contract/communities/memberships'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ban } from '../../../../../test/bans.ts'
import { countStatements, createCommunity } from '../../../../../test/communities.ts'
import { announceEvent, hoursAfter } from '../../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { query } from '../../../../platform/db/query.ts'

let now = new Date()
let app: TestApp
let leader: TestPerson
let guest: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp({ now: () => now, config: { publicUrl: 'http://patchbay.example' } })
  leader = await createPerson(app)
})
beforeEach(async () => {
  now = new Date()
  guest = await createPerson(app)
  communityId = await createCommunity(app, leader, { isPrivate: true, members: [guest] })
})
afterAll(() => app.stop())

const answer = (eventId: string, status: RsvpStatus, { client } = guest) =>
  client.call(setRsvp, { params: { eventId }, body: { status } })
const make = async ({ client } = guest) => {
  const { address } = (await client.call(renewCalendarFeed, {})).body
  if (address === null) throw new Error('There is no address.')
  return new URL(address).pathname
}
const known = async ({ client } = guest) => (await client.call(getCalendarFeed, {})).body.address

/** What a calendar program without a session reads there. */
async function read(path: string) {
  const response = await app.visitor.fetch(path)
  expect(response.status).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[])
  return calendar
    .getAllSubcomponents('vevent')
    .map((event) =>
      ['summary', 'status'].map((name) => String(event.getFirstPropertyValue(name))).join(' '),
    )
}
const statusOf = async (path: string) => (await app.visitor.fetch(path)).status

it('has the events that its owner goes to or may go to, without a session', async () => {
  const [going, maybe, no] = [
    await announceEvent(leader, communityId, { title: 'Tape night' }),
    await announceEvent(leader, communityId, {
      title: 'Open mic',
      startTime: hoursAfter(now, 48),
      endTime: hoursAfter(now, 50),
    }),
    await announceEvent(leader, communityId, { title: 'Not mine' }),
  ]
  await announceEvent(leader, communityId, { title: 'Not answered' })
  await answer(going.id, 'yes')
  await answer(maybe.id, 'maybe')
  await answer(no.id, 'no')
  expect(await known()).toBeNull()
  const path = await make()
  expect(await known()).toBe(`http://patchbay.example${path}`)
  expect(await read(path)).toEqual(['Tape night CONFIRMED', 'Open mic TENTATIVE'])
  const { headers } = await app.visitor.fetch(path)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(await countStatements(app, () => read(path))).toBe(2)
})

it('leaves out what was cancelled, what is long over, and what the owner no longer may see', async () => {
  const { id } = await announceEvent(leader, communityId)
  await answer(id, 'yes')
  const path = await make()
  expect(await read(path)).toHaveLength(1)
  now = new Date(hoursAfter(now, 29 * 24))
  expect(await read(path)).toHaveLength(1)
  now = new Date(hoursAfter(now, 3 * 24))
  expect(await read(path)).toEqual([])
  now = new Date()
  await leader.client.call(deleteEvent, { params: { eventId: id } })
  expect(await read(path)).toEqual([])
  const next = await announceEvent(leader, communityId)
  await answer(next.id, 'yes')
  expect(await read(path)).toHaveLength(1)
  await guest.client.call(leaveCommunity, { params: { communityId } })
  expect(await read(path)).toEqual([])
})

it('ends with a new address, when it is withdrawn, and with a ban or the account', async () => {
  const first = await make()
  const second = await make()
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  await guest.client.call(deleteCalendarFeed, {})
  await guest.client.call(deleteCalendarFeed, {})
  expect([await statusOf(second), await known()]).toEqual([404, null])
  const third = await make()
  await ban(app, guest)
  expect(await statusOf(third)).toBe(404)
  const gone = await createPerson(app)
  const left = await make(gone)
  await gone.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
  expect(await statusOf(left)).toBe(404)
  const rows = await query(app.db)
    .selectFrom('calendar_feeds')
    .where('user_id', '=', gone.id)
    .execute()
  expect(rows).toEqual([])
})

it.each(['x', 'x'.repeat(43), '%00', `${'x'.repeat(42)}%0a`, `${'x'.repeat(43)}%20`, '..%2f..'])(
  'answers %j as any other wrong address',
  async (secret) => {
    await make()
    expect(await statusOf(calendarFeedPath(secret))).toBe(404)
  },
)
