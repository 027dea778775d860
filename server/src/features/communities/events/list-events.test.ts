import { getEvent, listCommunityEvents } from '@patchbay/contract/communities/events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { announceEvent, hoursAfter } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

const start = new Date()
let now = start
let app: TestApp
let leader: TestPerson
let guest: TestPerson
beforeAll(async () => {
  app = await startTestApp({ now: () => now, sweepMilliseconds: 3_600_000 })
  leader = await createPerson(app)
  guest = await createPerson(app, { fullName: 'Gus Guest' })
})
afterAll(() => app.stop())

let communityId: string
beforeEach(async () => {
  now = start
  communityId = await createCommunity(app, leader)
})

const list = async (cursor?: string, client = guest.client) => {
  const place = cursor === undefined ? {} : { cursor }
  return client.call(listCommunityEvents, { params: { communityId }, query: place })
}
const at = (title: string, startHours: number, endHours: number) =>
  announceEvent(leader, communityId, {
    title,
    startTime: hoursAfter(start, startHours),
    endTime: hoursAfter(start, endHours),
  })
const titles = (events: readonly { title: string }[]) => events.map(({ title }) => title)

/** Inserts answers directly into the table, in this order. */
const answers = (eventId: string, status: string, people: readonly TestPerson[]) =>
  query(app.db)
    .insertInto('event_rsvps')
    .values(
      people.map((person, index) => ({
        event_id: eventId,
        user_id: person.id,
        status,
        updated_at: new Date(start.getTime() - 1_000 + index),
      })),
    )
    .execute()

describe('the events of a community', () => {
  it('[M-21] are the upcoming ones, the soonest first, and running ones until they end', async () => {
    await at('over', -3, -1)
    await at('ends at noon', -2, 10)
    await at('runs past noon', -1, 12)
    await at('begins at noon', 10, 12)
    await at('begins later', 11, 12)
    const shown = async () => {
      const { body } = await list()
      return [titles(body.happeningNow), titles(body.upcoming)]
    }
    const millisecond = 1 / 3_600_000
    const moment = (hours: number) => new Date(hoursAfter(start, hours))
    now = moment(10 - millisecond)
    expect(await shown()).toEqual([
      ['ends at noon', 'runs past noon'],
      ['begins at noon', 'begins later'],
    ])
    now = moment(10)
    expect(await shown()).toEqual([['runs past noon'], ['begins at noon', 'begins later']])
    now = moment(10 + millisecond)
    expect(await shown()).toEqual([['runs past noon', 'begins at noon'], ['begins later']])
    now = moment(12)
    expect(await shown()).toEqual([[], []])
  })

  it('[M-21] have pages of five with each event once, also if several begin at once', async () => {
    await at('now', -1, 1)
    for (let index = 0; index < 12; index += 1) await at(`Event ${index}`, index < 8 ? 2 : 3, 4)
    const first = (await list()).body
    expect(titles(first.happeningNow)).toEqual(['now'])
    const second = (await list(first.nextCursor ?? '')).body
    const third = (await list(second.nextCursor ?? '')).body
    expect([second.happeningNow, third.happeningNow, third.nextCursor]).toEqual([[], [], null])
    expect([first, second, third].map(({ upcoming }) => upcoming.length)).toEqual([5, 5, 2])
    expect(titles([first, second, third].flatMap(({ upcoming }) => upcoming))).toEqual(
      Array.from({ length: 12 }, (_, index) => `Event ${index}`),
    )
  })

  it('[M-21] need two statements, whatever the events contain', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => createPerson(app)))
    for (let index = 0; index < 5; index += 1) {
      const { id } = await at(`Event ${index}`, 2 + index, 9)
      await answers(id, 'yes', people)
      await answers(id, 'maybe', [guest])
    }
    await list()
    const { statements } = app.database
    statements.length = 0
    const { upcoming } = (await list()).body
    const counted = statements.filter((text) => text.includes('communit'))
    expect(counted).toHaveLength(2)
    // The third statement is that of the session.
    expect(statements).toHaveLength(3)
    expect(upcoming).toHaveLength(5)
    for (const event of upcoming) {
      expect(event).toMatchObject({ rsvpCount: 4, myRsvp: 'maybe' })
      expect(event.going.map(({ id }) => id)).toEqual(people.slice(0, 3).map(({ id }) => id))
    }
  })

  it('can be answered until they end, and cannot be changed by guests', async () => {
    const { id } = await at('soon over', -1, 1)
    const can = async () =>
      (await guest.client.call(getEvent, { params: { eventId: id } })).body.can
    expect(await can()).toEqual({ edit: false, delete: false, rsvp: true, report: true })
    now = new Date(hoursAfter(start, 1))
    expect(await can()).toEqual({ edit: false, delete: false, rsvp: false, report: true })
  })

  it('are refused for an unknown community, and for invalid input', async () => {
    const other = { params: { communityId: newId() }, query: {} }
    expect(await guest.client.call(listCommunityEvents, other)).toMatchObject({
      status: 404,
      code: 'community_not_found',
    })
    const places = ['x', '[]', '["9999-99-99T00:00:00Z","x"]', '["2026-11-15T10:00:00Z"]']
    for (const place of places) {
      const cursor = Buffer.from(place).toString('base64url')
      expect(await list(cursor), place).toMatchObject({ status: 400, code: 'invalid_input' })
    }
  })
})
