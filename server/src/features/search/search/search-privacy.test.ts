import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import { updateCommunity } from '@patchbay/contract/communities/communities'
import { removeMember } from '@patchbay/contract/communities/memberships'
import { foundTypes, search, type FoundType } from '@patchbay/contract/search/search'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArticle } from '../../../../test/articles.ts'
import { ban, unban } from '../../../../test/bans.ts'
import { createCommunity, createEvent } from '../../../../test/communities.ts'
import { leaveGroup, say, startGroup, startPair } from '../../../../test/conversations.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plansOf } from '../../../../test/statements/plans.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let leader: TestPerson
let member: TestPerson
let outsider: TestPerson
let categoryId: string
beforeAll(async () => {
  app = await startTestApp()
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  leader = await createPerson(app, { fullName: 'Lea Leader' })
  member = await createPerson(app, { fullName: 'Mem Member' })
  outsider = await createPerson(app, { fullName: 'Out Sider' })
})

/** The kinds of what is found, of one type or of all. */
const kinds = async (by: TestPerson, q: string, type?: FoundType): Promise<string[]> => {
  const { status, body } = await by.client.call(search, { query: { q, ...(type && { type }) } })
  expect(status).toBe(200)
  return body.groups.flatMap(({ found }) => found.map(({ kind }) => kind))
}

/** A word as it is typed, its beginning, and with a mistake. */
const ways = (word: string): readonly string[] => [
  word,
  word.slice(0, 4),
  word.slice(0, 2),
  `${word.slice(0, 4)}x${word.slice(5)}`,
]

const words = async (by: TestPerson, word: string): Promise<string[]> => {
  const all: string[] = []
  for (const q of ways(word)) {
    all.push(...(await kinds(by, q)))
    for (const type of foundTypes) all.push(...(await kinds(by, q, type)))
  }
  return all
}

/** No two tests look for the same word, or for similar ones. */
const unused = ['xylopharn', 'kwendibru', 'zugmotter', 'plorvanak', 'bricsoldy', 'wumpharge']
unused.push('jostekilm', 'drafnugel', 'ihvexatic')
const newWord = (): string => unused.pop() ?? expect.fail('There are more tests than words.')

async function fillPrivate(word: string, isPrivate = true): Promise<string> {
  const id = await createCommunity(app, leader, { isPrivate, members: [member], name: 'The Vault' })
  const { id: postId } = await writePost(leader, id, {
    categoryId,
    title: `About ${word}`,
    content: `We keep ${word} to ourselves.`,
  })
  await answerPost(member, postId, `Nobody knows ${word}.`)
  await createEvent(app, id, leader, { title: `Evening of ${word}` })
  return id
}

