import {
  getEvent,
  listAttendees,
  listCommunityEvents,
  setRsvp,
  updateEvent,
} from '@patchbay/contract/communities/events'
import { listFeedEvents, listFeedPosts } from '@patchbay/contract/communities/feed'
import {
  getPost,
  getPostVersion,
  likePost,
  listPostLikes,
  listPosts,
} from '@patchbay/contract/communities/posts'
import {
  createReply,
  deleteReply,
  getReplyVersion,
  likeReply,
  listReplies,
} from '@patchbay/contract/communities/replies'
import { getArticle, listArticles } from '@patchbay/contract/hub/articles'
import { likeComment, listComments } from '@patchbay/contract/hub/comments'
import { browseListings, getListing } from '@patchbay/contract/marketplace/listings'
import { listLinkCards } from '@patchbay/contract/messaging/link-cards'
import { listMessages } from '@patchbay/contract/messaging/messages'
import { createReport } from '@patchbay/contract/people/reports'
import { banPerson, getStaffPerson, liftBan } from '@patchbay/contract/staff/people'
import { decideReport, getStaffReport } from '@patchbay/contract/staff/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commentOn, createArticle } from '../../../../test/articles.ts'
import { createCommunity, createEvent } from '../../../../test/communities.ts'
import { say, startPair } from '../../../../test/conversations.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { eventInput } from '../../../../test/events.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import { kindsOf } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let moderator: TestPerson
let author: TestPerson
let member: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  moderator = await createStaff(app, 'moderator')
})
afterAll(() => app.stop())
beforeEach(async () => {
  author = await createPerson(app)
  member = await createPerson(app)
})

const reason = 'Spam in three communities.'
const params = () => ({ personId: author.id })

const hide = (hideContent = true) =>
  moderator.client.call(banPerson, {
    params: params(),
    body: { until: null, hideContent, words: 'It is spam.', reason },
  })
const lift = () => moderator.client.call(liftBan, { params: params(), body: { reason } })
/** Without waiting for it. */
const expire = () =>
  query(app.db)
    .updateTable('banned_users')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('user_id', '=', author.id)
    .execute()

/** What the author wrote and what another member wrote, everywhere that members read. */
async function writeEverything() {
  const communityId = await createCommunity(app, member, { members: [author] })
  const categoryId = await createCategory(app)
  const theirs = await writePost(author, communityId, { categoryId })
  const other = await writePost(member, communityId, { categoryId })
  const reply = await answerPost(author, other.id)
  await answerPost(member, other.id)
  const event = await createEvent(app, communityId, author)
  const otherEvent = await createEvent(app, communityId, member, { inDays: 2 })
  const article = await createArticle(app, member)
  const comment = await commentOn(author, article.id)
  await commentOn(member, article.id)
  return {
    communityId,
    posts: [other.id, theirs.id],
    reply: reply.id,
    events: [event, otherEvent],
    article,
    comment: comment.id,
  }
}

type Written = Awaited<ReturnType<typeof writeEverything>>

/** The ids and counts that a member sees of all that. */
async function seenOf(written: Written) {
  const { client } = member
  const { communityId, posts, article, events } = written
  const postId = posts[0] ?? ''
  const listed = await client.call(listPosts, { params: { communityId }, query: {} })
  const feed = await client.call(listFeedPosts, { query: {} })
  const feedEvents = await client.call(listFeedEvents, { query: {} })
  const inside = await client.call(listCommunityEvents, { params: { communityId }, query: {} })
  const replies = await client.call(listReplies, { params: { postId }, query: {} })
  const comments = await client.call(listComments, {
    params: { articleId: article.id },
    query: {},
  })
  const one = await client.call(getArticle, { params: { slug: article.slug } })
  const all = await client.call(listArticles, { query: {} })
  const targets = [
    ...posts.map((id) => ({ type: 'post' as const, id })),
    ...events.map((id) => ({ type: 'event' as const, id })),
  ]
  const cards = await client.call(listLinkCards, { body: { targets } })
  return {
    posts: listed.body.posts.length,
    feed: feed.body.posts.length,
    events: inside.body.upcoming.length,
    feedEvents: feedEvents.body.upcoming.length,
    replies: replies.body.replies.length,
    replyCount: (await client.call(getPost, { params: { postId } })).body.replyCount,
    listedReplyCount: listed.body.posts.find(({ id }) => id === postId)?.replyCount,
    comments: comments.body.comments.length,
    commentCount: one.body.replyCount,
    listedCommentCount: all.body.articles.find(({ id }) => id === article.id)?.replyCount,
    cards: cards.body.cards.length,
  }
}

