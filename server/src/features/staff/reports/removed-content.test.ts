import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { signAttachments } from '@patchbay/contract/content/attachments'
import { deleteCommunity } from '@patchbay/contract/communities/communities'
import { getEvent, setRsvp } from '@patchbay/contract/communities/events'
import { listFeedPosts } from '@patchbay/contract/communities/feed'
import { getPost, likePost, listPosts, reactToPost } from '@patchbay/contract/communities/posts'
import {
  createReply,
  likeReply,
  listReplies,
  reactToReply,
} from '@patchbay/contract/communities/replies'
import { likeComment, listComments, reactToComment } from '@patchbay/contract/hub/comments'
import { browseListings, getListing } from '@patchbay/contract/marketplace/listings'
import { getConversation } from '@patchbay/contract/messaging/conversations'
import { listMessages, sendMessage } from '@patchbay/contract/messaging/messages'
import { searchMessages } from '@patchbay/contract/messaging/message-search'
import type { ReportSubject } from '@patchbay/contract/people/reports'
import { decideReport, restoreContent } from '@patchbay/contract/staff/reports'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commentOn, createArticle, hubCountsOf } from '../../../../test/articles.ts'
import { sendTo } from '../../../../test/attachments.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { say, startPair } from '../../../../test/conversations.ts'
import { answerPost, countsOf, createCategory, writePost } from '../../../../test/discussions.ts'
import { announceEvent } from '../../../../test/events.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { removeReported, report } from '../../../../test/reports.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let now = new Date()
let moderator: TestPerson
let author: TestPerson
let reporter: TestPerson
let categoryId: string
let communityId: string
beforeAll(async () => {
  app = await startTestApp({ now: () => now, worker: true })
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  moderator = await createStaff(app, 'moderator')
  author = await createPerson(app)
  reporter = await createPerson(app)
  communityId = await createCommunity(app, author, { members: [reporter] })
})

const remove = async (type: ReportSubject, id: string) =>
  removeReported(moderator, await report(reporter, type, id))
const restore = (removalId: string) =>
  moderator.client.call(restoreContent, { params: { removalId }, body: { reason: 'a mistake' } })
const file = async (place = communityId, context = 'community') =>
  (await sendTo(author, place, Buffer.from('Sol, fa, mi.'), 'a.txt', context)).body.id
const unversioned = <Thing extends { insideVersion: number }>(thing: Thing) => ({
  ...thing,
  insideVersion: 0,
})
const holds = (authorId = author.id) =>
  query(app.db)
    .selectFrom('removed_content')
    .select(['subject_type', 'data', 'restored_at'])
    .where('author_id', '=', authorId)
    .execute()

const fire = { emoji: '🔥' }

