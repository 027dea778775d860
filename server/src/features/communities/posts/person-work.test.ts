import { leaveCommunity, setCommunityShown } from '@patchbay/contract/communities/memberships'
import {
  listPersonEvents,
  listPersonPosts,
  personPostLength,
} from '@patchbay/contract/communities/person-work'
import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { countStatements, createCommunity, createEvent } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plansOf } from '../../../../test/statements/plans.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { personEvents } from '../events/person-events.store.ts'
import { personPosts } from './person-posts.store.ts'

let app: TestApp
let leader: TestPerson
let categoryId: string
let person: TestPerson
let viewer: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  leader = await createPerson(app)
  categoryId = await createCategory(app, 'Repairs')
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app)
  viewer = await createPerson(app)
  communityId = await createCommunity(app, leader, { name: 'Open', members: [person] })
})

const postsBy = async (by = viewer) =>
  (await by.client.call(listPersonPosts, { params: { userId: person.id } })).body.posts
const eventsBy = async (by = viewer) =>
  (await by.client.call(listPersonEvents, { params: { userId: person.id } })).body.events
/** Both lists, by the words in them. */
const work = async (by = viewer) => [
  (await postsBy(by)).map(({ content }) => content),
  (await eventsBy(by)).map(({ title }) => title),
]
async function make(where: string, words: string): Promise<void> {
  await writePost(person, where, { categoryId, content: words })
  await createEvent(app, where, person, { title: words })
}
const nothing = [[], []]

describe('the newest posts of a person', () => {
  it('are three, the newest first, each with its beginning', async () => {
    const long = 'Tape. '.repeat(100)
    for (const content of ['The first words', 'The second words', long]) {
      await writePost(person, communityId, { categoryId, content })
    }
    const last = await writePost(person, communityId, { categoryId, title: 'Heads' })
    await answerPost(leader, last.id)
    const posts = await postsBy()
    expect(posts).toMatchObject([
      {
        id: last.id,
        title: 'Heads',
        category: 'Repairs',
        community: { id: communityId, name: 'Open' },
        likeCount: 0,
        replyCount: 1,
      },
      { title: null, content: long.slice(0, personPostLength) },
      { content: 'The second words' },
    ])
  })

  it('begin with words, also where a mention stands at their end', async () => {
    const words = 'Tape. '.repeat(45)
    const content = `${words}<@${viewer.id}|Ida Quist> has it`
    await writePost(person, communityId, { categoryId, content })
    const [post] = await postsBy()
    expect(post?.content).toBe(`${words}@Ida Quist`)
  })

  it('are none of somebody else', async () => {
    await writePost(leader, communityId, { categoryId })
    expect(await postsBy()).toEqual([])
  })
})

describe('the coming events of a person', () => {
  it('are the next three that they announced, without what has begun', async () => {
    for (const [title, inDays] of [
      ['Over', -1],
      ['Fourth', 9],
      ['First', 1],
      ['Third', 5],
      ['Second', 2],
    ] as const)
      await createEvent(app, communityId, person, { title, inDays })
    await createEvent(app, communityId, leader, { title: 'Of the leader' })
    const events = await eventsBy()
    expect(events.map(({ title }) => title)).toEqual(['First', 'Second', 'Third'])
    expect(events[0]).toMatchObject({ creatorId: person.id, community: { name: 'Open' } })
  })
})

