import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { setRsvp } from '@patchbay/contract/communities/events'
import { voteInPost } from '@patchbay/contract/communities/post-polls'
import { likePost, reactToPost, unlikePost } from '@patchbay/contract/communities/posts'
import { insideTopic, type InsideState, type ServerMessage } from '@patchbay/contract/realtime'
import { createReply, deleteReply, likeReply } from '@patchbay/contract/communities/replies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, countsOf, createCategory, writePost } from '../../../../test/discussions.ts'
import { announceEvent } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { join, type TestSocket } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'
import { transaction } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { postLikes, raiseLikesOf } from '../posts/post-likes.store.ts'

const sweepMilliseconds = 100
let app: TestApp
let leader: TestPerson
let readers: TestPerson[]
let stranger: TestPerson
let categoryId: string
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds })
  ;[leader, stranger] = await Promise.all([createPerson(app), createPerson(app)])
  readers = await Promise.all([1, 2, 3, 4, 5].map(() => createPerson(app)))
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())

async function versionOf(communityId: string): Promise<number> {
  const { inside_version } = await query(app.db)
    .selectFrom('community_versions')
    .select('inside_version')
    .where('community_id', '=', communityId)
    .executeTakeFirstOrThrow()
  return Number(inside_version)
}

/** Open pages that show the community as it is now. */
async function openPages(
  communityId: string,
  people: readonly TestPerson[],
): Promise<TestSocket[]> {
  const version = await versionOf(communityId)
  return Promise.all(
    people.map(async ({ client }) => {
      const page = await join(app, client)
      page.follow({ [insideTopic(communityId)]: version })
      // The server handles the messages of a page in their order.
      page.socket.send(JSON.stringify({ type: 'ping' }))
      await expect
        .poll(() => page.received.some(({ type }) => type === 'pong'), { timeout: 10_000 })
        .toBe(true)
      page.received.length = 0
      return page
    }),
  )
}

const sweeps = () =>
  app.database.statements.filter((text) => text.includes('changed_at from community_versions'))
    .length

/** Waits until the sweep has compared all pages with the database, several times. */
async function swept(): Promise<void> {
  const before = sweeps()
  await expect.poll(sweeps, { timeout: 10_000 }).toBeGreaterThan(before + 2)
}

const poll = { answers: ['Yes', 'No'], isMultiple: false, isAnonymous: true, endsAt: null }

async function startDiscussion(isPrivate = false) {
  const communityId = await createCommunity(app, leader, { isPrivate, members: readers })
  const postId = (await writePost(leader, communityId, { categoryId, poll })).id
  const replyId = (await answerPost(leader, postId)).id
  const eventId = (await announceEvent(leader, communityId)).id
  return { communityId, postId, replyId, eventId }
}

const likesIn = (message: object): number =>
  'likeCount' in message ? Number(message.likeCount) : 0

describe('a change that is the same for every viewer', () => {
  it('is sent as a state to 50 open pages, and makes none of them fetch', async () => {
    const { communityId, postId, replyId, eventId } = await startDiscussion()
    const pages = await openPages(communityId, [
      ...Array.from({ length: 10 }, () => readers).flat(),
      leader,
    ])
    const own = pages.pop()
    const { client } = leader
    const post = { params: { postId } }
    const reply = { params: { replyId } }
    const going = { params: { eventId }, body: { status: 'yes' } } as const
    const fire = { emoji: '🔥', count: 1 }
    const given = { ...post, body: { emoji: fire.emoji } }
    const takenBack = { ...post, body: { emoji: null } }
    const answer = { ...post, body: { clientId: newId(), content: 'The brown one.' } }
    const changes: [() => Promise<{ status: number }>, object, object][] = [
      [() => client.call(likePost, post), { likeCount: 1 }, { likedByMe: true }],
      [() => client.call(unlikePost, post), { likeCount: 0 }, { likedByMe: false }],
      [() => client.call(likeReply, reply), { likeCount: 1 }, { likedByMe: true }],
      [() => client.call(reactToPost, given), { reactions: [fire] }, { myReaction: '🔥' }],
      [() => client.call(reactToPost, takenBack), { reactions: [] }, { myReaction: null }],
      [
        () => client.call(voteInPost, { ...post, body: { answers: [1] } }),
        {
          poll: {
            ...poll,
            answers: [
              { text: 'Yes', votes: 0 },
              { text: 'No', votes: 1 },
            ],
            voters: 1,
          },
        },
        { myVote: [1] },
      ],
      [() => client.call(createReply, answer), { replyCount: 2 }, {}],
      [() => client.call(deleteReply, reply), { replyCount: 1 }, {}],
      [() => client.call(setRsvp, going), { rsvpCount: 1 }, { myRsvp: 'yes' }],
    ]
    let version = await versionOf(communityId)
    for (const [change, state, mine] of changes) {
      for (const page of [...pages, own]) if (page) page.received.length = 0
      expect((await change()).status).toBeLessThan(300)
      const expected = { communityId, after: version, version: version + 1, ...state }
      version += 1
      for (const page of pages)
        await expect.poll(() => page.received).toEqual([expect.objectContaining(expected)])
      await expect
        .poll(() => own?.received)
        .toContainEqual(expect.objectContaining({ ...expected, ...mine }))
      // What only the person who pressed may know reaches nobody else.
      for (const name of Object.keys(mine))
        for (const page of pages) expect(page.received[0]).not.toHaveProperty(name)
    }
    await swept()
    for (const page of [...pages, own])
      expect(page?.received.map(({ type }) => type)).not.toContain('inside_changed')
    for (const page of [...pages, own]) page?.socket.close()
  })

  it('has the count of its version, however many people answer at once', async () => {
    const { communityId, postId, eventId } = await startDiscussion()
    const [page] = await openPages(communityId, [leader])
    await Promise.all(
      readers.flatMap(({ client }) => [
        client.call(likePost, { params: { postId } }),
        client.call(setRsvp, { params: { eventId }, body: { status: 'yes' } }),
      ]),
    )
    const last = await versionOf(communityId)
    const known = () => page?.received.findLast((message) => 'communityId' in message)
    await expect.poll(known).toMatchObject({ version: last })
    const countsIn = (type: InsideState['type']) =>
      (page?.received ?? []).flatMap((message) => {
        if (message.type !== type) return []
        return 'rsvpCount' in message ? [message.rsvpCount] : [likesIn(message)]
      })
    // A state that was overtaken by another is not sent, so there may be less than five of each.
    for (const type of ['post_likes_changed', 'rsvps_changed'] as const)
      expect(countsIn(type)).toEqual(countsIn(type).toSorted((one, other) => one - other))
    const final = known()
    if (final?.type !== 'inside_changed')
      expect(countsIn(final?.type as InsideState['type']).at(-1)).toBe(readers.length)
    page?.socket.close()
  })

  it('does not reach people who may not see inside, nor members who were removed', async () => {
    const { communityId, postId } = await startDiscussion(true)
    const [removed = stranger, ...others] = readers
    const [inside, outside, left] = await openPages(communityId, [leader, stranger, removed])
    await query(app.db)
      .deleteFrom('community_members')
      .where('community_id', '=', communityId)
      .where('user_id', '=', removed.id)
      .execute()
    const [liker = leader] = others
    await liker.client.call(likePost, { params: { postId } })
    await expect.poll(() => inside?.received.length).toBeGreaterThan(0)
    await swept()
    expect([outside?.received, left?.received]).toEqual([[], []])
    for (const page of [inside, outside, left]) page?.socket.close()
  })
})