const everything = {
  posts: 2,
  feed: 2,
  events: 2,
  feedEvents: 2,
  replies: 2,
  replyCount: 2,
  listedReplyCount: 2,
  comments: 2,
  commentCount: 2,
  listedCommentCount: 2,
  cards: 4,
}

const withoutTheirs = {
  posts: 1,
  feed: 1,
  events: 1,
  feedEvents: 1,
  replies: 1,
  replyCount: 1,
  listedReplyCount: 1,
  comments: 1,
  commentCount: 1,
  listedCommentCount: 1,
  cards: 2,
}

/** The routes that name something that the author wrote. */
async function statusesOf({ posts, reply, events, comment }: Written): Promise<number[]> {
  const { client } = member
  const [post, event] = [{ postId: posts[1] ?? '' }, { eventId: events[0] ?? '' }]
  const body = { clientId: newId(), content: 'And yet.' }
  const answers = [
    await client.call(getPost, { params: post }),
    await client.call(getPostVersion, { params: post }),
    await client.call(listReplies, { params: post, query: {} }),
    await client.call(listPostLikes, { params: post, query: {} }),
    await client.call(likePost, { params: post }),
    await client.call(createReply, { params: post, body }),
    await client.call(getReplyVersion, { params: { replyId: reply } }),
    await client.call(likeReply, { params: { replyId: reply } }),
    await client.call(getEvent, { params: event }),
    await client.call(listAttendees, { params: event, query: {} }),
    await client.call(setRsvp, { params: event, body: { status: 'yes' } }),
    await client.call(likeComment, { params: { commentId: comment } }),
    await client.fetch(`/calendar/${event.eventId}.ics`),
  ]
  return answers.map(({ status }) => status)
}

