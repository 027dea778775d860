import {
  getEvent,
  listAttendees,
  setRsvp,
  type RsvpStatus,
} from '@patchbay/contract/communities/events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../../test/communities.ts'
import { announceEvent, hoursAfter, removeMember } from '../../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { query } from '../../../../platform/db/query.ts'
import { newId } from '../../../../platform/ids.ts'

const start = new Date()
let now = start
let app: TestApp
let leader: TestPerson
let member: TestPerson
let guest: TestPerson
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  leader = await createPerson(app)
  member = await createPerson(app, { fullName: 'Mia Member' })
  guest = await createPerson(app)
})
afterAll(() => app.stop())

let communityId: string
let eventId: string
beforeEach(async () => {
  now = start
  communityId = await createCommunity(app, leader, { members: [member] })
  eventId = (await announceEvent(leader, communityId)).id
})

const answer = (person: Pick<TestPerson, 'client'>, status: string, id = eventId) =>
  person.client.call(setRsvp, {
    params: { eventId: id },
    body: { status: status as RsvpStatus },
  })
const attendees = async (cursor?: string) => {
  const place = cursor === undefined ? {} : { cursor }
  const request = { params: { eventId }, query: place }
  return (await member.client.call(listAttendees, request)).body
}
const rows = () =>
  query(app.db)
    .selectFrom('event_rsvps')
    .select(['user_id', 'status', 'created_at', 'updated_at'])
    .where('event_id', '=', eventId)
    .execute()
const insideVersion = async () => {
  const row = await query(app.db)
    .selectFrom('community_versions')
    .select('inside_version')
    .where('community_id', '=', communityId)
    .executeTakeFirstOrThrow()
  return Number(row.inside_version)
}
const minutesLater = (minutes: number) => (now = new Date(start.getTime() + minutes * 60_000))

describe('an answer', () => {
  it('[M-04] is one row, which a later answer updates', async () => {
    const first = await answer(member, 'yes')
    expect(first.body).toMatchObject({
      myRsvp: 'yes',
      rsvpCount: 1,
      going: [{ id: member.id, displayName: 'Mia Member' }],
    })
    minutesLater(1)
    expect((await answer(member, 'maybe')).body).toMatchObject({
      myRsvp: 'maybe',
      rsvpCount: 0,
      going: [],
    })
    minutesLater(2)
    expect((await answer(member, 'no')).body).toMatchObject({ myRsvp: 'no', rsvpCount: 0 })
    expect(await rows()).toEqual([
      { user_id: member.id, status: 'no', created_at: start, updated_at: now },
    ])
    expect(await answer(member, 'none')).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  it('[M-04] keeps its position when it is repeated, and is not announced', async () => {
    await answer(member, 'yes')
    const version = await insideVersion()
    minutesLater(5)
    expect((await answer(member, 'yes')).body).toMatchObject({ myRsvp: 'yes', rsvpCount: 1 })
    expect(await rows()).toMatchObject([{ created_at: start, updated_at: start }])
    expect(await insideVersion()).toBe(version)
    await answer(member, 'maybe')
    expect(await insideVersion()).toBe(version + 1)
  })

  it('[M-04] stays one row, however many requests a person sends at once', async () => {
    await answer(guest, 'yes')
    const statuses = Array.from({ length: 32 }, (_, index) => ['yes', 'maybe', 'no'][index % 3])
    const answers = await Promise.all(statuses.map((status) => answer(member, status ?? 'no')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const own = (await rows()).filter((row) => row.user_id === member.id)
    expect(own).toHaveLength(1)
    const { body } = await member.client.call(getEvent, { params: { eventId } })
    expect(body.myRsvp).toBe(own[0]?.status)
    expect(body.rsvpCount).toBe(body.myRsvp === 'yes' ? 2 : 1)
    expect(body.going).toHaveLength(body.rsvpCount)
  })

  it('[M-22] is allowed for everyone who sees the event', async () => {
    const fresh = await createPerson(app, { fresh: true })
    expect(await answer({ client: app.visitor }, 'yes')).toMatchObject({ status: 401 })
    expect(await answer(fresh, 'yes')).toMatchObject({ code: 'not_onboarded' })
    expect((await answer(guest, 'yes')).status).toBe(200)
    const closed = await createCommunity(app, leader, { isPrivate: true, members: [member] })
    const { id } = await announceEvent(leader, closed)
    expect(await answer(guest, 'yes', id)).toMatchObject({ code: 'event_not_found' })
    expect(await answer(guest, 'yes', newId())).toMatchObject({ code: 'event_not_found' })
    expect((await answer(member, 'yes', id)).status).toBe(200)
    await removeMember(app, closed, member)
    expect(await answer(member, 'no', id)).toMatchObject({ code: 'event_not_found' })
  })

  it('is refused once the event is over', async () => {
    const endTime = hoursAfter(start, 1)
    const startTime = hoursAfter(start, -1)
    eventId = (await announceEvent(leader, communityId, { startTime, endTime })).id
    now = new Date(Date.parse(endTime) - 1)
    expect((await answer(member, 'yes')).status).toBe(200)
    now = new Date(endTime)
    expect(await answer(member, 'no')).toMatchObject({ status: 409, code: 'event_over' })
    expect(await rows()).toMatchObject([{ status: 'yes' }])
  })
})

describe('the list of attendees', () => {
  it('has people who come, then people who may come, each in the order of their answers', async () => {
    expect(await attendees()).toEqual({ attendees: [], nextCursor: null })
    const late = await createPerson(app)
    const steps = [
      [guest, 'maybe'],
      [leader, 'yes'],
      [late, 'no'],
      [member, 'maybe'],
    ] as const
    for (const [minute, [person, status]] of steps.entries()) {
      minutesLater(minute)
      await answer(person, status)
    }
    minutesLater(10)
    await answer(guest, 'yes')
    const { attendees: shown } = await attendees()
    expect(shown.map(({ person, status }) => [person.id, status])).toEqual([
      [leader.id, 'yes'],
      [guest.id, 'yes'],
      [member.id, 'maybe'],
    ])
  })

  it('has 50 people per page, each person once', async () => {
    const people = Array.from({ length: 120 }, (_, index) => ({
      id: newId(),
      display_name: `Person ${index}`,
    }))
    await query(app.db).insertInto('user_profiles').values(people).execute()
    const answered = people.map(({ id }, index) => ({
      event_id: eventId,
      user_id: id,
      status: index < 70 ? 'yes' : 'maybe',
      // Several have the same time, and those who may come answered before those who come.
      updated_at: new Date(start.getTime() + Math.floor(index / 7) - (index < 70 ? 0 : 1_000)),
    }))
    await query(app.db).insertInto('event_rsvps').values(answered).execute()
    const first = await attendees()
    const second = await attendees(first.nextCursor ?? '')
    const third = await attendees(second.nextCursor ?? '')
    const pages = [first, second, third].map((page) => page.attendees)
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20])
    expect(third.nextCursor).toBeNull()
    expect(pages.flat().map(({ person }) => person.id)).toEqual(people.map(({ id }) => id))
  })
})
