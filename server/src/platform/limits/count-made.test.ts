import { listCommunities } from '@patchbay/contract/communities/communities'
import { createEvent } from '@patchbay/contract/communities/events'
import { joinCommunity, requestMembership } from '@patchbay/contract/communities/memberships'
import { createPost, likePost, unlikePost } from '@patchbay/contract/communities/posts'
import { createReply } from '@patchbay/contract/communities/replies'
import { createComment } from '@patchbay/contract/hub/comments'
import { startConversation } from '@patchbay/contract/messaging/conversations'
import { createGroup } from '@patchbay/contract/messaging/groups'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { search } from '@patchbay/contract/search/search'
import { searchPeople } from '@patchbay/contract/people/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createArticle } from '../../../test/articles.ts'
import { createCommunity } from '../../../test/communities.ts'
import { createCategory, writePost } from '../../../test/discussions.ts'
import { createNames, inGroup } from '../../../test/groups.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../ids.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let app: TestApp
let leader: TestPerson
let newcomer: TestPerson
let regular: TestPerson
let others: readonly { readonly id: string }[]
beforeAll(async () => {
  // The limits read the clock themselves; nothing else is replaced, so that the server runs.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:00Z') })
  app = await startTestApp({ config: { rateLimits: true } })
  leader = await createPerson(app)
  others = await createNames(app, 110)
})
afterAll(async () => {
  await app.stop()
  vi.useRealTimers()
})
beforeEach(async () => {
  pass(2 * day)
  newcomer = await createPerson(app, { since: new Date() })
  regular = await createPerson(app, { since: new Date(Date.now() - 30 * day) })
})

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

