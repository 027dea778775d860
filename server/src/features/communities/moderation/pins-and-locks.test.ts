import { listFeedPosts } from '@patchbay/contract/communities/feed'
import {
  lockThread,
  mostPins,
  pinPost,
  unlockThread,
  unpinPost,
  type PinLength,
} from '@patchbay/contract/communities/moderation'
import { getPost, listPosts } from '@patchbay/contract/communities/posts'
import { createReply } from '@patchbay/contract/communities/replies'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { createCategory, writePost } from '../../../../test/discussions.ts'
import { makeModerator } from '../../../../test/moderation.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

const day = 24 * 60 * 60 * 1_000
let moved = 0
let app: TestApp
let leader: TestPerson
let moderator: TestPerson
let member: TestPerson
let stranger: TestPerson
let categoryId: string
let communityId: string
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + moved) })
  ;[leader, moderator, member, stranger] = await Promise.all([
    createPerson(app),
    createPerson(app),
    createPerson(app),
    createPerson(app),
  ])
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  moved = 0
  communityId = await createCommunity(app, leader, { members: [member, moderator] })
  await makeModerator(leader, communityId, moderator)
})

const write = async (count: number, category = categoryId): Promise<string[]> => {
  const ids: string[] = []
  for (let one = 0; one < count; one++)
    ids.push((await writePost(leader, communityId, { categoryId: category })).id)
  return ids
}
const pin = (postId: string, lasts: PinLength = 'open', { client }: TestPerson = moderator) =>
  client.call(pinPost, { params: { postId }, body: { lasts } })
const unpin = (postId: string, { client }: TestPerson = moderator) =>
  client.call(unpinPost, { params: { postId } })
const page = async (cursor?: string | null, category?: string) => {
  const answer = await member.client.call(listPosts, {
    params: { communityId },
    query: { ...(cursor && { cursor }), ...(category !== undefined && { category }) },
  })
  return { ids: answer.body.posts.map(({ id }) => id), next: answer.body.nextCursor }
}