describe('a removed post', () => {
  async function writeAnswered() {
    const attachments = [{ id: await file() }]
    const { id } = await writePost(author, communityId, { categoryId, attachments })
    const reply = await answerPost(reporter, id, 'Where is it from?')
    await reporter.client.call(likePost, { params: { postId: id } })
    await author.client.call(likeReply, { params: { replyId: reply.id } })
    await reporter.client.call(reactToPost, { params: { postId: id }, body: fire })
    await author.client.call(reactToReply, { params: { replyId: reply.id }, body: fire })
    return id
  }
  const read = async (postId: string, by = reporter) =>
    (await by.client.call(getPost, { params: { postId } })).body

  it('is gone from every list, for its author too, and comes back with all that hung on it', async () => {
    const postId = await writeAnswered()
    const before = await read(postId)
    const replies = await reporter.client.call(listReplies, { params: { postId }, query: {} })
    const removalId = await remove('post', postId)
    for (const by of [author, reporter]) {
      expect(await by.client.call(getPost, { params: { postId } })).toMatchObject({
        status: 404,
        code: 'post_not_found',
      })
      const params = { communityId }
      const listed = await by.client.call(listPosts, { params, query: {} })
      expect(listed.body.posts).toEqual([])
      expect((await by.client.call(listFeedPosts, { query: {} })).body.posts).toEqual([])
      const answers = await by.client.call(listReplies, { params: { postId }, query: {} })
      expect(answers.status).toBe(404)
    }
    expect((await restore(removalId)).status).toBe(204)
    const after = await read(postId)
    const fixed = ({ attachments, insideVersion: _version, ...post }: typeof before) => ({
      ...post,
      files: attachments?.map(({ id, name }) => [id, name]),
    })
    expect(fixed(after)).toEqual(fixed(before))
    const again = await reporter.client.call(listReplies, { params: { postId }, query: {} })
    expect(again.body.replies.map(unversioned)).toEqual(replies.body.replies.map(unversioned))
    const counts = { likes: 1, replies: 1 }
    expect(await countsOf(app, postId)).toEqual({ counted: counts, rows: counts })
    expect(await restore(removalId)).toMatchObject({ status: 404, code: 'removal_not_found' })
  })

  it('keeps its files for nobody, which no cleaning takes, and gives them back', async () => {
    const postId = await writeAnswered()
    const address = (await read(postId)).attachments?.[0]?.signedUrl ?? ''
    const own = (await read(postId, author)).attachments?.[0]?.signedUrl ?? ''
    const fetched = async () => [
      (await reporter.client.fetch(address)).status,
      (await author.client.fetch(own)).status,
    ]
    expect(await fetched()).toEqual([200, 200])
    const removalId = await remove('post', postId)
    expect(await fetched()).toEqual([404, 404])
    now = new Date(now.getTime() + 3 * 24 * 3_600_000)
    await app.runJob('clean_files')
    await app.runJob('forget_removed_content')
    now = new Date()
    expect(await fetched()).toEqual([404, 404])
    await restore(removalId)
    expect(await fetched()).toEqual([200, 200])
  })

  it('cannot take its files with it into another post of the author', async () => {
    const attachments = [{ id: await file() }]
    const { id } = await writePost(author, communityId, { categoryId, attachments })
    await remove('post', id)
    await expect(writePost(author, communityId, { categoryId, attachments })).rejects.toThrow(
      'refused',
    )
  })

  it('is deleted for good after thirty days, with its files', async () => {
    const postId = await writeAnswered()
    const folder = join(app.config.dataDir, 'files/community-attachments', author.id, communityId)
    expect(await readdir(folder)).toHaveLength(1)
    const removalId = await remove('post', postId)
    now = new Date(now.getTime() + 30 * 24 * 3_600_000 - 1_000)
    await app.runJob('forget_removed_content')
    expect(await holds()).toHaveLength(1)
    now = new Date(now.getTime() + 1_000)
    await app.runJob('forget_removed_content')
    expect(await holds()).toEqual([])
    const rows = query(app.db).selectFrom('attachments').where('owner_id', '=', author.id)
    expect(await rows.select('id').execute()).toEqual([])
    const stored = async () => (await readdir(folder).catch(() => [])).length
    await expect.poll(stored).toBe(0)
    now = new Date()
    expect(await restore(removalId)).toMatchObject({ status: 404 })
  })

  it('does not come back into a community that is gone', async () => {
    const removalId = await remove('post', await writeAnswered())
    const { name } = await query(app.db)
      .selectFrom('communities')
      .select('name')
      .where('id', '=', communityId)
      .executeTakeFirstOrThrow()
    const params = { communityId }
    await author.client.call(deleteCommunity, { params, body: { confirmName: name } })
    expect(await restore(removalId)).toMatchObject({ status: 409, code: 'place_gone' })
    expect(await holds()).toMatchObject([{ restored_at: null }])
  })

  it('forgets who deletes their account: the author’s with it, others’ parts in it', async () => {
    const removalId = await remove('post', await writeAnswered())
    expect(JSON.stringify(await holds())).toContain(reporter.id)
    const body = { confirmText: 'delete my account' }
    await reporter.client.call(deleteAccount, { body })
    const kept = JSON.stringify(await holds())
    expect(kept).not.toContain(reporter.id)
    expect(kept).not.toContain('Where is it from?')
    expect((await restore(removalId)).status).toBe(204)
    const postId = (await author.client.call(listPosts, { params: { communityId }, query: {} }))
      .body.posts[0]?.id
    const none = { likes: 0, replies: 0 }
    expect(await countsOf(app, postId ?? '')).toEqual({ counted: none, rows: none })
    const other = await createPerson(app)
    const elsewhere = await createCommunity(app, other, { members: [author] })
    const { id } = await writePost(author, elsewhere, { categoryId })
    reporter = other
    await remove('post', id)
    await author.client.call(deleteAccount, { body })
    expect(await holds()).toEqual([])
  })
})

