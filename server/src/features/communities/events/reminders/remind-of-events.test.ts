import {
  setRsvp,
  updateEvent,
  type EventInput,
  type RsvpStatus,
} from '@patchbay/contract/communities/events'
import { updateNoticeSettings, type Notice } from '@patchbay/contract/notices/notices'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../../test/bans.ts'
import { createCommunity } from '../../../../../test/communities.ts'
import { announceEvent, eventInput, removeMember } from '../../../../../test/events.ts'
import { noticesOf, setTimeZone } from '../../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { query } from '../../../../platform/db/query.ts'
import { listComing } from './reminders.store.ts'

/** Well before daylight saving time begins in Europe, on 28 March. */
const beginning = new Date('2027-03-20T12:00:00.000Z')
let now = beginning
let app: TestApp
let leader: TestPerson
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  leader = await createPerson(app, { now: beginning })
})
afterAll(() => app.stop())

let person: TestPerson
let communityId: string
beforeEach(async () => {
  now = beginning
  person = await createPerson(app, { now: beginning })
  communityId = await createCommunity(app, leader, { isPrivate: true, members: [person] })
})

const times = (start: string): Pick<EventInput, 'startTime' | 'endTime'> => ({
  startTime: new Date(start).toISOString(),
  endTime: new Date(new Date(start).getTime() + 7_200_000).toISOString(),
})
/** Creates an event to which the person has answered. */
async function expecting(start: string, status: RsvpStatus = 'yes'): Promise<string> {
  const event = await announceEvent(leader, communityId, times(start))
  await answer(event.id, status)
  return event.id
}
const answer = (eventId: string, status: RsvpStatus) =>
  person.client.call(setRsvp, { params: { eventId }, body: { status } })
/** Runs the job at this moment, and returns the kinds of all reminders so far. */
async function remindedAt(moment: string): Promise<Notice['remind'][]> {
  now = new Date(moment)
  await app.runJob('remind_of_events')
  return (await noticesOf(person)).notices.map(({ remind }) => remind)
}

