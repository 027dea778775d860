import { afterAll, beforeAll, expect, it } from 'vitest'
import { answersIn, buildPages } from '../../test/built-page.ts'
import { createCommunity } from '../../test/communities.ts'
import { createCategory, writePost } from '../../test/discussions.ts'
import { announceEvent } from '../../test/events.ts'
import { offer, offerOf } from '../../test/listings.ts'
import { createPerson, type TestPerson } from '../../test/people.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import type { TestClient } from '../../test/test-client.ts'
import { query } from '../platform/db/query.ts'

const build = buildPages([
  '/',
  '/communities/$communityId',
  '/events',
  '/messages',
  '/notifications',
  '/search',
  '/users',
])
let app: TestApp
let leader: TestPerson
let open: string
let newcomer: TestPerson

beforeAll(async () => {
  app = await startTestApp({ webFolder: build.folder })
  leader = await createPerson(app, { fullName: 'Ada Byron' })
  open = await createCommunity(app, leader)
  newcomer = await createPerson(app)
})
afterAll(async () => {
  await app.stop()
  build.remove()
})

/** What every page of members has. */
const everywhere = new Set([
  '/api/session',
  '/api/instance',
  '/api/communities/own',
  '/api/notices',
])

/** The addresses of what comes with a page besides. */
async function broughtTo(path: string, client: TestClient): Promise<readonly string[]> {
  const answers = answersIn(await (await client.fetch(path)).text())
  return Object.keys(answers).filter((url) => !everywhere.has(url))
}

const setGoals = (goals: string) =>
  query(app.db).updateTable('user_profiles').set({ goals }).where('id', '=', newcomer.id).execute()

const feed = ['/api/articles', '/api/feed/events', '/api/feed/posts']
const suggested = ['/api/communities/suggested', '/api/people/suggested']
const near = '/api/listings?place=Leeds%2C+United+Kingdom&within=50'
const forGoals = '/api/listings?profession=Sound+Engineer'
const empty = () => [
  ...feed,
  ...suggested,
  `/api/people/${newcomer.id}`,
  `/api/people/${newcomer.id}/listings`,
]

it('An empty home brings what it suggests, what is offered near by, and what the meter measures', async () => {
  expect(await broughtTo('/', newcomer.client)).toEqual([...empty(), near].toSorted())
})

it('Offers for the goals come instead, unless there are none but one’s own', async () => {
  await setGoals('A mixing engineer for two songs.')
  const alone = [...empty(), forGoals, near].toSorted()
  expect(await broughtTo('/', newcomer.client)).toEqual(alone)
  await offer(newcomer, offerOf('Sound Engineer'))
  expect(await broughtTo('/', newcomer.client)).toEqual(alone)
  await offer(leader, offerOf('Sound Engineer'))
  expect(await broughtTo('/', newcomer.client)).toEqual([...empty(), forGoals].toSorted())
})

it('A home with posts brings communities to somebody in one, and nothing to somebody in two', async () => {
  const member = await createPerson(app)
  const first = await createCommunity(app, leader, { members: [member] })
  await writePost(leader, first, { categoryId: await createCategory(app) })
  expect(await broughtTo('/', member.client)).toEqual(
    ['/api/communities/suggested', ...feed].toSorted(),
  )
  await createCommunity(app, leader, { members: [member] })
  expect(await broughtTo('/', member.client)).toEqual(feed)
})

it.each([
  ['/?show=events', ['/api/articles', '/api/communities/suggested', '/api/feed/events']],
  ['/events', ['/api/communities/suggested', '/api/feed/events']],
  ['/notifications', suggested],
  ['/users?sort=name', ['/api/directory?sort=name', '/api/people/suggested']],
  ['/users?open=yes', ['/api/directory?open=yes']],
  ['/search', ['/api/saved-searches']],
])('%s brings what fits somebody new', async (path, brought) => {
  expect(await broughtTo(path, newcomer.client)).toEqual(brought)
})

it('Whom to write to comes with an empty list of conversations', async () => {
  expect(await broughtTo('/messages', newcomer.client)).toContain('/api/people/suggested')
})

it('The events of somebody who has any come without suggestions', async () => {
  await announceEvent(leader, open)
  expect(await broughtTo('/events', leader.client)).toEqual(['/api/feed/events'])
})

it('A community brings visitors its open events and the others', async () => {
  expect(await broughtTo(`/communities/${open}`, app.newClient())).toEqual([
    '/api/communities',
    `/api/communities/${open}`,
    `/api/public/events?communityId=${open}`,
  ])
})

it('A community that is closed to a member brings the others', async () => {
  const closed = await createCommunity(app, leader, { isPrivate: true })
  expect(await broughtTo(`/communities/${closed}`, newcomer.client)).toEqual(
    expect.arrayContaining(['/api/communities', `/api/communities/${closed}`]),
  )
  expect(await broughtTo(`/communities/${closed}`, leader.client)).not.toContain('/api/communities')
})