describe('what is said in a private community', () => {
  it('is found by members, and by nobody else in any way of typing it', async () => {
    const word = newWord()
    await fillPrivate(word)
    for (const q of [word, word.slice(0, 5), `${word.slice(0, 5)}x${word.slice(6)}`])
      expect((await kinds(member, q)).toSorted(), q).toEqual(['event', 'post', 'reply'])
    expect(await words(outsider, word)).toEqual([])
  })

  it('is never touched by the search of somebody outside, so that not even the work tells of it', async () => {
    const word = newWord()
    /** All rows that each table gave, for everything that this search asked. */
    const workOf = async (by: TestPerson): Promise<unknown> => {
      app.database.statements.length = 0
      await kinds(by, word)
      const texts = app.database.statements.filter((one) => /word_place.*\$3/s.test(one))
      expect(texts.length).toBeGreaterThan(1)
      const seen: unknown[] = []
      for (const text of texts) {
        const values = text.includes('$5')
          ? [by.id, word, null, null, null, ['violin']]
          : [by.id, word, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
        const [, nodes] = await plansOf(app, text, values)
        for (const node of nodes.filter((one) => one['Relation Name'] !== undefined))
          if (/posts|replies|events/.test(node['Relation Name'] ?? ''))
            seen.push([
              node['Relation Name'],
              (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0),
              node['Rows Removed by Filter'] ?? 0,
            ])
      }
      return seen
        .filter((one) => Array.isArray(one) && (one[1] > 0 || one[2] > 0))
        .map((one) => JSON.stringify(one))
    }
    const before = await workOf(outsider)
    for (let number = 0; number < 5; number += 1) await fillPrivate(word)
    expect(await workOf(outsider)).toEqual(before)
    expect(await workOf(member)).not.toEqual(before)
  })

  it('is no longer found by who was removed, and found by all once the community is public, and back', async () => {
    const word = newWord()
    const communityId = await fillPrivate(word)
    const set = (isPrivate: boolean) =>
      leader.client.call(updateCommunity, { params: { communityId }, body: { isPrivate } })
    await leader.client.call(removeMember, { params: { communityId, userId: member.id } })
    expect(await words(member, word)).toEqual([])
    expect((await set(false)).status).toBe(200)
    for (const by of [member, outsider])
      expect((await kinds(by, word)).toSorted()).toEqual(['event', 'post', 'reply'])
    expect((await set(true)).status).toBe(200)
    expect(await words(outsider, word)).toEqual([])
    expect((await kinds(leader, word)).toSorted()).toEqual(['event', 'post', 'reply'])
  })
})

describe('what is said in a closed community', () => {
  it('is found by those who are in it, and its name by nobody', async () => {
    const word = newWord()
    const id = await fillPrivate(word, false)
    const close = async (closed_at: Date | null) =>
      query(app.db)
        .updateTable('communities')
        .set({ closed_at, name: `Circle ${word}` })
        .where('id', '=', id)
        .execute()
    await close(new Date())
    expect((await kinds(member, word)).toSorted()).toEqual(['event', 'post', 'reply'])
    expect(await words(outsider, word)).toEqual([])
    await close(null)
    expect((await kinds(outsider, word)).toSorted()).toEqual([
      'community',
      'event',
      'post',
      'reply',
    ])
  })
})

describe('blocks and bans', () => {
  it('what somebody says whom the viewer has blocked is not found, until the block ends', async () => {
    const word = newWord()
    await fillPrivate(word, false)
    const params = { userId: leader.id }
    await outsider.client.call(blockPerson, { params })
    expect(await kinds(outsider, word)).toEqual(['reply'])
    await outsider.client.call(unblockPerson, { params })
    expect((await kinds(outsider, word)).toSorted()).toEqual(['event', 'post', 'reply'])
  })

  it('people are found by those whom they have blocked under no name, and their listings neither', async () => {
    const word = newWord()
    const blocker = await createPerson(app, { fullName: `Una ${word}` })
    await offer(blocker, offerOf('Producer', { title: `Mixing ${word}`, description: word }))
    expect((await kinds(outsider, word)).toSorted()).toEqual(['listing', 'person'])
    await blocker.client.call(blockPerson, { params: { userId: outsider.id } })
    expect(await words(outsider, word)).toEqual([])
    // The search is like every list: people whom one has blocked are there, and what they offer is
    // not.
    await blocker.client.call(unblockPerson, { params: { userId: outsider.id } })
    await outsider.client.call(blockPerson, { params: { userId: blocker.id } })
    expect(await kinds(outsider, word)).toEqual(['person'])
  })

  it('a ban hides the person and their listings, and what they said if it says so', async () => {
    const word = newWord()
    const id = await createCommunity(app, leader, { members: [member] })
    const loud = await createPerson(app, { fullName: `Loud ${word}` })
    await query(app.db)
      .insertInto('community_members')
      .values({ community_id: id, user_id: loud.id, role: 'member' })
      .execute()
    const post = await writePost(loud, id, { categoryId, content: `All about ${word} here` })
    await answerPost(member, post.id, `I say ${word}, too`)
    await createEvent(app, id, loud, { title: `${word} all night` })
    await offer(loud, offerOf('Producer', { title: `Mixing ${word}` }))
    const all = ['event', 'listing', 'person', 'post', 'reply']
    expect((await kinds(outsider, word)).toSorted()).toEqual(all)
    await ban(app, loud)
    expect((await kinds(outsider, word)).toSorted()).toEqual(['event', 'post', 'reply'])
    await query(app.db)
      .updateTable('banned_users')
      .set({ hides_content: true })
      .where('user_id', '=', loud.id)
      .execute()
    // The reply of somebody else stands below a post that is not there.
    expect(await words(outsider, word)).toEqual([])
    expect(await words(leader, word)).toEqual([])
    await unban(app, loud)
    expect((await kinds(outsider, word)).toSorted()).toEqual(all)
  })
})

describe('what is somebody’s own', () => {
  it('a full name that is hidden, an own listing, a draft and a withdrawn article are not found', async () => {
    const word = newWord()
    const shy = await createPerson(app, { fullName: `Shy ${word}` })
    const { id } = await createArticle(app, leader, { title: `On ${word}`, content: word })
    await offer(shy, offerOf('Producer', { title: `Tuning ${word}` }))
    expect((await kinds(outsider, word)).toSorted()).toEqual(['article', 'listing', 'person'])
    expect(await kinds(shy, word)).toEqual(['article'])
    const db = query(app.db)
    await db
      .updateTable('user_profiles')
      .set({ display_name: 'Kestrel', full_name_shown: false })
      .where('id', '=', shy.id)
      .execute()
    await db
      .updateTable('service_listings')
      .set({ availability: false })
      .where('provider_id', '=', shy.id)
      .execute()
    await db
      .updateTable('information_hub_posts')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', id)
      .execute()
    expect(await words(outsider, word)).toEqual([])
  })

  it('messages are found by who is in the conversation, and by nobody else', async () => {
    const word = newWord()
    const pair = await startPair(leader, member)
    await say(leader, pair, `Only you know of ${word}`)
    const group = await startGroup(leader, [member, outsider], `Band ${word}`)
    expect((await kinds(member, word)).toSorted()).toEqual([
      'conversation',
      'conversation',
      'message',
    ])
    expect(await kinds(outsider, word)).toEqual(['conversation'])
    await leaveGroup(app, outsider, group)
    expect(await words(outsider, word)).toEqual([])
  })
})
