import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { lockThread, muteMember } from '@patchbay/contract/communities/moderation'
import {
  listPostReactions,
  listPosts,
  reactToPost,
  type CommunityPost,
} from '@patchbay/contract/communities/posts'
import {
  listReplies,
  listReplyReactions,
  reactToReply,
} from '@patchbay/contract/communities/replies'
import { mostDifferentReactions } from '@patchbay/contract/content/reactions'
import { listComments, reactToComment } from '@patchbay/contract/hub/comments'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { closeStaffCommunity } from '@patchbay/contract/staff/communities'
import { banPerson } from '@patchbay/contract/staff/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commentOn, createArticle } from '../../../../test/articles.ts'
import { createChance } from '../../../../test/chance.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { removeMember } from '../../../../test/events.ts'
import { kindsOf } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { createStaff } from '../../../../test/staff.ts'
import { statementsOfRequests } from '../../../../test/statements/request-statements.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let moderator: TestPerson
let categoryId: string
let leader: TestPerson
let author: TestPerson
let member: TestPerson
let stranger: TestPerson
let communityId: string
let articleId: string
let ids: { post: string; reply: string; comment: string }
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  moderator = await createStaff(app, 'moderator')
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => createPerson(app)))
  ;[leader, author, member, stranger] = people as [TestPerson, TestPerson, TestPerson, TestPerson]
  communityId = await createCommunity(app, leader, { isPrivate: true, members: [author, member] })
  const post = await writePost(author, communityId, { categoryId })
  const reply = await answerPost(author, post.id)
  const editor = await createPerson(app, { role: 'editor' })
  articleId = (await createArticle(app, editor)).id
  const comment = await commentOn(author, articleId)
  ids = { post: post.id, reply: reply.id, comment: comment.id }
})

type Shown = Pick<CommunityPost, 'reactions' | 'myReaction'>
type Listed = Shown & Pick<CommunityPost, 'id' | 'likeCount' | 'likedByMe'>
interface Kind {
  readonly kind: keyof typeof ids
  readonly react: (
    by: TestPerson,
    emoji: string | null,
    id?: string,
  ) => Promise<{ status: number; code?: string | undefined; body: Shown }>
  readonly list: (by: TestPerson) => Promise<readonly Listed[]>
}

const posts: Kind = {
  kind: 'post',
  react: ({ client }, emoji, postId = ids.post) =>
    client.call(reactToPost, { params: { postId }, body: { emoji } }),
  list: async ({ client }) =>
    (await client.call(listPosts, { params: { communityId }, query: {} })).body.posts,
}
const replies: Kind = {
  kind: 'reply',
  react: ({ client }, emoji, replyId = ids.reply) =>
    client.call(reactToReply, { params: { replyId }, body: { emoji } }),
  list: async ({ client }) =>
    (await client.call(listReplies, { params: { postId: ids.post }, query: {} })).body.replies,
}
const comments: Kind = {
  kind: 'comment',
  react: ({ client }, emoji, commentId = ids.comment) =>
    client.call(reactToComment, { params: { commentId }, body: { emoji } }),
  list: async ({ client }) =>
    (await client.call(listComments, { params: { articleId }, query: {} })).body.comments,
}

const shown = (myReaction: string | null, ...counts: [string, number][]) =>
  expect.objectContaining({
    reactions: counts.map(([emoji, count]) => ({ emoji, count })),
    myReaction,
  }) as Shown
const emojis = ['🎸', '🥁', '🎹', '🎺', '🎻', '🪕', '🎷', '🪗', '🎤', '🎧', '📻', '🎼', '🎵']