describe('a pinned post', () => {
  it('stands first, the newest pin before the others, with its end', async () => {
    const [first = '', second = '', third = ''] = await write(3)
    await pin(first, 'week')
    moved = 1_000
    const { body } = await pin(second)
    expect(body.pinned).toEqual({ until: null })
    expect((await page()).ids).toEqual([second, first, third])
    const seen = await member.client.call(getPost, { params: { postId: first } })
    expect(seen.body).toMatchObject({ can: { moderate: false } })
    expect(Date.parse(seen.body.pinned?.until ?? '')).toBeGreaterThan(Date.now() + 6 * day)
    // The feed has its own order.
    const feed = await member.client.call(listFeedPosts, { query: {} })
    expect(feed.body.posts.slice(0, 3).map(({ id }) => id)).toEqual([third, second, first])
    await unpin(second)
    expect((await unpin(second)).body.pinned).toBeNull()
    expect((await page()).ids).toEqual([first, third, second])
  })

  it('is pinned by the leader and moderators, of an own community, three at once', async () => {
    const [first = '', ...others] = await write(4)
    for (const person of [member, stranger]) {
      expect(await pin(first, 'day', person)).toMatchObject({ status: 403, code: 'forbidden' })
      expect(await unpin(first, person)).toMatchObject({ status: 403, code: 'forbidden' })
    }
    expect(await pin(newId())).toMatchObject({ status: 404, code: 'post_not_found' })
    const hidden = await createCommunity(app, stranger, { isPrivate: true })
    const { id } = await writePost(stranger, hidden, { categoryId })
    expect(await pin(id)).toMatchObject({ status: 404, code: 'post_not_found' })
    for (const one of others) expect((await pin(one, 'open', leader)).status).toBe(200)
    expect(others).toHaveLength(mostPins)
    expect(await pin(first)).toMatchObject({ status: 409, code: 'too_many_pins' })
    expect((await pin(others[0] ?? '', 'day')).status).toBe(200)
    await unpin(others[0] ?? '')
    expect((await pin(first)).status).toBe(200)
  })

  it('is one of three also if many are pinned at once', async () => {
    const ids = await write(6)
    const answers = await Promise.all(
      ids.map((id, at) => pin(id, 'day', at % 2 ? leader : moderator)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostPins)
  })

  it('stands at its own place again when the pin is over, by the clock', async () => {
    const [first = '', second = ''] = await write(2)
    await pin(first, 'day')
    moved = day + 60_000
    expect((await page()).ids).toEqual([second, first])
    const before = await member.client.call(getPost, { params: { postId: first } })
    expect(before.body.pinned).toBeNull()
    await app.runJob('end_mutes_and_pins')
    const after = await member.client.call(getPost, { params: { postId: first } })
    expect(after.body.insideVersion).toBeGreaterThan(before.body.insideVersion)
  })

  it('is in the pages of a list once, even if pins change between them', async () => {
    const ids = await write(46)
    const [oldest = '', other = ''] = ids
    await pin(oldest, 'day')
    const middle = ids[30] ?? ''
    await pin(middle)
    const first = await page()
    expect(first.ids).toHaveLength(22)
    expect(first.ids.slice(0, 2)).toEqual([middle, oldest])
    await unpin(middle)
    moved = 2 * day
    await pin(other)
    const second = await page(first.next)
    const third = await page(second.next)
    expect(third.next).toBeNull()
    const all = [...first.ids, ...second.ids, ...third.ids]
    expect(new Set(all)).toEqual(new Set(ids))
    expect(all).toHaveLength(46)
    // A page that was opened before pins existed has such a cursor.
    const plain = Buffer.from(JSON.stringify(ids[20])).toString('base64url')
    expect((await page(plain)).ids).toEqual(ids.slice(0, 20).toReversed())
  })

  it('stands first among those of its category, and not in the others', async () => {
    const elsewhere = await createCategory(app)
    const [first = '', second = ''] = await write(2, elsewhere)
    const [third = ''] = await write(1)
    await pin(first)
    expect((await page(undefined, elsewhere)).ids).toEqual([first, second])
    expect((await page(undefined, categoryId)).ids).toEqual([third])
  })
})

describe('a locked discussion', () => {
  const lock = (postId: string, { client }: TestPerson = moderator) =>
    client.call(lockThread, { params: { postId } })
  const unlock = (postId: string, { client }: TestPerson = moderator) =>
    client.call(unlockThread, { params: { postId } })
  const reply = ({ client }: TestPerson, postId: string, clientId = newId()) =>
    client.call(createReply, { params: { postId }, body: { clientId, content: 'One more.' } })

  it('gets replies of the leader and moderators only, until it is unlocked', async () => {
    const { id: postId } = await writePost(member, communityId, { categoryId })
    const sent = newId()
    await reply(member, postId, sent)
    expect((await lock(postId)).body).toMatchObject({ isLocked: true, can: { reply: true } })
    expect((await lock(postId)).status).toBe(200)
    for (const person of [member, stranger]) {
      expect(await reply(person, postId)).toMatchObject({ status: 409, code: 'thread_locked' })
      const seen = await person.client.call(getPost, { params: { postId } })
      expect(seen.body).toMatchObject({ isLocked: true, can: { reply: false, react: true } })
    }
    // What arrived before, and whose answer was lost, is there.
    expect((await reply(member, postId, sent)).status).toBe(200)
    expect((await reply(leader, postId)).status).toBe(200)
    expect((await reply(moderator, postId)).body.replyCount).toBe(3)
    expect((await unlock(postId)).body.isLocked).toBe(false)
    expect((await reply(stranger, postId)).status).toBe(200)
  })

  it('is locked and unlocked by nobody else', async () => {
    const { id: postId } = await writePost(member, communityId, { categoryId })
    for (const person of [member, stranger]) {
      expect(await lock(postId, person)).toMatchObject({ status: 403, code: 'forbidden' })
      expect(await unlock(postId, person)).toMatchObject({ status: 403, code: 'forbidden' })
    }
    const hidden = await createCommunity(app, stranger, { isPrivate: true })
    const { id } = await writePost(stranger, hidden, { categoryId })
    expect(await lock(id)).toMatchObject({ status: 404, code: 'post_not_found' })
  })
})
