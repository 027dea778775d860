import {
  createCommunity,
  deleteCommunity,
  getCommunity,
  listOwnCommunities,
  updateCommunity,
} from '@patchbay/contract/communities/communities'
import { joinCommunity } from '@patchbay/contract/communities/memberships'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  answerEvent,
  createCommunity as community,
  createEvent,
  listAnswers,
  listNotices,
  sentLongAgo,
} from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let member: TestPerson
let outsider: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  member = await createPerson(app)
  outsider = await createPerson(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  leader = await createPerson(app)
})

const description = 'A room for people who record on tape and repair their own machines. '.repeat(2)
const draft = () => ({
  clientId: newId(),
  name: 'Tape Club',
  description,
  isPrivate: false,
  genres: ['Ambient'],
  location: 'Leeds, United Kingdom',
  locationEnabled: true,
})
const make = (changes: object = {}, client = leader.client) =>
  client.call(createCommunity, { body: { ...draft(), ...changes } })
const update = (communityId: string, body: object, client = leader.client) =>
  client.call(updateCommunity, { params: { communityId }, body })
const remove = (communityId: string, confirmName: string, client = leader.client) =>
  client.call(deleteCommunity, { params: { communityId }, body: { confirmName } })
const membersOf = (communityId: string) =>
  query(app.db)
    .selectFrom('community_members')
    .select(['user_id', 'role'])
    .where('community_id', '=', communityId)
    .execute()
const stored = (id: string) =>
  query(app.db).selectFrom('communities').selectAll().where('id', '=', id).executeTakeFirst()

describe('making a community', () => {
  it('[J-22, J-23, Z-12] makes its creator the leader and first member', async () => {
    for (const name of ['leaderId', 'leader_id'])
      expect(await make({ [name]: outsider.id })).toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
    const { status, body } = await make({})
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Tape Club',
      description: description.trim(),
      isPrivate: false,
      genres: ['Ambient'],
      location: 'Leeds, United Kingdom',
      locationEnabled: true,
      leaderId: leader.id,
      memberCount: 1,
      membership: 'leader',
    })
    expect(await membersOf(body.id)).toEqual([{ user_id: leader.id, role: 'leader' }])
    expect(await stored(body.id)).toMatchObject({ leader_id: leader.id, creator_id: leader.id })
  })

  it('creates one, however often it is sent', async () => {
    const same = { clientId: newId() }
    const answers = await Promise.all([make(same), make(same), make(same)])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const { communities } = (await leader.client.call(listOwnCommunities, {})).body
    expect(communities).toHaveLength(1)
    const another = await make(same, outsider.client)
    expect(another.body.id).not.toBe(answers[0]?.body.id)
    const corrected = await make({ ...same, name: 'Reel Club' })
    expect(corrected.body).toMatchObject({ id: answers[0]?.body.id, name: 'Reel Club' })
    await sentLongAgo(app, 'communities', corrected.body.id)
    const late = await make({ ...same, name: 'Something Else' })
    expect(late.body).toMatchObject({ id: corrected.body.id, name: 'Reel Club' })
  })

  it('[J-21] stores no location that is hidden, and shows none if there is none', async () => {
    const none = { location: null, locationEnabled: false }
    expect((await make({ locationEnabled: false })).body).toMatchObject(none)
    expect((await make({ location: ' ', locationEnabled: true })).body).toMatchObject(none)
    expect((await make({ genres: [] })).body.genres).toEqual([])
    const street = { location: '12 High St, Leeds, United Kingdom' }
    expect((await make(street)).body.location).toBe('Leeds, United Kingdom')
    const part = { location: 'Camden, London, England, United Kingdom' }
    expect((await make(part)).body.location).toBe('London, United Kingdom')
    expect((await make({ location: 'Leeds' })).body.location).toBe('Leeds, United Kingdom')
    expect(await make({ location: 'Nether Wallop End' })).toMatchObject({ code: 'invalid_input' })
  })

  it.each([
    ['[J-18] a short name', { name: ' ab ' }, 'Name must be at least 3 characters'],
    [
      '[J-19] little',
      { description: 'x'.repeat(99) },
      'Description must be at least 100 characters',
    ],
    ['[J-20] much', { description: 'x'.repeat(301) }, 'Description cannot exceed 300 characters'],
    ['[J-24] an unknown genre', { genres: ['Polka Noir'] }, 'Unknown genre'],
    ['None beside another', { genres: ['None', 'Ambient'] }, 'stands alone'],
    ['no id of the browser’s', { clientId: 'x' }, 'Invalid'],
  ])('is refused with %s', async (_name, changes, message) => {
    const answer = await make(changes)
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(JSON.stringify(answer.body)).toContain(message)
    expect((await leader.client.call(listOwnCommunities, {})).body.communities).toEqual([])
  })

  it('[J-28] needs a session', async () => {
    expect(await make({}, app.visitor)).toMatchObject({ status: 401, code: 'not_authenticated' })
  })

  it('is possible twenty times a day', async () => {
    const limited = await startTestApp({ database: app.database, config: { rateLimits: true } })
    const client = limited.newClient()
    client.setCookie('session', leader.client.cookie('session') ?? '')
    await query(app.db)
      .updateTable('user_profiles')
      .set({ created_at: new Date('2020-02-02T02:02:02Z') })
      .where('id', '=', leader.id)
      .execute()
    const same = { clientId: newId() }
    for (let time = 0; time < 20; time += 1) expect((await make(same, client)).status).toBe(200)
    for (let time = 1; time < 20; time += 1) expect((await make({}, client)).status).toBe(200)
    expect(await make({}, client)).toMatchObject({ code: 'rate_limited' })
    expect((await make(same, client)).status).toBe(200)
    await limited.stop()
  })
})

