import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { getCommunity } from '@patchbay/contract/communities/communities'
import { listMembers } from '@patchbay/contract/communities/memberships'
import { getConversation, listConversations } from '@patchbay/contract/messaging/conversations'
import { getPerson, searchPeople } from '@patchbay/contract/people/people'
import { setOwnPage, getPublicPerson } from '@patchbay/contract/people/own-page'
import { getPublicArticle } from '@patchbay/contract/hub/public-article'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArticle } from '../../../../test/articles.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { say, startPair } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let artist: TestPerson
let other: TestPerson
let communityId: string
let pair: string
beforeAll(async () => {
  app = await startTestApp()
  artist = await createPerson(app, { fullName: 'Wilhelmina Quist' })
  await artist.client.call(updateProfile, { body: { displayName: 'DJ Minnow' } })
  other = await createPerson(app)
  communityId = await createCommunity(app, artist, { members: [other] })
  pair = await startPair(artist, other)
  await say(artist, pair)
})
afterAll(() => app.stop())

const leaderFor = async ({ client }: Pick<TestPerson, 'client'>) =>
  (await client.call(getCommunity, { params: { communityId } })).body.leader

/** Everything in which another member could meet the name. */
async function metBy({ client }: TestPerson): Promise<string> {
  const answers = await Promise.all([
    client.call(getPerson, { params: { userId: artist.id } }),
    client.call(getCommunity, { params: { communityId } }),
    client.call(listMembers, { params: { communityId }, query: {} }),
    client.call(getConversation, { params: { conversationId: pair } }),
    client.call(listConversations, { query: {} }),
    client.call(searchPeople, { query: { q: 'minnow' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  return JSON.stringify(answers.map(({ body }) => body))
}
/** How many of the searches find the artist by the full name. */
async function foundBy({ client }: TestPerson): Promise<number[]> {
  const q = 'wilhelm'
  const people = (await client.call(searchPeople, { query: { q } })).body.people
  const short = (await client.call(searchPeople, { query: { q: 'wi' } })).body.people
  const members = (await client.call(listMembers, { params: { communityId }, query: { q } })).body
  const { conversations } = (await client.call(listConversations, { query: { q } })).body
  return [people, short, members.members, conversations].map((all) => all.length)
}

it('[P-11, U-05] the full name is there for other members, unless it is hidden', async () => {
  expect(await metBy(other)).toContain('Wilhelmina Quist')
  expect(await foundBy(other)).toEqual([1, 1, 1, 1])
  const { body } = await artist.client.call(updateProfile, { body: { fullNameShown: false } })
  expect(body).toMatchObject({ fullName: 'Wilhelmina Quist', fullNameShown: false })
  expect(await metBy(other)).not.toContain('Quist')
  expect(await metBy(other)).toContain('DJ Minnow')
  expect(await foundBy(other)).toEqual([0, 0, 0, 0])
  const own = await artist.client.call(getPerson, { params: { userId: artist.id } })
  expect(own.body.fullName).toBe('Wilhelmina Quist')
  await artist.client.call(updateProfile, { body: { fullNameShown: true } })
  expect(await foundBy(other)).toEqual([1, 1, 1, 1])
})

describe('a visitor', () => {
  const visitor = () => app.visitor
  /** Everything public in which the artist is named. */
  async function metByVisitor(): Promise<string> {
    const answers = [
      await visitor().call(getCommunity, { params: { communityId } }),
      await visitor().call(getPublicPerson, { params: { userId: artist.id } }),
      await visitor().call(getPublicArticle, { params: { slug } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    return JSON.stringify(answers.map(({ body }) => body))
  }
  let slug: string
  beforeAll(async () => {
    const article = await createArticle(app, artist)
    slug = article.slug
    const articles = query(app.db).updateTable('information_hub_posts').set({ is_public: true })
    await articles.where('id', '=', article.id).execute()
    await artist.client.call(setOwnPage, { body: { isPublic: true } })
  })

  it('never gets the full name beside the display name', async () => {
    expect(await leaderFor(other)).toMatchObject({ fullName: 'Wilhelmina Quist' })
    const seen = await leaderFor({ client: visitor() })
    expect(seen).toMatchObject({ fullName: null, displayName: 'DJ Minnow' })
    expect(await metByVisitor()).not.toMatch(/Quist|Wilhelmina/)
  })

  it('gets no full name where there is no display name', async () => {
    const profile = query(app.db).updateTable('user_profiles').where('id', '=', artist.id)
    await profile.set({ display_name: null }).execute()
    expect(await leaderFor(other)).toMatchObject({ fullName: 'Wilhelmina Quist' })
    const seen = await leaderFor({ client: visitor() })
    expect(seen).toMatchObject({ fullName: null, displayName: 'Member' })
    expect(await metByVisitor()).not.toMatch(/Quist|Wilhelmina/)
    await profile.set({ display_name: 'DJ Minnow' }).execute()
  })
})