describe('a ban that hides what the person wrote', () => {
  it('hides posts, replies, comments and events, and the counts agree', async () => {
    const written = await writeEverything()
    expect(await seenOf(written)).toEqual(everything)
    expect((await hide()).status).toBe(204)
    expect(await seenOf(written)).toEqual(withoutTheirs)
  })

  it('makes each of them absent by its address, and nobody can answer or like it', async () => {
    const written = await writeEverything()
    const before = await statusesOf(written)
    await hide()
    const after = await statusesOf(written)
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1).map(() => 404))
    expect(after.at(-1)).toBe(404)
    expect(before.slice(0, -1).filter((status) => status >= 300)).toEqual([])
  })

  it('brings all of it back when it is lifted', async () => {
    const written = await writeEverything()
    await hide()
    await lift()
    expect(await seenOf(written)).toEqual(everything)
  })

  it('brings all of it back when it ends by itself', async () => {
    const written = await writeEverything()
    await hide()
    await expire()
    expect(await seenOf(written)).toEqual(everything)
  })

  it('counts right if a hidden reply is taken away meanwhile, or another is written', async () => {
    const written = await writeEverything()
    await hide()
    const [postId = ''] = written.posts
    const added = await answerPost(member, postId)
    expect(await seenOf(written)).toMatchObject({ replies: 2, replyCount: 2 })
    await query(app.db).deleteFrom('post_replies').where('id', '=', written.reply).execute()
    expect(await seenOf(written)).toMatchObject({ replies: 2, replyCount: 2 })
    await member.client.call(deleteReply, { params: { replyId: added.id } })
    expect(await seenOf(written)).toMatchObject({ replies: 1, replyCount: 1 })
    await lift()
    expect(await seenOf(written)).toMatchObject({ replies: 1, replyCount: 1 })
  })

  it('shows all of it without that choice, and the choice can be taken back', async () => {
    const written = await writeEverything()
    await hide(false)
    expect(await seenOf(written)).toEqual(everything)
    await hide(true)
    expect(await seenOf(written)).toEqual(withoutTheirs)
    expect(
      (await moderator.client.call(getStaffPerson, { params: params() })).body.ban,
    ).toMatchObject({ hidesContent: true })
    await hide(false)
    expect(await seenOf(written)).toEqual(everything)
  })

  it('can be the decision about a report, which the log records', async () => {
    const written = await writeEverything()
    const subject = { type: 'person', id: author.id } as const
    const report = { clientId: newId(), reason: 'Spam.', subject }
    const { body } = await member.client.call(createReport, { body: report })
    const decision = { decision: 'ban', words: 'It is spam.', reason, hideContent: true } as const
    const decided = await moderator.client.call(decideReport, {
      params: { reportId: body.id },
      body: decision,
    })
    expect(decided.status).toBe(200)
    expect(await seenOf(written)).toEqual(withoutTheirs)
    const entry = await query(app.db)
      .selectFrom('operator_actions')
      .select('details')
      .where('user_id', '=', author.id)
      .executeTakeFirstOrThrow()
    expect(entry.details).toMatchObject({ until: null, hidesContent: true })
  })

  it('is told with the reports about what it hides', async () => {
    const { posts } = await writeEverything()
    const report = {
      clientId: newId(),
      reason: 'Spam.',
      subject: { type: 'post', id: posts[1] ?? '' } as const,
    }
    const { body } = await member.client.call(createReport, { body: report })
    const state = async () =>
      (await moderator.client.call(getStaffReport, { params: { reportId: body.id } })).body.state
        .kind
    expect(await state()).toBe('unchanged')
    await hide()
    expect(await state()).toBe('hidden')
    await lift()
    expect(await state()).toBe('unchanged')
  })

  it('leaves out the notices about what is hidden, until it is lifted', async () => {
    const other = await createPerson(app)
    const communityId = await createCommunity(app, member, { members: [author, other] })
    const post = await writePost(author, communityId, { categoryId: await createCategory(app) })
    const reply = await answerPost(member, post.id)
    await other.client.call(likeReply, { params: { replyId: reply.id } })
    const eventId = await createEvent(app, communityId, author)
    await member.client.call(setRsvp, { params: { eventId }, body: { status: 'yes' } })
    const body = eventInput({ location: 'Somewhere else', isOnline: false })
    await author.client.call(updateEvent, { params: { eventId }, body })
    const kinds = ['event_changed', 'reply_liked']
    const shown = async () => (await kindsOf(member)).filter((kind) => kinds.includes(kind))
    expect((await shown()).toSorted()).toEqual(kinds)
    await hide()
    expect(await shown()).toEqual([])
    await lift()
    expect((await shown()).toSorted()).toEqual(kinds)
  })

  it('reaches the pages of communities where the person has only left something', async () => {
    const communityId = await createCommunity(app, member)
    const post = await writePost(member, communityId, { categoryId: await createCategory(app) })
    await answerPost(author, post.id)
    const version = () =>
      query(app.db)
        .selectFrom('community_versions')
        .select('inside_version')
        .where('community_id', '=', communityId)
        .executeTakeFirstOrThrow()
    const before = await version()
    await hide()
    const during = await version()
    expect(during).not.toEqual(before)
    await lift()
    expect(await version()).not.toEqual(during)
  })

  it('goes on hiding if the ban is changed without a choice', async () => {
    const written = await writeEverything()
    await hide()
    await moderator.client.call(banPerson, {
      params: params(),
      body: { until: null, words: 'It is spam.', reason },
    })
    expect(await seenOf(written)).toEqual(withoutTheirs)
    await expire()
    await moderator.client.call(banPerson, {
      params: params(),
      body: { until: null, words: 'It is spam.', reason },
    })
    expect(await seenOf(written)).toEqual(everything)
  })

  it('leaves private messages as they are', async () => {
    const conversationId = await startPair(author, member)
    await say(author, conversationId, 'Between us.')
    await hide()
    const read = await member.client.call(listMessages, { params: { conversationId }, query: {} })
    expect(JSON.stringify(read.body)).toContain('Between us.')
  })

  it('[NS-09] hides listings, as every ban does', async () => {
    const [{ id: listingId }] = await offer(author, offerOf('Producer'))
    const look = () => member.client.call(getListing, { params: { listingId } })
    expect((await look()).status).toBe(200)
    await hide(false)
    expect((await look()).status).toBe(404)
    const { listings } = (await member.client.call(browseListings, { query: {} })).body
    expect(listings.some(({ id }) => id === listingId)).toBe(false)
  })
})
