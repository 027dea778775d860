import {
  deleteEvent,
  setRsvp,
  updateEvent,
  type EventInput,
  type RsvpStatus,
} from '@patchbay/contract/communities/events'
import { removeMember as takeOut } from '@patchbay/contract/communities/memberships'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { announceEvent, eventInput, hoursAfter, removeMember } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let leader: TestPerson
let coming: TestPerson
let unsure: TestPerson
let absent: TestPerson
let removed: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  leader = await createPerson(app)
  coming = await createPerson(app)
  unsure = await createPerson(app)
  absent = await createPerson(app)
  removed = await createPerson(app)
})
afterAll(() => app.stop())

const answer = (person: TestPerson, status: RsvpStatus) =>
  person.client.call(setRsvp, { params: { eventId }, body: { status } })
const change = (input: Partial<EventInput>) =>
  leader.client.call(updateEvent, { params: { eventId }, body: { ...sent, ...input } })
const cancel = (person = leader) => person.client.call(deleteEvent, { params: { eventId } })

const sent = eventInput()
let communityId: string
let eventId: string
beforeEach(async () => {
  const members = [coming, unsure, absent, removed]
  communityId = await createCommunity(app, leader, { isPrivate: true, members })
  eventId = (await announceEvent(leader, communityId, sent)).id
  await answer(leader, 'yes')
  await answer(coming, 'yes')
  await answer(unsure, 'maybe')
  await answer(absent, 'no')
  await answer(removed, 'yes')
  await removeMember(app, communityId, removed)
})

const notices = () =>
  query(app.db)
    .selectFrom('notices')
    .select(['user_id', 'kind', 'actor_id', 'event_id', 'data'])
    .where('community_id', '=', communityId)
    .orderBy('user_id')
    .execute()
const stored = () =>
  query(app.db)
    .selectFrom('community_events')
    .select(['title', 'sequence'])
    .where('id', '=', eventId)
    .executeTakeFirst()

describe('a person who wanted to come', () => {
  it.each([
    ['start', { startTime: hoursAfter(new Date(), 25) }],
    ['end', { endTime: hoursAfter(new Date(), 30) }],
    ['place', { location: 'Hyde Park Book Club' }],
    ['link', { isOnline: true, meetingUrl: 'https://meet.example/x' }],
  ])('is notified of another %s, if they can still see the event', async (_name, input) => {
    expect((await change({ ...input, title: 'Moved' })).status).toBe(200)
    const news = { kind: 'event_changed', actor_id: leader.id, event_id: eventId }
    const people = [coming.id, unsure.id].toSorted()
    expect(await notices()).toEqual(
      people.map((user_id) => ({ ...news, user_id, data: { title: 'Moved' } })),
    )
    expect((await stored())?.sequence).toBe(1)
  })

  it('is not notified of a changed text', async () => {
    await change({ title: 'Reel night', description: 'A new description.', timeZone: 'UTC' })
    expect(await notices()).toEqual([])
    expect(await stored()).toEqual({ title: 'Reel night', sequence: 0 })
  })

  it('gets one notice for three changes that they have not read', async () => {
    for (const location of ['One', 'Two', 'Three']) await change({ location, title: location })
    expect((await notices()).map(({ data }) => data)).toEqual([
      { title: 'Three' },
      { title: 'Three' },
    ])
    expect((await stored())?.sequence).toBe(3)
  })

  it('is notified of the cancellation, with the facts of the deleted event', async () => {
    await change({ location: 'Elsewhere' })
    expect((await cancel()).status).toBe(204)
    const { title, startTime, timeZone } = sent
    const data = { title, startTime, timeZone }
    const news = { kind: 'event_cancelled', actor_id: leader.id, event_id: null, data }
    const people = [coming.id, unsure.id].toSorted()
    expect(await notices()).toEqual(people.map((user_id) => ({ ...news, user_id })))
  })

  it('is not notified about an event that is over', async () => {
    const past = { start_time: new Date(Date.now() - 7_200_000), end_time: new Date() }
    await query(app.db)
      .updateTable('community_events')
      .set(past)
      .where('id', '=', eventId)
      .execute()
    const startTime = past.start_time.toISOString()
    await change({ startTime, endTime: past.end_time.toISOString(), location: 'Where it was' })
    await cancel()
    expect(await notices()).toEqual([])
  })

  it('loses the notices once they are removed', async () => {
    await change({ location: 'Elsewhere' })
    await leader.client.call(takeOut, { params: { communityId, userId: coming.id } })
    const left = await notices()
    expect(new Map(left.map(({ user_id, kind }) => [user_id, kind]))).toEqual(
      new Map([
        [coming.id, 'membership_removed'],
        [unsure.id, 'event_changed'],
      ]),
    )
  })

  it('is not notified of a change that was refused', async () => {
    expect(await cancel(coming)).toMatchObject({ code: 'forbidden' })
    expect(await notices()).toEqual([])
  })

  it('is notified exactly if the change is committed', async () => {
    const fail = (table: string) =>
      sql
        .raw(
          `create or replace function fail_late() returns trigger language plpgsql as
            $$ begin raise exception 'planted'; end $$;
          create constraint trigger fail_late after insert or update or delete on ${table}
            deferrable initially deferred for each row execute function fail_late()`,
        )
        .execute(query(app.db))
    for (const table of ['community_events', 'notices']) {
      await fail(table)
      const before = await stored()
      expect(await change({ location: 'Nowhere' })).toMatchObject({ code: 'internal' })
      expect(await cancel()).toMatchObject({ code: 'internal' })
      expect(await stored()).toEqual(before)
      expect(await notices()).toEqual([])
      await sql.raw(`drop trigger fail_late on ${table}`).execute(query(app.db))
    }
  })
})