describe.each([posts, replies, comments])('a reaction to a $kind', ({ kind, react, list }) => {
  const read = async (by: TestPerson) => (await list(by)).find(({ id }) => id === ids[kind])

  it('is one for each person: another replaces it, and it can be taken back', async () => {
    expect((await react(member, '👍')).body).toEqual(shown('👍', ['👍', 1]))
    expect((await react(leader, '👍')).body).toEqual(shown('👍', ['👍', 2]))
    expect((await react(author, '🔥')).body).toEqual(shown('🔥', ['👍', 2], ['🔥', 1]))
    expect((await react(leader, '🔥')).body).toEqual(shown('🔥', ['🔥', 2], ['👍', 1]))
    expect(await read(member)).toEqual(shown('👍', ['🔥', 2], ['👍', 1]))
    expect((await react(member, null)).body).toEqual(shown(null, ['🔥', 2]))
    expect(await read(author)).toEqual(shown('🔥', ['🔥', 2]))
    await react(author, null)
    await react(leader, null)
    expect(await read(member)).toEqual(shown(null))
    // A like is something else.
    expect(await read(member)).toMatchObject({ likeCount: 0, likedByMe: false })
    expect(await kindsOf(author)).toEqual([])
  })

  it('changes nothing when it is sent again, or taken back without being there', async () => {
    expect(await react(member, null)).toMatchObject({ status: 200, body: { reactions: [] } })
    const { body: first } = await react(member, '🔥')
    expect((await react(member, '🔥')).body).toEqual(first)
    expect((await react(leader, null)).body).toEqual({ ...first, myReaction: null })
  })

  it('is an emoji and nothing else', async () => {
    for (const text of ['', 'a', '1', '🔥🔥', ' 🔥', '<b>', '©', 'ok 👍', '🔥'.repeat(50)])
      expect(await react(member, text), text).toMatchObject({ status: 400, code: 'invalid_input' })
    expect((await react(member, '👩🏽‍🎤')).body).toEqual(shown('👩🏽‍🎤', ['👩🏽‍🎤', 1]))
  })

  it('has room for a dozen different ones, and then for more of these', async () => {
    expect(emojis).toHaveLength(mostDifferentReactions + 1)
    const crowd = await Promise.all(emojis.map(() => createPerson(app)))
    if (kind !== 'comment')
      communityId = await createCommunity(app, leader, { members: [author, ...crowd] })
    if (kind !== 'comment') ids.post = (await writePost(author, communityId, { categoryId })).id
    if (kind === 'reply') ids.reply = (await answerPost(author, ids.post)).id
    // All of them at once: who comes first finds room.
    const answers = await Promise.all(
      crowd.map((person, index) => react(person, emojis[index] ?? '')),
    )
    const refused = answers.findIndex(({ status }) => status !== 200)
    expect(answers.filter(({ status }) => status !== 200)).toMatchObject([
      { status: 409, code: 'too_many_reactions' },
    ])
    const late = crowd[refused] as TestPerson
    const there = answers.find(({ status }) => status === 200)?.body.myReaction ?? ''
    expect((await react(late, there)).status).toBe(200)
    expect((await read(late))?.reactions[0]).toEqual({ emoji: there, count: 2 })
  })

  it.each([31])('is the last of each of many people who react at once (seed %i)', async (seed) => {
    const chance = createChance(seed)
    const crowd = await Promise.all(Array.from({ length: 12 }, () => createPerson(app)))
    if (kind !== 'comment')
      communityId = await createCommunity(app, leader, { members: [author, ...crowd] })
    if (kind !== 'comment') ids.post = (await writePost(author, communityId, { categoryId })).id
    if (kind === 'reply') ids.reply = (await answerPost(author, ids.post)).id
    const last = await Promise.all(
      crowd.map(async (person) => {
        let wanted: string | null = null
        for (let round = 0; round < 6; round += 1) {
          wanted = [null, '👍', '🔥', '😮'][chance(4)] ?? null
          const { status, body } = await react(person, wanted)
          expect([status, body.myReaction]).toEqual([200, wanted])
        }
        return wanted
      }),
    )
    const counts = new Map<string, number>()
    for (const emoji of last) if (emoji !== null) counts.set(emoji, (counts.get(emoji) ?? 0) + 1)
    const counted = (await read(author))?.reactions.map(({ emoji, count }) => [emoji, count])
    expect(new Map(counted as [string, number][])).toEqual(counts)
  })

  it('goes with the account of the person, and with a ban that hides what was written', async () => {
    await react(member, '🔥')
    await react(leader, '👍')
    const body = { confirmText: 'delete my account' }
    await member.client.call(deleteAccount, { body })
    expect(await read(author)).toEqual(shown(null, ['👍', 1]))
    await moderator.client.call(banPerson, {
      params: { personId: author.id },
      body: { until: null, hideContent: true, words: 'It is spam.', reason: 'Spam.' },
    })
    expect(await react(leader, '🔥')).toMatchObject({ status: 404, code: `${kind}_not_found` })
    expect(await react(leader, null)).toMatchObject({ status: 404 })
  })

  it('needs what the viewer may see, also to take it back', async () => {
    const missing = { status: 404, code: `${kind}_not_found` }
    for (const emoji of ['🔥', null])
      expect(await react(member, emoji, newId())).toMatchObject(missing)
    if (kind === 'comment') return
    await react(member, '👍')
    await removeMember(app, communityId, member)
    for (const by of [stranger, member])
      for (const emoji of ['🔥', null]) expect(await react(by, emoji)).toMatchObject(missing)
    expect(await read(author)).toEqual(shown(null, ['👍', 1]))
  })

  it('is possible where likes are: for people whom the author has blocked', async () => {
    await author.client.call(blockPerson, { params: { userId: member.id } })
    expect((await react(member, '🔥')).status).toBe(200)
  })
})

