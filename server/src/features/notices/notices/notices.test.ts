import { deleteCommunity, updateCommunity } from '@patchbay/contract/communities/communities'
import { likeComment } from '@patchbay/contract/hub/comments'
import { deleteEvent, setRsvp, updateEvent } from '@patchbay/contract/communities/events'
import {
  approveRequest,
  handOverCommunity,
  joinCommunity,
  rejectRequest,
  removeMember,
  requestMembership,
  withdrawRequest,
} from '@patchbay/contract/communities/memberships'
import { likePost } from '@patchbay/contract/communities/posts'
import { createReply, likeReply } from '@patchbay/contract/communities/replies'
import { requestVerification } from '@patchbay/contract/staff/verifications'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commentOn, createArticle } from '../../../../test/articles.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { announceEvent, eventInput } from '../../../../test/events.ts'
import { kindsOf, noticesOf, setTimeZone } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { approveVerification, rejectVerification } from '../../staff/operators/public.ts'

let app: TestApp
let kit: TestPerson
let dev: TestPerson
let categoryId: string
beforeAll(async () => {
  app = await startTestApp()
  kit = await createPerson(app, { fullName: 'Kit Harrow' })
  dev = await createPerson(app, { fullName: 'Dev Okafor' })
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())

const newest = async (person: TestPerson) => {
  const [first] = (await noticesOf(person)).notices
  if (first === undefined) throw new Error('There is nothing to hear of.')
  return first
}
const ask = (person: TestPerson, communityId: string, message = 'Trumpet, reads, own van.') =>
  person.client.call(requestMembership, { params: { communityId }, body: { message } })

describe('memberships', () => {
  it('a request can be answered in its row, until it is decided', async () => {
    const communityId = await createCommunity(app, kit, { name: 'Session Brass', isPrivate: true })
    await ask(dev, communityId)
    const asked = await newest(kit)
    expect(asked).toMatchObject({
      kind: 'membership_requested',
      readAt: null,
      actors: [{ id: dev.id, fullName: 'Dev Okafor' }],
      actorCount: 1,
      quote: 'Trumpet, reads, own van.',
      community: { id: communityId, name: 'Session Brass', isPrivate: true },
      request: { status: 'pending' },
      post: null,
      event: null,
      can: { decide: true },
    })
    const params = { communityId, requestId: asked.request?.id ?? '' }
    const { version } = await noticesOf(kit)
    expect((await kit.client.call(approveRequest, { params })).status).toBe(200)
    // Another page is notified of the decision, and the notice counts as read.
    expect(await noticesOf(kit)).toMatchObject({ version: version + 1, unread: 0 })
    expect(await newest(kit)).toMatchObject({
      request: { status: 'approved' },
      can: { decide: false },
    })
    expect(await newest(dev)).toMatchObject({
      kind: 'membership_approved',
      community: { id: communityId },
      can: { decide: false },
    })
    await kit.client.call(removeMember, { params: { communityId, userId: dev.id } })
    // A former member has no notice of having become a member.
    expect(await kindsOf(dev)).toEqual(['membership_removed'])
  })

  it('a refusal notifies, and a withdrawn request does not', async () => {
    const communityId = await createCommunity(app, kit, { isPrivate: true })
    await ask(dev, communityId)
    const { request } = await newest(kit)
    const params = { communityId, requestId: request?.id ?? '' }
    await kit.client.call(rejectRequest, { params })
    // The person's own note is not shown as the answer.
    expect(await newest(dev)).toMatchObject({
      kind: 'membership_rejected',
      actorCount: 1,
      quote: null,
    })
    await ask(dev, communityId)
    expect((await newest(kit)).can.decide).toBe(true)
    await dev.client.call(withdrawRequest, { params: { communityId } })
    expect((await newest(kit)).request?.status).toBe('rejected')
  })

  it('a request is settled if the person joins after the community became public', async () => {
    const communityId = await createCommunity(app, kit, { isPrivate: true })
    const params = { communityId }
    await ask(dev, communityId)
    const { unread } = await noticesOf(kit)
    await kit.client.call(updateCommunity, { params, body: { isPrivate: false } })
    await dev.client.call(joinCommunity, { params })
    expect((await noticesOf(kit)).unread).toBe(unread - 1)
    expect(await newest(kit)).toMatchObject({
      community: { id: communityId },
      request: { status: 'approved' },
    })
  })

  it('a hand-over notifies the new leader, and a deletion all members, by name', async () => {
    const communityId = await createCommunity(app, kit, { name: 'Short Lived', members: [dev] })
    await kit.client.call(handOverCommunity, { params: { communityId }, body: { userId: dev.id } })
    expect(await newest(dev)).toMatchObject({ kind: 'leadership_received' })
    await dev.client.call(deleteCommunity, {
      params: { communityId },
      body: { confirmName: 'Short Lived' },
    })
    expect(await newest(kit)).toMatchObject({
      kind: 'community_deleted',
      actors: [{ id: dev.id }],
      community: { id: null, name: 'Short Lived', coverImage: null },
    })
    expect((await newest(dev)).kind).not.toBe('leadership_received')
  })
})

describe('replies and likes', () => {
  it('a reply notifies the author of the post, once, with one line of it', async () => {
    const communityId = await createCommunity(app, dev, { name: 'Producers', members: [kit] })
    const post = await writePost(kit, communityId, { categoryId, title: 'Topline done' })
    const said = `Is the split\n\nequal   thirds? ${'And '.repeat(60)}so on.`
    const body = { clientId: newId(), content: said }
    const params = { postId: post.id }
    const { body: reply } = await dev.client.call(createReply, { params, body })
    await dev.client.call(createReply, { params, body })
    await answerPost(kit, post.id, 'My own words.')
    const [notified, ...others] = (await noticesOf(kit)).notices
    expect(notified).toMatchObject({
      kind: 'post_replied',
      actors: [{ id: dev.id }],
      community: { id: communityId, name: 'Producers' },
      post: { id: post.id, title: 'Topline done', line: 'Which tape do you use?' },
      reply: { id: reply.id },
    })
    expect(notified?.quote).toMatch(/^Is the split equal thirds\? And And/)
    expect(Array.from(notified?.quote ?? '').length).toBeLessThanOrEqual(140)
    expect(notified?.quote?.endsWith('…')).toBe(true)
    expect(others.filter(({ reply: to }) => to?.id === reply.id)).toEqual([])

    await kit.client.call(likeReply, { params: { replyId: reply.id } })
    expect(await newest(dev)).toMatchObject({
      kind: 'reply_liked',
      actors: [{ id: kit.id }],
      post: { id: post.id },
      reply: { id: reply.id },
    })
    await dev.client.call(likePost, { params })
    expect(await newest(kit)).toMatchObject({ kind: 'post_liked', quote: null, reply: null })
  })

  it('a comment notifies the author of the article, and a like the author of the comment', async () => {
    const article = await createArticle(app, kit, { title: 'Cue sheets' })
    const comment = await commentOn(dev, article.id, 'Ask for it in the first e-mail.')
    const about = { article: { ...article, title: 'Cue sheets' }, comment: { id: comment.id } }
    expect(await newest(kit)).toMatchObject({
      kind: 'article_commented',
      quote: 'Ask for it in the first e-mail.',
      community: null,
      ...about,
    })
    await kit.client.call(likeComment, { params: { commentId: comment.id } })
    expect(await newest(dev)).toMatchObject({ kind: 'comment_liked', ...about })
  })
})

describe('events', () => {
  it('show the new time in the reader’s time zone, and a cancellation without the event', async () => {
    const communityId = await createCommunity(app, kit, { members: [dev] })
    const input = eventInput({ title: 'Stem Day' })
    const event = await announceEvent(kit, communityId, input)
    const params = { eventId: event.id }
    await dev.client.call(setRsvp, { params, body: { status: 'maybe' } })
    const times = { startTime: '2027-03-28T13:00:00.000Z', endTime: '2027-03-28T15:00:00.000Z' }
    await kit.client.call(updateEvent, { params, body: { ...input, ...times } })
    const moved = { title: 'Stem Day', startTime: times.startTime, startDate: 'Sunday 28 March' }
    expect((await newest(dev)).event).toMatchObject({
      ...moved,
      id: event.id,
      startClock: '14:00',
      timeZone: 'Europe/London',
    })
    await setTimeZone(app, dev, 'America/New_York')
    expect((await newest(dev)).event).toMatchObject({ ...moved, startClock: '09:00' })
    await kit.client.call(deleteEvent, { params })
    expect(await newest(dev)).toMatchObject({
      kind: 'event_cancelled',
      event: { ...moved, id: null, startClock: '09:00' },
      community: { id: communityId },
    })
    expect(await kindsOf(dev)).not.toContain('event_changed')
  })
})

describe('a decision about a verification', () => {
  it('notifies with its reason', async () => {
    const person = await createPerson(app)
    const operator = { name: 'olga', reason: 'reviewed' }
    const credentials = 'Twelve years behind the desk, and the records to show for it.'
    const request = async () =>
      (await person.client.call(requestVerification, { body: { credentials } })).body.id
    await rejectVerification(app.db, operator, await request(), 'The link leads nowhere.')
    const rejected = { status: 'rejected', reason: 'The link leads nowhere.' }
    expect(await newest(person)).toMatchObject({
      kind: 'verification_decided',
      actors: [],
      actorCount: 0,
      verification: rejected,
    })
    await approveVerification(app.db, operator, await request(), 'Test Person')
    const decisions = (await noticesOf(person)).notices.map(({ verification }) => verification)
    expect(decisions).toEqual([{ status: 'approved', reason: null }, rejected])
  })
})

describe('the list', () => {
  it('of a person without notices is empty', async () => {
    const nobody = await createPerson(app)
    const empty = { notices: [], nextCursor: null, unread: 0, version: 0 }
    expect(await noticesOf(nobody)).toEqual(empty)
  })
})