describe('what somebody made', () => {
  it('in a private community is for its members only', async () => {
    const closed = await createCommunity(app, leader, { isPrivate: true, members: [person] })
    await make(closed, 'Heard inside the room')
    expect(await work()).toEqual(nothing)
    expect(await work(await createPerson(app, { role: 'admin' }))).toEqual(nothing)
    expect(await work(leader)).toEqual([['Heard inside the room'], ['Heard inside the room']])
    expect(await work(person)).toEqual([['Heard inside the room'], ['Heard inside the room']])
  })

  it('does not name a community that they hide, or have left', async () => {
    await make(communityId, 'Heard here by all')
    expect(await work()).toEqual([['Heard here by all'], ['Heard here by all']])
    const show = (shown: boolean) =>
      person.client.call(setCommunityShown, { params: { communityId }, body: { shown } })
    await show(false)
    expect(await work()).toEqual(nothing)
    expect(await work(leader)).toEqual(nothing)
    await show(true)
    expect(await work()).toEqual([['Heard here by all'], ['Heard here by all']])
    await person.client.call(leaveCommunity, { params: { communityId } })
    expect(await work()).toEqual(nothing)
  })

  it('is not shown between two people with a block, no matter who blocked', async () => {
    await make(communityId, 'Heard here by all')
    await viewer.client.call(blockPerson, { params: { userId: person.id } })
    expect(await work()).toEqual(nothing)
    await viewer.client.call(unblockPerson, { params: { userId: person.id } })
    expect(await work()).toEqual([['Heard here by all'], ['Heard here by all']])
    await person.client.call(blockPerson, { params: { userId: viewer.id } })
    expect(await work()).toEqual(nothing)
  })

  it('is not shown while they are banned, whether or not the ban hides it elsewhere', async () => {
    await make(communityId, 'Heard here by all')
    await ban(app, person)
    expect(await work()).toEqual(nothing)
    await query(app.db)
      .updateTable('banned_users')
      .set({ hides_content: true })
      .where('user_id', '=', person.id)
      .execute()
    expect(await work()).toEqual(nothing)
  })

  it('is not for visitors, newcomers and invalid ids, and of nobody there is nothing', async () => {
    const newcomer = await createPerson(app, { fresh: true })
    for (const route of [listPersonPosts, listPersonEvents]) {
      const params = { userId: person.id }
      expect(await app.visitor.call(route, { params })).toMatchObject({ status: 401 })
      expect(await newcomer.client.call(route, { params })).toMatchObject({ status: 403 })
      const nonsense = await viewer.client.call(route, { params: { userId: 'x' } })
      expect(nonsense).toMatchObject({ status: 400, code: 'invalid_input' })
      const { status, body } = await viewer.client.call(route, { params: { userId: newId() } })
      expect([status, Object.values(body)]).toEqual([200, [[]]])
    }
  })
})

it('needs one statement each, by indexes, also where most is hidden from the viewer', async () => {
  const closed = await createCommunity(app, leader, { isPrivate: true, members: [person] })
  await make(communityId, 'Heard here by all')
  await sql`insert into community_posts (id, community_id, author_id, client_id, content, category_id)
    select gen_random_uuid(), ${closed}, ${person.id}, gen_random_uuid(), 'Heard inside the room', ${categoryId}
    from generate_series(1, 5000)`.execute(query(app.db))
  await sql`insert into community_events (id, community_id, creator_id, client_id, title, description,
      start_time, end_time, time_zone, is_online)
    select gen_random_uuid(), ${closed}, ${person.id}, gen_random_uuid(), 'Heard inside the room', '',
      now() + n * interval '1 hour', now() + (n + 1) * interval '1 hour', 'Europe/London', false
    from generate_series(1, 5000) n`.execute(query(app.db))
  await sql`analyze`.execute(query(app.db))
  expect(await countStatements(app, () => postsBy())).toBe(1)
  expect(await countStatements(app, () => eventsBy())).toBe(1)
  const asked = [
    [personPosts, 'community_posts', [viewer.id, person.id]],
    [personEvents, 'community_events', [viewer.id, person.id, new Date()]],
  ] as const
  for (const [text, table, values] of asked)
    for (const nodes of await plansOf(app, text, values)) {
      const looks = nodes.filter((node) => node['Relation Name'] === table)
      expect(looks.length).toBeGreaterThan(0)
      expect(looks.map((node) => node['Node Type'])).not.toContain('Seq Scan')
      for (const look of looks)
        expect(
          (look['Actual Rows'] ?? 0) + (look['Rows Removed by Filter'] ?? 0),
        ).toBeLessThanOrEqual(3)
    }
})