describe('removed and brought back', () => {
  it('is a reply, with its likes, reactions and the number of replies', async () => {
    const { id: postId } = await writePost(reporter, communityId, { categoryId })
    const { id } = await answerPost(author, postId, 'Not mine.')
    await reporter.client.call(likeReply, { params: { replyId: id } })
    await reporter.client.call(reactToReply, { params: { replyId: id }, body: fire })
    const read = async () =>
      (await reporter.client.call(listReplies, { params: { postId }, query: {} })).body.replies
    const before = (await read()).map(unversioned)
    const removalId = await remove('reply', id)
    expect(await read()).toEqual([])
    expect((await countsOf(app, postId)).counted.replies).toBe(0)
    expect((await restore(removalId)).status).toBe(204)
    expect((await read()).map(unversioned)).toEqual(before)
    expect((await countsOf(app, postId)).counted.replies).toBe(1)
  })

  it('is no reply that the author’s browser has sent again', async () => {
    const { id: postId } = await writePost(reporter, communityId, { categoryId })
    const send = () =>
      author.client.call(createReply, {
        params: { postId },
        body: { clientId: communityId, content: 'Not mine.' },
      })
    const removalId = await remove('reply', (await send()).body.id)
    await send()
    expect(await restore(removalId)).toMatchObject({ status: 409, code: 'place_taken' })
    expect((await countsOf(app, postId)).rows.replies).toBe(1)
  })

  it('is a comment, with its likes, reactions and the number of comments', async () => {
    const article = await createArticle(app, author)
    const { id } = await commentOn(author, article.id)
    await reporter.client.call(likeComment, { params: { commentId: id } })
    await reporter.client.call(reactToComment, { params: { commentId: id }, body: fire })
    const params = { articleId: article.id }
    const read = async () =>
      (await reporter.client.call(listComments, { params, query: {} })).body.comments
    const before = await read()
    const removalId = await remove('comment', id)
    expect(await read()).toEqual([])
    expect((await hubCountsOf(app, article.id)).counted).toMatchObject({ comments: 0 })
    expect((await restore(removalId)).status).toBe(204)
    expect(await read()).toEqual(before)
    expect((await hubCountsOf(app, article.id)).counted).toMatchObject({ comments: 1 })
  })

  it('is a comment below an article that nobody can read any more', async () => {
    const article = await createArticle(app, author)
    const { id } = await commentOn(author, article.id)
    const reportId = await report(reporter, 'comment', id)
    await query(app.db)
      .updateTable('information_hub_posts')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', article.id)
      .execute()
    const removalId = await removeReported(moderator, reportId)
    const rows = () =>
      query(app.db)
        .selectFrom('information_hub_post_replies')
        .select('id')
        .where('id', '=', id)
        .execute()
    expect(await rows()).toEqual([])
    expect((await restore(removalId)).status).toBe(204)
    expect(await rows()).toHaveLength(1)
  })

  it('is an event, with the answers of those who come, who hear of its end', async () => {
    const { id: eventId } = await announceEvent(author, communityId)
    const params = { eventId }
    await reporter.client.call(setRsvp, { params, body: { status: 'yes' } })
    const read = () => reporter.client.call(getEvent, { params })
    const before = await read()
    const removalId = await remove('event', eventId)
    expect((await read()).status).toBe(404)
    const notices = await query(app.db)
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', reporter.id)
      .execute()
    expect(notices.map(({ kind }) => kind)).toContain('event_cancelled')
    expect((await restore(removalId)).status).toBe(204)
    expect(unversioned((await read()).body)).toEqual(unversioned(before.body))
  })

  it('is a listing with its sounds, unless there is another of that profession', async () => {
    const [{ id: listingId }] = await offer(author, offerOf('Producer', { title: 'Beats' }))
    const params = { listingId }
    const read = () => reporter.client.call(getListing, { params })
    const before = await read()
    const removalId = await remove('listing', listingId)
    expect((await read()).status).toBe(404)
    expect(JSON.stringify(await reporter.client.call(browseListings, { query: {} }))).not.toContain(
      listingId,
    )
    expect((await restore(removalId)).status).toBe(204)
    expect((await read()).body).toEqual(before.body)
    const second = await remove('listing', listingId)
    await offer(author, offerOf('Producer', { title: 'Other beats' }))
    expect(await restore(second)).toMatchObject({ status: 409, code: 'place_taken' })
  })

  it('is a message without what it said of the listing of somebody who is gone', async () => {
    const pair = await startPair(author, reporter)
    const { id } = await say(author, pair, 'About your mixes.')
    await query(app.db)
      .updateTable('messages')
      .set({
        listing_reference: JSON.stringify({ title: 'Private mixes' }),
        brief: 'Somebody who mixes',
      })
      .where('id', '=', id)
      .execute()
    const removalId = await remove('message', id)
    const held = async () =>
      query(app.db)
        .selectFrom('removed_content')
        .select('data')
        .where('id', '=', removalId)
        .execute()
    expect(JSON.stringify(await held())).toContain('Private mixes')
    const body = { confirmText: 'delete my account' }
    await reporter.client.call(deleteAccount, { body })
    expect(JSON.stringify(await held())).not.toContain('Private mixes')
    expect((await restore(removalId)).status).toBe(204)
    const [back] = await query(app.db)
      .selectFrom('messages')
      .select(['content', 'listing_reference', 'brief'])
      .where('id', '=', id)
      .execute()
    expect(back).toEqual({
      content: 'About your mixes.',
      listing_reference: null,
      brief: 'Somebody who mixes',
    })
  })

  it('is a message with its file, which leaves a place without words meanwhile', async () => {
    const pair = await startPair(author, reporter)
    await say(author, pair, 'The first.')
    const attachments = [{ id: await file(pair, 'conversation') }]
    const params = { conversationId: pair }
    const { body: sent } = await author.client.call(sendMessage, {
      params,
      body: { clientId: communityId, content: 'Rude words.', attachments },
    })
    const page = async () =>
      (await reporter.client.call(listMessages, { params, query: {} })).body.messages
    const last = async () =>
      (await reporter.client.call(getConversation, { params })).body.lastMessage
    const found = async () =>
      (await reporter.client.call(searchMessages, { query: { q: 'Rude' } })).body.found.length
    const [before] = await page()
    const lastBefore = await last()
    const ids = before?.attachments.map((one) => one.id) ?? []
    const { signed } = (await reporter.client.call(signAttachments, { body: { ids } })).body
    const address = signed[0]?.signedUrl ?? ''
    expect((await reporter.client.fetch(address)).status).toBe(200)
    const removalId = await remove('message', sent.id)
    expect((await page())[0]).toMatchObject({
      id: sent.id,
      content: '',
      attachments: [],
      deletedAt: expect.any(String),
    })
    expect(JSON.stringify(await last())).toContain('The first.')
    expect(await found()).toBe(0)
    expect((await reporter.client.fetch(address)).status).toBe(404)
    expect((await restore(removalId)).status).toBe(204)
    const [after] = await page()
    expect(after).toMatchObject({ id: sent.id, content: 'Rude words.', deletedAt: null })
    expect(after?.change).toBe((before?.change ?? 0) + 2)
    expect(await last()).toEqual(lastBefore)
    expect(await found()).toBe(1)
    expect((await reporter.client.fetch(address)).status).toBe(200)
  })
})

it('is refused where nothing is left to remove, and the report stays open', async () => {
  const { id } = await writePost(author, communityId, { categoryId })
  const reportId = await report(reporter, 'post', id)
  await query(app.db).deleteFrom('community_posts').where('id', '=', id).execute()
  const body = { decision: 'remove', reason: 'rude', words: 'It was rude.' } as const
  expect(await moderator.client.call(decideReport, { params: { reportId }, body })).toMatchObject({
    status: 409,
    code: 'content_gone',
  })
  const { status } = await query(app.db)
    .selectFrom('user_reports')
    .select('status')
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow()
  expect(status).toBe('open')
})