interface Asked {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** Asks until it is refused; returns how often it was not. */
async function askOften(ask: (number: number) => Promise<Asked>, most = 250): Promise<number> {
  for (let number = 0; number < most; number += 1) {
    // The limits of all requests are not what is tested.
    if (number % 50 === 49) pass(minute)
    const { status } = await ask(number)
    if (status === 429) return number
    expect(status).toBeLessThan(300)
  }
  return most
}

/** That it was refused, and how many seconds from now it opens again. */
function waitOf({ status, headers, body }: Asked, limit: { of: string; left: number }): number {
  expect(status).toBe(429)
  expect(body).toMatchObject({ code: 'rate_limited', limit })
  const { retryAfter } = body as { retryAfter: number }
  expect(headers.get('retry-after')).toBe(String(retryAfter))
  return retryAfter
}

const begin = ({ client }: TestPerson, number: number) =>
  client.call(startConversation, { body: { userId: others[number]?.id ?? '' } })
const gather = ({ client }: TestPerson, many: number, clientId = newId()) => {
  const memberIds = others.slice(0, many).map(({ id }) => id)
  return client.call(createGroup, {
    body: { clientId, name: 'Choir', memberIds, initialMessage: null },
  })
}

describe('new conversations', () => {
  it('are limited for an hour, while those that are there stay open', async () => {
    expect(await askOften((number) => begin(regular, number))).toBe(20)
    const retryAfter = waitOf(await begin(regular, 50), { of: 'conversation', left: 0 })
    expect(retryAfter).toBeGreaterThan(50 * 60)
    expect((await begin(regular, 3)).status).toBe(200)
    pass(retryAfter * 1_000 - 5_000)
    expect((await begin(regular, 50)).status).toBe(429)
    pass(5_000)
    expect(await askOften((number) => begin(regular, 50 + number))).toBe(20)
  })

  it('are fewer in the first week of an account', async () => {
    pass(7 * day - hour)
    expect(await askOften((number) => begin(newcomer, number))).toBe(10)
    pass(hour)
    expect(await askOften((number) => begin(newcomer, 20 + number))).toBe(20)
  })

  it('are limited for each person, not for all of an address', async () => {
    expect(await askOften((number) => begin(newcomer, number))).toBe(10)
    expect((await begin(regular, 0)).status).toBe(200)
  })
})

describe('groups', () => {
  it('are limited for a day, and one that was made is answered again', async () => {
    const clientId = newId()
    const { id } = (await gather(regular, 2, clientId)).body
    expect(await askOften(() => gather(regular, 2))).toBe(9)
    const retryAfter = waitOf(await gather(regular, 2), { of: 'group', left: 0 })
    expect(await gather(regular, 2, clientId)).toMatchObject({ status: 200, body: { id } })
    pass(retryAfter * 1_000)
    expect((await gather(regular, 2)).status).toBe(200)
  })

  it('take people until the limit of the day, of which the rest is told', async () => {
    waitOf(await gather(newcomer, 31), { of: 'added_person', left: 30 })
    const group = (await gather(newcomer, 25)).body.id
    const { add, get } = inGroup(newcomer, group)
    const retryAfter = waitOf(await add(...others.slice(25, 31)), { of: 'added_person', left: 5 })
    // Who is in it already costs nothing.
    expect((await add(...others.slice(0, 30))).status).toBe(200)
    waitOf(await add(...others.slice(30, 31)), { of: 'added_person', left: 0 })
    expect((await get()).participantCount).toBe(31)
    pass(retryAfter * 1_000)
    expect((await add(...others.slice(30, 31))).status).toBe(200)
  })

  it('cannot be used to try out who is in a block with whom', async () => {
    const [one, other] = [await createPerson(app), await createPerson(app)]
    await one.client.call(blockPerson, { params: { userId: other.id } })
    const memberIds = [one.id, other.id]
    const attempt = () =>
      newcomer.client.call(createGroup, {
        body: { clientId: newId(), name: 'Pair', memberIds, initialMessage: null },
      })
    const group = (await gather(newcomer, 2)).body.id
    for (let time = 0; time < 20; time += 1) expect((await attempt()).code).toBe('cannot_be_added')
    // They are no groups, and nobody was added.
    expect((await gather(newcomer, 2)).status).toBe(200)
    await inGroup(newcomer, group).add(one)
    for (let time = 0; time < 10; time += 1)
      expect((await inGroup(newcomer, group).add(other)).code).toBe('cannot_be_added')
    expect((await inGroup(newcomer, group).add(other)).code).toBe('rate_limited')
    expect((await attempt()).code).toBe('rate_limited')
    pass(day)
    expect((await attempt()).code).toBe('cannot_be_added')
  })

  it('can be made whole at once by somebody who has been here for a while', async () => {
    expect((await gather(regular, 99)).status).toBe(200)
  })
})

describe('what is written', () => {
  it.each(['post', 'reply', 'comment'] as const)(
    'a %s that was sent is answered again beyond the limit, and a new one waits',
    async (of) => {
      const communityId = await createCommunity(app, leader, { members: [newcomer, regular] })
      const categoryId = await createCategory(app)
      const { id: postId } = await writePost(leader, communityId, { categoryId })
      const { id: articleId } = await createArticle(app, leader)
      const write = ({ client }: TestPerson, clientId = newId()): Promise<Asked> => {
        const body = { clientId, content: 'Which tape do you use?' }
        if (of === 'reply') return client.call(createReply, { params: { postId }, body })
        if (of === 'comment') return client.call(createComment, { params: { articleId }, body })
        return client.call(createPost, { params: { communityId }, body: { ...body, categoryId } })
      }
      const first = newId()
      expect((await write(newcomer, first)).status).toBe(200)
      expect(await askOften(() => write(newcomer))).toBe(of === 'post' ? 9 : 19)
      expect((await write(newcomer, first)).status).toBe(200)
      const refused = newId()
      const retryAfter = waitOf(await write(newcomer, refused), { of, left: 0 })
      pass(retryAfter * 1_000)
      expect((await write(newcomer, refused)).status).toBe(200)
      expect(await askOften(() => write(regular))).toBe(of === 'post' ? 30 : 60)
    },
  )
})

it('events are limited, and one that was created is answered again', async () => {
  const communityId = await createCommunity(app, leader, { members: [newcomer] })
  const create = (clientId = newId()) => {
    const times = { startTime: '2030-06-01T18:00:00Z', endTime: '2030-06-01T20:00:00Z' }
    const place = { timeZone: 'Europe/London', isOnline: false, location: 'The Wardrobe' }
    const event = {
      title: 'Session',
      description: 'Bring your horn.',
      meetingUrl: '',
      ...times,
      ...place,
    }
    return newcomer.client.call(createEvent, { params: { communityId }, body: { clientId, event } })
  }
  const first = newId()
  expect((await create(first)).status).toBe(200)
  expect(await askOften(() => create())).toBe(4)
  expect((await create(first)).status).toBe(200)
  expect(waitOf(await create(), { of: 'event', left: 0 })).toBeGreaterThan(0)
})

it('likes are limited, but not what is liked already, nor taking one back', async () => {
  const communityId = await createCommunity(app, leader, { members: [newcomer] })
  const categoryId = await createCategory(app)
  const [post, other] = [
    await writePost(leader, communityId, { categoryId }),
    await writePost(leader, communityId, { categoryId }),
  ]
  const like = (postId: string) => newcomer.client.call(likePost, { params: { postId } })
  const unlike = (postId: string) => newcomer.client.call(unlikePost, { params: { postId } })
  await like(other.id)
  const toggle = async () => {
    const answer = await like(post.id)
    if (answer.status === 200) await unlike(post.id)
    return answer
  }
  expect(await askOften(toggle)).toBe(199)
  waitOf(await like(post.id), { of: 'like', left: 0 })
  expect((await like(other.id)).body).toMatchObject({ likedByMe: true, likeCount: 1 })
  expect((await unlike(other.id)).body).toMatchObject({ likedByMe: false, likeCount: 0 })
})

it('joining and asking to join are limited together, and a repetition is free', async () => {
  const places: string[] = []
  for (let number = 0; number < 22; number += 1)
    places.push(await createCommunity(app, leader, { isPrivate: number % 2 === 1 }))
  const join = (number: number): Promise<Asked> => {
    const params = { communityId: places[number] ?? '' }
    return number % 2 === 1
      ? newcomer.client.call(requestMembership, { params, body: {} })
      : newcomer.client.call(joinCommunity, { params })
  }
  expect((await join(0)).status).toBe(200)
  expect(await askOften(join)).toBe(20)
  const retryAfter = waitOf(await join(20), { of: 'join', left: 0 })
  expect((await join(1)).status).toBe(200)
  pass(retryAfter * 1_000)
  expect((await join(20)).status).toBe(200)
})

describe('searches', () => {
  it('of a visitor are limited for the network, and not the list without a search', async () => {
    const find = (q: string) => app.visitor.call(listCommunities, { query: { q } })
    expect(await askOften(() => find('ta'), 40)).toBe(30)
    expect(waitOf(await find('ta'), { of: 'search', left: 0 })).toBeLessThanOrEqual(60)
    expect((await find('')).status).toBe(200)
    pass(minute)
    expect((await find('ta')).status).toBe(200)
  })

  it('of a person count together, whatever is searched', async () => {
    const people = () => newcomer.client.call(searchPeople, { query: { q: 'te' } })
    const communities = () => newcomer.client.call(listCommunities, { query: { q: 'te' } })
    const everything = () => newcomer.client.call(search, { query: { q: 'te' } })
    for (let number = 0; number < 40; number += 1) {
      expect((await people()).status).toBe(200)
      expect((await communities()).status).toBe(200)
      expect((await everything()).status).toBe(200)
    }
    waitOf(await people(), { of: 'search', left: 0 })
    pass(minute)
    expect((await people()).status).toBe(200)
  })
})
