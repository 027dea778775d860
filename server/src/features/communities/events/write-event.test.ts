import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import {
  createEvent,
  deleteEvent,
  getEvent,
  setRsvp,
  updateEvent,
  type EventInput,
} from '@patchbay/contract/communities/events'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerEvent, createCommunity, sentLongAgo } from '../../../../test/communities.ts'
import { announceEvent, eventInput, hoursAfter, removeMember } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let creator: TestPerson
let member: TestPerson
let stranger: TestPerson
let admin: TestPerson
let fresh: TestPerson
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  leader = await createPerson(app, { fullName: 'Lea Leader' })
  creator = await createPerson(app, { fullName: 'Cleo Creator' })
  member = await createPerson(app)
  stranger = await createPerson(app)
  admin = await createPerson(app, { role: 'admin' })
  fresh = await createPerson(app, { fresh: true })
})
afterAll(() => app.stop())

let open: string
let closed: string
beforeEach(async () => {
  open = await createCommunity(app, leader, { members: [creator, member] })
  closed = await createCommunity(app, leader, { members: [creator, member], isPrivate: true })
})

const announce = (
  person: Pick<TestPerson, 'client'>,
  communityId: string,
  event: object = eventInput(),
  clientId = newId(),
) =>
  person.client.call(createEvent, {
    params: { communityId },
    body: { clientId, event: event as EventInput },
  })
const change = (person: Pick<TestPerson, 'client'>, eventId: string, input = {}) =>
  person.client.call(updateEvent, { params: { eventId }, body: eventInput(input) })
const cancel = (person: Pick<TestPerson, 'client'>, eventId: string) =>
  person.client.call(deleteEvent, { params: { eventId } })
const stored = (eventId: string) =>
  query(app.db)
    .selectFrom('community_events')
    .selectAll()
    .where('id', '=', eventId)
    .executeTakeFirst()

describe('a new event', () => {
  it('[M-23, M-20] has all its fields, and belongs to the person of the session', async () => {
    const input = eventInput()
    const forged = await announce(creator, open, { ...input, creatorId: leader.id })
    expect(forged).toMatchObject({ status: 400, code: 'invalid_input' })
    const { status, body } = await announce(creator, open, input)
    expect(status).toBe(200)
    const row = await stored(body.id)
    expect(row).toMatchObject({ id: body.id, community_id: open, creator_id: creator.id })
    expect(body).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      updatedAt: row?.updated_at.toISOString(),
      communityId: open,
      community: { id: open, name: 'Tape Club', isPrivate: false },
      creatorId: creator.id,
      creator: { id: creator.id, displayName: 'Cleo Creator', linked: true },
      title: input.title,
      description: input.description,
      startTime: input.startTime,
      endTime: input.endTime,
      timeZone: 'Europe/London',
      isOnline: false,
      location: input.location,
      meetingUrl: null,
      rsvpCount: 0,
      going: [],
      myRsvp: null,
      can: { edit: true, delete: true, rsvp: true, report: false },
    })
    expect((await creator.client.call(getEvent, { params: { eventId: body.id } })).body).toEqual(
      body,
    )
  })

  it('[M-20] is for members only', async () => {
    const visitor = { client: app.visitor }
    for (const [person, community, code] of [
      [visitor, open, 'not_authenticated'],
      [fresh, open, 'not_onboarded'],
      [stranger, open, 'forbidden'],
      [admin, open, 'forbidden'],
      [stranger, closed, 'community_not_found'],
      [admin, closed, 'community_not_found'],
      [creator, newId(), 'community_not_found'],
    ] as const)
      expect(await announce(person, community)).toMatchObject({ code })
    expect((await announce(leader, closed)).status).toBe(200)
    const row = sql<{ n: number }>`select count(*)::integer as n from community_events`
    const { rows } = await row.execute(query(app.db))
    await removeMember(app, open, creator)
    expect(await announce(creator, open)).toMatchObject({ code: 'forbidden' })
    expect((await row.execute(query(app.db))).rows).toEqual(rows)
  })

  it.each([
    ['[M-09] a short title', { title: ' ab ' }, 'Title must be at least 3 characters'],
    ['[M-10] a short description', { description: 'short' }, 'Description must be at least 10'],
    ['[M-11] no start', { startTime: undefined }, 'Start time is required'],
    ['[M-11] an empty start', { startTime: '' }, 'Start time is required'],
    ['[M-12] no end', { endTime: '' }, 'End time is required'],
    [
      '[M-13] an end before its start',
      { endTime: hoursAfter(new Date(), 1) },
      'End time must be after start time',
    ],
    ['[M-14] a link that is none', { isOnline: true, meetingUrl: 'x' }, 'Please enter a valid URL'],
    [
      '[M-14] a link that would run',
      { isOnline: true, meetingUrl: 'javascript:alert(1)' },
      'Please enter a valid URL',
    ],
    ['a time zone that is none', { timeZone: 'Mars/Olympus' }, 'Please choose a time zone'],
  ])('is refused with %s', async (_name, input, message) => {
    const refused = await announce(creator, open, { ...eventInput(), ...input })
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(JSON.stringify((refused.body as unknown as { issues: object }).issues)).toContain(
      message,
    )
  })

  it('[M-13] is refused if it ends when it begins', async () => {
    const at = hoursAfter(new Date(), 5)
    const refused = await announce(creator, open, eventInput({ startTime: at, endTime: at }))
    expect(refused).toMatchObject({ status: 400 })
  })

  it('[M-16, M-17] stores only the matching one of place and link, and nothing if it is empty', async () => {
    const both = { location: 'Leeds', meetingUrl: 'https://meet.example/x' }
    const cases = [
      [{ isOnline: true, ...both }, null, both.meetingUrl],
      [{ isOnline: false, ...both }, 'Leeds', null],
      [{ isOnline: true, location: '', meetingUrl: '' }, null, null],
      [{ isOnline: false, location: ' ', meetingUrl: '' }, null, null],
    ] as const
    for (const [input, location, meetingUrl] of cases) {
      const { body } = await announce(creator, open, eventInput(input))
      expect(body).toMatchObject({ location, meetingUrl })
      expect(await stored(body.id)).toMatchObject({ location, meeting_url: meetingUrl })
    }
    const event = await announceEvent(creator, open, { isOnline: true, ...both })
    await change(creator, event.id, { isOnline: false, ...both })
    expect(await stored(event.id)).toMatchObject({ location: 'Leeds', meeting_url: null })
  })

  it('is created once, however often it is sent', async () => {
    const clientId = newId()
    const made = await Promise.all(
      Array.from({ length: 6 }, () => announce(creator, open, eventInput(), clientId)),
    )
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
    const elsewhere = await announce(creator, closed, eventInput(), clientId)
    expect(elsewhere).toMatchObject({ code: 'invalid_input' })
    const others = await announce(member, open, eventInput(), clientId)
    expect(others.body.creatorId).toBe(member.id)
  })

  it('has the values that were sent last, if the first answer got lost', async () => {
    const clientId = newId()
    const first = await announce(creator, open, eventInput(), clientId)
    const again = await announce(creator, open, eventInput({ title: 'Reel night' }), clientId)
    expect(again.body).toMatchObject({ id: first.body.id, title: 'Reel night' })
  })

  it.each(['somebody has answered', 'ten minutes'])(
    'cannot be changed without notices by sending it again after %s',
    async (after) => {
      const clientId = newId()
      const first = await announce(creator, open, eventInput(), clientId)
      const { id } = first.body
      if (after === 'ten minutes') await sentLongAgo(app, 'community_events', id)
      else await answerEvent(app, id, member, 'yes')
      const again = await announce(creator, open, eventInput({ title: 'Reel night' }), clientId)
      expect(again).toMatchObject({ status: 200, body: { id, title: first.body.title } })
    },
  )
})