describe('a person who has answered', () => {
  it.each(['yes', 'maybe'] as const)(
    'with %s is reminded a day and an hour before, once each, however often the job runs',
    async (status) => {
      const eventId = await expecting('2027-03-24T18:00:00Z', status)
      expect(await remindedAt('2027-03-23T17:59:59Z')).toEqual([])
      expect(await remindedAt('2027-03-23T18:00:00Z')).toEqual(['day'])
      expect(await remindedAt('2027-03-23T18:01:00Z')).toEqual(['day'])
      expect(await remindedAt('2027-03-24T16:59:00Z')).toEqual(['day'])
      now = new Date('2027-03-24T17:00:00Z')
      await Promise.all([1, 2, 3].map(() => app.runJob('remind_of_events')))
      const { notices } = await noticesOf(person)
      expect(notices).toMatchObject([
        { kind: 'event_soon', remind: 'hour', actors: [], event: { id: eventId } },
        { kind: 'event_soon', remind: 'day', community: { id: communityId } },
      ])
      expect(await remindedAt('2027-03-24T18:00:00Z')).toEqual(['hour', 'day'])
    },
  )

  it('is reminded late if the job did not run, but not after the event has begun', async () => {
    await expecting('2027-03-24T18:00:00Z')
    expect(await remindedAt('2027-03-24T12:00:00Z')).toEqual(['day'])
    expect(await remindedAt('2027-03-24T17:59:00Z')).toEqual(['hour', 'day'])
    await expecting('2027-03-26T18:00:00Z')
    // It is too late for the reminder of a day before.
    expect(await remindedAt('2027-03-26T17:40:00Z')).toEqual(['hour', 'hour', 'day'])
    await expecting('2027-03-28T18:00:00Z')
    expect(await remindedAt('2027-03-28T18:00:00Z')).toEqual(['hour', 'hour', 'day'])
  })

  it('is reminded again of an event that has moved, and no longer of its old time', async () => {
    const eventId = await expecting('2027-03-24T18:00:00Z')
    expect(await remindedAt('2027-03-23T19:00:00Z')).toEqual(['day'])
    const body = { ...eventInput(), ...times('2027-03-25T18:00:00Z') }
    await leader.client.call(updateEvent, { params: { eventId }, body })
    // The notice of the change replaces the reminder of the old time.
    expect(await remindedAt('2027-03-24T17:30:00Z')).toEqual([null])
    expect(await remindedAt('2027-03-24T18:00:00Z')).toEqual(['day', null])
  })

  it('is reminded even if another event fails', async () => {
    const broken = await expecting('2027-03-24T17:00:00Z')
    await expecting('2027-03-24T17:30:00Z')
    const first = query(app.db).updateTable('community_events').where('id', '=', broken)
    await first.set({ time_zone: 'Nowhere/Lost' }).execute()
    now = new Date('2027-03-23T18:00:00Z')
    await expect(app.runJob('remind_of_events')).rejects.toThrow(broken)
    const reminded = (await noticesOf(person)).notices.map(({ event }) => event?.startTime)
    expect(reminded).toEqual(['2027-03-24T17:30:00.000Z'])
    await first.set({ time_zone: 'Europe/London' }).execute()
  })

  it('is not reminded if they decline, have just answered, are removed, are banned or switched it off', async () => {
    const eventId = await expecting('2027-03-24T18:00:00Z', 'no')
    expect(await remindedAt('2027-03-23T18:30:00Z')).toEqual([])
    await answer(eventId, 'yes')
    expect(await remindedAt('2027-03-23T18:31:00Z')).toEqual([])
    const off = { body: { eventReminders: false } }
    await person.client.call(updateNoticeSettings, off)
    expect(await remindedAt('2027-03-24T17:10:00Z')).toEqual([])
    await removeMember(app, communityId, person)
    await person.client.call(updateNoticeSettings, { body: { eventReminders: true } })
    expect(await remindedAt('2027-03-24T17:20:00Z')).toEqual([])

    const banned = await createPerson(app, { now: beginning })
    const id = await createCommunity(app, leader, { members: [banned] })
    const event = await announceEvent(leader, id, times('2027-03-26T18:00:00Z'))
    const params = { eventId: event.id }
    await banned.client.call(setRsvp, { params, body: { status: 'yes' } })
    await ban(app, banned)
    now = new Date('2027-03-25T18:00:00Z')
    await app.runJob('remind_of_events')
    // The job must not select the event for these people only, every minute.
    expect(await listComing(app.db, now, new Date('2027-03-26T20:00:00Z'))).toEqual([])
    const rows = query(app.db).selectFrom('notices').select('id').where('user_id', '=', banned.id)
    expect(await rows.execute()).toEqual([])
  })
})

describe('a day before', () => {
  const start = '2027-03-28T10:00:00Z'

  it('is the same local time of the reminded person, also across a clock change', async () => {
    await setTimeZone(app, person, 'Europe/Berlin')
    await expecting(start)
    // Noon on Sunday is in summer time, and noon on Saturday is only 23 hours earlier.
    expect(await remindedAt('2027-03-27T10:59:00Z')).toEqual([])
    expect(await remindedAt('2027-03-27T11:00:00Z')).toEqual(['day'])
    const [notice] = (await noticesOf(person)).notices
    expect(notice?.event).toMatchObject({ startDate: 'Sunday 28 March', startClock: '12:00' })
  })

  it('is 24 hours if the clocks do not change, and the local date may differ', async () => {
    await setTimeZone(app, person, 'Pacific/Kiritimati')
    await expecting(start)
    expect(await remindedAt('2027-03-27T10:00:00Z')).toEqual(['day'])
    const [notice] = (await noticesOf(person)).notices
    expect(notice?.event).toMatchObject({ startDate: 'Monday 29 March', startClock: '00:00' })
  })

  it('is 25 hours before if the clocks went back', async () => {
    await setTimeZone(app, person, 'Australia/Sydney')
    await expecting('2027-04-04T02:00:00Z')
    expect(await remindedAt('2027-04-03T00:59:00Z')).toEqual([])
    expect(await remindedAt('2027-04-03T01:00:00Z')).toEqual(['day'])
  })

  it('uses the time zone of the organiser if no browser has sent one', async () => {
    await expecting(start)
    expect(await remindedAt('2027-03-27T10:59:00Z')).toEqual([])
    expect(await remindedAt('2027-03-27T11:00:00Z')).toEqual(['day'])
  })
})