describe('changing a community', () => {
  it('[K-09] changes the given fields, the version and the time', async () => {
    const { body } = await make()
    const longAgo = new Date('2020-02-02T02:02:02Z')
    await query(app.db)
      .updateTable('communities')
      .set({ updated_at: longAgo })
      .where('id', '=', body.id)
      .execute()
    const startedAt = new Date().toISOString()
    const changes = { name: 'Wire Club', genres: ['Drone'], isPrivate: true }
    const first = (await update(body.id, changes)).body
    const { description: kept, location, locationEnabled } = body
    expect(first).toMatchObject({ ...changes, description: kept, location, locationEnabled })
    expect(first.leaderId).toBe(leader.id)
    expect(first.version).toBeGreaterThan(body.version)
    expect(first.updatedAt >= startedAt).toBe(true)
    const others = {
      description: `${description.trim()} And on wire.`,
      location: 'Cork, Ireland',
      locationEnabled: true,
    }
    const changed = (await update(body.id, others)).body
    expect(changed).toMatchObject({ ...changes, ...others })
    expect(await stored(body.id)).toMatchObject({
      name: 'Wire Club',
      description: others.description,
      genres: ['Drone'],
      location: 'Cork, Ireland',
      location_enabled: true,
      is_private: true,
      updated_at: new Date(changed.updatedAt),
    })
    const reread = await leader.client.call(getCommunity, { params: { communityId: body.id } })
    expect(reread.body).toEqual(changed)
    const refused = await update(body.id, { description: 'short' })
    expect(JSON.stringify(refused.body)).toContain('Description must be at least 100 characters')
  })

  it('[K-10] deletes the location when it is switched off or emptied', async () => {
    for (const off of [{ locationEnabled: false }, { location: '' }]) {
      const { id } = (await make()).body
      expect((await update(id, off)).body).toMatchObject({ location: null, locationEnabled: false })
      expect(await stored(id)).toMatchObject({ location: null, country: null, city: null })
      const on = { location: 'Cork, Ireland', locationEnabled: true }
      expect((await update(id, on)).body).toMatchObject(on)
    }
  })

  it('removes the answers of people who are not members from upcoming events when it becomes private', async () => {
    const id = await community(app, leader, { members: [member] })
    const ahead = await createEvent(app, id, leader)
    const over = await createEvent(app, id, leader, { inDays: -2 })
    for (const event of [ahead, over])
      for (const person of [member, outsider]) await answerEvent(app, event, person)
    await update(id, { name: 'Still Open' })
    expect(await listAnswers(app, ahead)).toHaveLength(2)
    await update(id, { isPrivate: true })
    expect(await listAnswers(app, ahead)).toEqual([member.id])
    expect(await listAnswers(app, over)).toHaveLength(2)
  })

  it('leaves requests open when it becomes public, and joining approves them', async () => {
    const id = await community(app, leader, { isPrivate: true })
    const request = { id: newId(), community_id: id, user_id: outsider.id }
    await query(app.db).insertInto('membership_requests').values(request).execute()
    await update(id, { isPrivate: false })
    const params = { communityId: id }
    expect((await outsider.client.call(getCommunity, { params })).body.membership).toBe('pending')
    expect((await outsider.client.call(joinCommunity, { params })).body.membership).toBe('member')
    const row = query(app.db).selectFrom('membership_requests').select('status')
    expect(await row.where('id', '=', request.id).execute()).toEqual([{ status: 'approved' }])
  })
})

describe('deleting a community', () => {
  it('deletes everything in it, and notifies its members', async () => {
    const id = await community(app, leader, { name: 'Gone Soon', members: [member] })
    await createEvent(app, id, member)
    const request = { id: newId(), community_id: id, user_id: outsider.id }
    await query(app.db).insertInto('membership_requests').values(request).execute()
    expect((await remove(id, '  Gone Soon ')).status).toBe(204)
    expect(await stored(id)).toBeUndefined()
    const params = { communityId: id }
    expect(await leader.client.call(getCommunity, { params })).toMatchObject({ status: 404 })
    const announced = { kind: 'community_deleted', actor_id: leader.id, community_id: null }
    expect((await listNotices(app, member)).at(-1)).toMatchObject({
      ...announced,
      data: { name: 'Gone Soon' },
    })
    expect(await listNotices(app, leader)).toEqual([])
    expect(await remove(id, 'Gone Soon')).toMatchObject({ status: 404 })
  })

  it.each(['', 'gone soon', 'Gone', 'Gone  Soon'])(
    'needs its exact name: %j is refused',
    async (name) => {
      const id = await community(app, leader, { name: 'Gone Soon' })
      const answer = await remove(id, name)
      expect(answer).toMatchObject({ status: 400, code: 'deletion_not_confirmed' })
      expect(await stored(id)).toBeDefined()
    },
  )
})