describe('an event', () => {
  it('[M-08, M-19] can be changed only by its creator', async () => {
    const event = await announceEvent(creator, open)
    for (const person of [leader, member, admin, stranger])
      expect(await change(person, event.id, { title: 'Mine now' })).toMatchObject({
        status: 403,
        code: 'forbidden',
      })
    expect((await stored(event.id))?.title).toBe(event.title)
    const changed = await change(creator, event.id, { title: 'Reel night' })
    expect(changed.body).toMatchObject({ title: 'Reel night', createdAt: event.createdAt })
  })

  it('[M-08, M-19] can be cancelled by its creator, the leader or an admin', async () => {
    const event = await announceEvent(creator, open)
    for (const person of [member, stranger])
      expect(await cancel(person, event.id)).toMatchObject({ status: 403, code: 'forbidden' })
    for (const person of [creator, leader, admin]) {
      const { id } = await announceEvent(creator, open)
      const seen = await person.client.call(getEvent, { params: { eventId: id } })
      expect(seen.body.can).toMatchObject({ edit: person === creator, delete: true })
      expect((await cancel(person, id)).status).toBe(204)
      expect(await cancel(person, id)).toMatchObject({ code: 'event_not_found' })
    }
    const hidden = await announceEvent(creator, closed)
    expect(await cancel(admin, hidden.id)).toMatchObject({ code: 'event_not_found' })
  })

  it('[M-08, M-19] can be changed and cancelled by the leader once its creator is gone', async () => {
    const gone = await createPerson(app, { fullName: 'Gone Soon' })
    const led = await createCommunity(app, leader, { members: [gone, member] })
    const [kept, other] = [await announceEvent(gone, led), await announceEvent(gone, led)]
    for (const { id } of [kept, other])
      await member.client.call(setRsvp, { params: { eventId: id }, body: { status: 'yes' } })
    const confirmed = { body: { confirmText: 'delete my account' } }
    expect((await gone.client.call(deleteAccount, confirmed)).status).toBe(200)
    const seen = await leader.client.call(getEvent, { params: { eventId: kept.id } })
    expect(seen.body.can).toMatchObject({ edit: true, delete: true })
    for (const person of [member, admin, stranger])
      expect(await change(person, kept.id)).toMatchObject({ status: 403, code: 'forbidden' })
    const changed = await change(leader, kept.id, { title: 'Reel night' })
    expect(changed.body).toMatchObject({ title: 'Reel night', creatorId: gone.id })
    expect((await cancel(leader, other.id)).status).toBe(204)
  })

  it('[M-19] can no longer be changed by its creator once they cannot see it', async () => {
    const { id } = await announceEvent(creator, closed)
    await removeMember(app, closed, creator)
    expect(await change(creator, id)).toMatchObject({ code: 'event_not_found' })
    expect(await cancel(creator, id)).toMatchObject({ code: 'event_not_found' })
    expect(await stored(id)).toBeDefined()
  })
})
