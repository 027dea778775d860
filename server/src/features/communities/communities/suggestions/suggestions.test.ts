import { updateProfile } from '@patchbay/contract/accounts/profiles'
import {
  getCommunity,
  listCommunities,
  listSuggestedCommunities,
  type Activity,
} from '@patchbay/contract/communities/communities'
import { setEventPage } from '@patchbay/contract/communities/event-page'
import { joinCommunity } from '@patchbay/contract/communities/memberships'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ban } from '../../../../../test/bans.ts'
import { countStatements, createCommunity, createEvent } from '../../../../../test/communities.ts'
import { createCategory, writePost } from '../../../../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { query } from '../../../../platform/db/query.ts'
import { newId } from '../../../../platform/ids.ts'

let app: TestApp
let leader: TestPerson
let viewer: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  leader = await createPerson(app, { fullName: 'Ada Leader' })
})
beforeEach(async () => {
  await query(app.db).deleteFrom('communities').execute()
  viewer = await createPerson(app)
})
afterAll(() => app.stop())

const plain = 'A place for all sorts of things, whatever they are. '.repeat(2)
const make = (name: string, options: Parameters<typeof createCommunity>[2] = {}) =>
  createCommunity(app, leader, { name, description: plain, ...options })
const suggested = async ({ client }: TestPerson = viewer) =>
  (await client.call(listSuggestedCommunities, {})).body.suggestions
const reasons = async (by?: TestPerson) =>
  (await suggested(by)).map(({ community, reason }) => [community.name, reason.kind, reason.value])

it('tells visitors what goes on in public communities, by the next event that has a public page', async () => {
  const open = await make('Open Club')
  const shut = await make('Shut Club')
  const hidden = await make('Hidden Club', { isPrivate: true })
  const categoryId = await createCategory(app)
  for (const id of [open, shut, hidden]) await writePost(leader, id, { categoryId })
  await query(app.db)
    .updateTable('communities')
    .set({ closed_at: new Date() })
    .where('id', '=', shut)
    .execute()
  const sooner = await createEvent(app, open, leader, { inDays: 1 })
  const later = await createEvent(app, open, leader, { inDays: 2 })
  const activityFor = async (client: TestPerson['client']) => {
    const { communities } = (await client.call(listCommunities, { query: {} })).body
    const cards: Record<string, Activity | null> = Object.fromEntries(
      communities.map(({ name, activity }) => [name, activity]),
    )
    const activityOf = async (communityId: string) =>
      (await client.call(getCommunity, { params: { communityId } })).body.activity
    expect(await activityOf(open)).toEqual(cards['Open Club'])
    cards['Shut Club'] = await activityOf(shut)
    return cards
  }
  expect(await activityFor(app.visitor)).toEqual({
    'Open Club': { postsThisWeek: 1, nextEvent: null },
    'Shut Club': null,
    'Hidden Club': null,
  })
  await leader.client.call(setEventPage, { params: { eventId: later }, body: { isPublic: true } })
  const told = await activityFor(app.visitor)
  expect(told['Open Club']?.nextEvent).toMatchObject({ id: later })
  expect((await activityFor(viewer.client))['Open Club']?.nextEvent).toMatchObject({ id: sooner })
})

it('suggests what fits the profession, the goals and the place, and says why', async () => {
  await make('Any Club')
  await make('Northern Rooms', { location: 'York, United Kingdom' })
  await make('Leeds Nights', { location: 'Leeds, United Kingdom' })
  await make('Maple Nights', { location: 'Leeds, Canada' })
  await make('Bop', { genres: ['Bebop'] })
  await make('Night Producers')
  await viewer.client.call(updateProfile, { body: { goals: 'To play more bebop with others.' } })
  const found = await reasons()
  expect(found).toHaveLength(6)
  for (const reason of [
    ['Any Club', 'large', ''],
    ['Bop', 'genre', 'Bebop'],
    ['Leeds Nights', 'city', 'Leeds'],
    ['Maple Nights', 'large', ''],
    ['Night Producers', 'profession', 'Producer'],
    ['Northern Rooms', 'country', 'United Kingdom'],
  ])
    expect(found).toContainEqual(reason)
  expect(found[3]).toContain('Northern Rooms')
})

it('suggests six at most, in two statements', async () => {
  for (let number = 0; number < 8; number += 1) await make(`Club ${number}`)
  expect(await suggested()).toHaveLength(6)
  expect(await countStatements(app, () => suggested())).toBe(2)
})

it('suggests none that the viewer is in, has asked or was removed from, and none that is closed', async () => {
  const open = await make('Open')
  const asked = await make('Asked', { isPrivate: true })
  const removed = await make('Removed')
  const closed = await make('Closed')
  expect(await suggested()).toHaveLength(4)
  const of = (communityId: string) => ({ community_id: communityId, user_id: viewer.id })
  await viewer.client.call(joinCommunity, { params: { communityId: open } })
  await query(app.db)
    .insertInto('membership_requests')
    .values({ id: newId(), ...of(asked) })
    .execute()
  await query(app.db)
    .insertInto('community_removals')
    .values({ ...of(removed), removed_at: new Date() })
    .execute()
  await query(app.db)
    .updateTable('communities')
    .set({ closed_at: new Date() })
    .where('id', '=', closed)
    .execute()
  expect(await suggested()).toEqual([])
  expect(await suggested(await createPerson(app))).toHaveLength(3)
})

it('tells nothing of the inside of a private one, and lets the viewer ask', async () => {
  const id = await make('Night Producers', { isPrivate: true })
  await createEvent(app, id, leader)
  const [{ community } = await Promise.reject(new Error('nothing suggested'))] = await suggested()
  expect(community).toMatchObject({ id, activity: null, can: { join: false, request: true } })
})

it('counts the posts of a week and names the next event, for those who may see inside', async () => {
  const member = await createPerson(app)
  const author = await createPerson(app)
  const categoryId = await createCategory(app)
  const isPrivate = true
  const ids = [
    await make('Open', { members: [member, author] }),
    await make('Private', { isPrivate, members: [member, author] }),
  ]
  for (const id of ids) {
    await createEvent(app, id, leader, { inDays: 9, title: 'Later' })
    await createEvent(app, id, leader, { inDays: 3, title: 'Stem Day' })
    await createEvent(app, id, author, { inDays: 2, title: 'Hidden' })
    for (const by of [leader, leader, author]) await writePost(by, id, { categoryId })
    const { id: old } = await writePost(leader, id, { categoryId })
    await query(app.db)
      .updateTable('community_posts')
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
      .where('id', '=', old)
      .execute()
  }
  await ban(app, author)
  await query(app.db)
    .updateTable('banned_users')
    .set({ hides_content: true })
    .where('user_id', '=', author.id)
    .execute()
  const seen = {
    postsThisWeek: 2,
    nextEvent: expect.objectContaining({ title: 'Stem Day', isOnline: false }),
  }
  const activities = async (client: TestPerson['client']) => {
    const heads = await Promise.all(
      ids.map((communityId) => client.call(getCommunity, { params: { communityId } })),
    )
    const { communities } = (await client.call(listCommunities, { query: {} })).body
    const listed = ids.map((id) => communities.find((card) => card.id === id)?.activity)
    expect(heads.map(({ body }) => body.activity)).toEqual(listed)
    return listed
  }
  expect(await activities(member.client)).toEqual([seen, seen])
  expect(await activities(viewer.client)).toEqual([seen, null])
  expect(await activities(app.visitor)).toEqual([{ ...seen, nextEvent: null }, null])
})