describe('an announcement of a state', () => {
  /** Without the notices of the person. */
  const insideOf = (page: TestSocket | undefined) =>
    page?.received.filter((message) => 'communityId' in message)
  /** A like whose announcement gets lost. */
  const likeSilently = (postId: string, { id }: TestPerson) =>
    transaction(app.db, async (tx) => {
      await postLikes.add(tx, postId, id, new Date())
      await raiseLikesOf(tx, postId, id)
    })
  const typesOf = (page: TestSocket | undefined) => insideOf(page)?.map(({ type }) => type)

  it('that got lost is caught up by the sweep', async () => {
    const { communityId, postId } = await startDiscussion()
    const [page] = await openPages(communityId, [leader])
    const [liker = leader] = readers
    await likeSilently(postId, liker)
    const version = await versionOf(communityId)
    const news = { type: 'inside_changed', communityId, version }
    await expect.poll(() => insideOf(page)).toEqual([news])
    expect((await countsOf(app, postId)).counted.likes).toBe(1)
    page?.socket.close()
  })

  it('is not made for an account that is deleted; pages fetch what has lost its like', async () => {
    const { communityId, postId, eventId } = await startDiscussion()
    const guest = await createPerson(app)
    await guest.client.call(likePost, { params: { postId } })
    await guest.client.call(setRsvp, { params: { eventId }, body: { status: 'yes' } })
    const [page] = await openPages(communityId, [leader])
    const body = { confirmText: 'delete my account' }
    expect((await guest.client.call(deleteAccount, { body })).status).toBe(200)
    await expect.poll(() => typesOf(page)).toContain('inside_changed')
    expect((await countsOf(app, postId)).counted.likes).toBe(0)
    page?.socket.close()
  })

  it('is not sent to a page that misses something before it; that page fetches', async () => {
    const { communityId, postId } = await startDiscussion()
    const [page] = await openPages(communityId, [leader])
    const [first = leader, second = leader] = readers
    await likeSilently(postId, first)
    await second.client.call(likePost, { params: { postId } })
    const version = await versionOf(communityId)
    await expect.poll(() => insideOf(page)?.at(-1)).toMatchObject({ version })
    expect(typesOf(page)?.[0]).toBe('inside_changed')
    page?.socket.close()
  })
})

describe('announcements in another order than their changes', () => {
  const stateOf = (communityId: string, version: number): ServerMessage & InsideState => ({
    type: 'post_likes_changed',
    communityId,
    after: version - 1,
    version,
    postId: newId(),
    likeCount: version,
  })
  const announce = (communityId: string, version: number) =>
    app.announce({
      kind: 'state',
      topic: insideTopic(communityId),
      after: version - 1,
      upTo: version,
      at: new Date().toISOString(),
      message: stateOf(communityId, version),
    })

  it('are sorted if they arrive together, and an old one is not sent at all', async () => {
    const { communityId } = await startDiscussion()
    const [page] = await openPages(communityId, [leader])
    const version = await versionOf(communityId)
    announce(communityId, version + 2)
    announce(communityId, version + 1)
    const versions = () =>
      page?.received.flatMap((message) =>
        'communityId' in message && 'after' in message ? [message.version] : [],
      )
    await expect.poll(versions).toEqual([version + 1, version + 2])
    announce(communityId, version + 1)
    announce(communityId, version)
    await swept()
    expect(versions()).toEqual([version + 1, version + 2])
    page?.socket.close()
  })
})