describe.each([posts, replies])(
  'in a community, a reaction to a $kind',
  ({ kind, react, list }) => {
    it('is possible in a locked discussion, and for somebody who is muted', async () => {
      const params = { communityId, userId: member.id }
      await leader.client.call(muteMember, { params, body: { lasts: 'day' } })
      await leader.client.call(lockThread, { params: { postId: ids.post } })
      expect((await react(member, '🔥')).status).toBe(200)
    })

    it('can only be taken back when the community is closed', async () => {
      await react(member, '🔥')
      await moderator.client.call(closeStaffCommunity, {
        params: { communityId },
        body: { reason: 'Spam.', words: 'It was spam.' },
      })
      const closed = { status: 409, code: 'community_closed' }
      expect(await react(member, '👍')).toMatchObject(closed)
      expect(await react(leader, '👍')).toMatchObject(closed)
      expect((await react(member, '🔥')).status).toBe(200)
      expect((await react(member, null)).body).toEqual(shown(null))
    })

    it('is two statements in a transaction, of which the last raises the version', async () => {
      app.database.statements.length = 0
      await react(member, '🔥')
      const statements = statementsOfRequests(app)
      // The session’s, begin and commit; the reaction, and the new state.
      expect(statements).toHaveLength(5)
      expect(statements.at(-2)).toContain('update community_versions')
      app.database.statements.length = 0
      await list(member)
      expect(statementsOfRequests(app)).toHaveLength(3)
    })

    it('says who it is of, in the order of the reactions, 50 a page', async () => {
      const people = await Promise.all(
        Array.from({ length: 53 }, (_, index) => createPerson(app, { fullName: `Fan ${index}` })),
      )
      communityId = await createCommunity(app, leader, { members: [author, ...people] })
      ids.post = (await writePost(author, communityId, { categoryId })).id
      if (kind === 'reply') ids.reply = (await answerPost(author, ids.post)).id
      for (const person of people) await react(person, '🔥')
      const page = ({ client }: TestPerson, query: { cursor?: string } = {}) =>
        kind === 'post'
          ? client.call(listPostReactions, { params: { postId: ids.post }, query })
          : client.call(listReplyReactions, { params: { replyId: ids.reply }, query })
      const first = (await page(author)).body
      const second = (await page(author, { cursor: first.nextCursor ?? '' })).body
      expect([first.reactors.length, second.reactors.length, second.nextCursor]).toEqual([
        50,
        3,
        null,
      ])
      const all = [...first.reactors, ...second.reactors]
      expect(new Set(all.map(({ person }) => person.id))).toEqual(
        new Set(people.map(({ id }) => id)),
      )
      expect(all[0]).toMatchObject({ emoji: '🔥', person: { displayName: 'Fan 0' } })
      communityId = await createCommunity(app, leader, { isPrivate: true, members: [author] })
      ids.post = (await writePost(author, communityId, { categoryId })).id
      ids.reply = (await answerPost(author, ids.post)).id
      expect(await page(stranger)).toMatchObject({ status: 404, code: `${kind}_not_found` })
    })
  },
)
