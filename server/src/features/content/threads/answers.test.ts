import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import {
  createReply,
  deleteReply,
  listReplies,
  updateReply,
} from '@patchbay/contract/communities/replies'
import { createComment, deleteComment, listComments } from '@patchbay/contract/hub/comments'
import { updateNoticeSettings } from '@patchbay/contract/notices/notices'
import { mentionToken } from '@patchbay/contract/mentions'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { banPerson } from '@patchbay/contract/staff/people'
import { restoreContent } from '@patchbay/contract/staff/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commentOn, createArticle } from '../../../../test/articles.ts'
import { countStatements, createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { kindsOf, noticesOf } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { removeReported, report } from '../../../../test/reports.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let moderator: TestPerson
let categoryId: string
let communityId: string
let author: TestPerson
let kit: TestPerson
let dev: TestPerson
beforeAll(async () => {
  app = await startTestApp({ worker: true })
  moderator = await createStaff(app, 'moderator')
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())

let postId: string
/** A private community of three with one post, whom nobody has told anything yet. */
beforeEach(async () => {
  author = await createPerson(app, { fullName: 'Ana Author' })
  kit = await createPerson(app, { fullName: 'Kit Harrow' })
  dev = await createPerson(app, { fullName: 'Dev Patel' })
  const members = [kit, dev]
  communityId = await createCommunity(app, author, { name: 'Wire Club', isPrivate: true, members })
  postId = (await writePost(author, communityId, { categoryId, title: 'Which tape?' })).id
})

const answer = (by: TestPerson, inAnswerTo: string, more: object = {}, id = postId) =>
  by.client.call(createReply, {
    params: { postId: id },
    body: { clientId: newId(), content: 'The brown one.', inAnswerTo, ...more },
  })
/** What the last reply of the post answers, as somebody sees it. */
const answered = async ({ client }: TestPerson) =>
  (await client.call(listReplies, { params: { postId }, query: {} })).body.replies.at(-1)?.answers

const gone = { author: null, authorBlocked: false, words: '', isDeleted: true }

describe('a reply in answer to another', () => {
  it('shows its author and first words as they are now, and stays an answer when it is edited', async () => {
    const original = await answerPost(
      kit,
      postId,
      `**Brown** or green?\n${'Or blue. '.repeat(300)}`,
    )
    const clientId = newId()
    const { body, status } = await answer(dev, original.id, { clientId })
    expect(status).toBe(200)
    const quoted = { id: original.id, authorBlocked: false, isDeleted: false }
    expect(body.answers).toEqual({
      ...quoted,
      author: expect.objectContaining({ id: kit.id, displayName: 'Kit Harrow' }),
      words: 'Brown or green?',
    })
    const edit = { params: { replyId: original.id }, body: { content: 'Brown or red?' } }
    await kit.client.call(updateReply, edit)
    const own = { params: { replyId: body.id }, body: { content: 'Brown.' } }
    const edited = await dev.client.call(updateReply, own)
    expect(edited.body.answers).toMatchObject({ ...quoted, words: 'Brown or red?' })
    // The same form again, whose answer was lost, also once the original is gone.
    await kit.client.call(deleteReply, { params: { replyId: original.id } })
    const again = await answer(dev, original.id, { clientId })
    expect(again.body).toMatchObject({ id: body.id, answers: { id: original.id, ...gone } })
    expect(await answered(author)).toEqual({ id: original.id, ...gone })
  })

  it('is one level of the same post: what is elsewhere or hidden is not there, all the same', async () => {
    const other = await writePost(author, communityId, { categoryId })
    const elsewhere = await answerPost(kit, other.id)
    const foreign = await createCommunity(app, moderator, { isPrivate: true })
    const secret = await writePost(moderator, foreign, { categoryId })
    const unseen = await answerPost(moderator, secret.id)
    const hidden = await answerPost(kit, postId)
    await moderator.client.call(banPerson, {
      params: { personId: kit.id },
      body: { until: null, hideContent: true, words: 'It is spam.', reason: 'mass posts' },
    })
    for (const id of [elsewhere.id, unseen.id, hidden.id, newId(), postId])
      expect(await answer(dev, id)).toMatchObject({ status: 404, code: 'reply_not_found' })
    expect(await answer(dev, 'nonsense')).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await answered(dev)).toBeUndefined()
  })

  it('says nothing of whom the viewer has blocked, and less of who is hidden', async () => {
    const original = await answerPost(kit, postId, 'The brown one?')
    await answer(dev, original.id)
    await author.client.call(blockPerson, { params: { userId: kit.id } })
    expect(await answered(author)).toEqual({
      id: original.id,
      author: expect.objectContaining({ id: kit.id }),
      authorBlocked: true,
      words: '',
      isDeleted: false,
    })
    expect(await answered(dev)).toMatchObject({ authorBlocked: false, words: 'The brown one?' })
    await moderator.client.call(banPerson, {
      params: { personId: kit.id },
      body: { until: null, hideContent: true, words: 'It is spam.', reason: 'mass posts' },
    })
    for (const viewer of [author, dev])
      expect(await answered(viewer)).toEqual({ id: original.id, ...gone })
  })

  it('finds again what staff bring back, and stays when an account is deleted', async () => {
    const original = await answerPost(kit, postId, 'The brown one?')
    const { body: second } = await answer(dev, original.id)
    const removals = [
      await removeReported(moderator, await report(author, 'reply', original.id)),
      await removeReported(moderator, await report(author, 'reply', second.id)),
    ]
    for (const removalId of removals.toReversed())
      await moderator.client.call(restoreContent, {
        params: { removalId },
        body: { reason: 'a mistake' },
      })
    expect(await answered(author)).toMatchObject({ words: 'The brown one?', isDeleted: false })
    await kit.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect(await answered(author)).toEqual({ id: original.id, ...gone })
  })

  it('needs no more statements, however many are answered', async () => {
    const original = await answerPost(kit, postId)
    const read = () => countStatements(app, () => answered(author))
    const before = await read()
    for (const by of [dev, kit, author]) await answer(by, original.id)
    expect(await read()).toBe(before)
  })
})

describe('the author of what is answered', () => {
  it('is told once: that they are named, or answered, or that somebody replied to their post', async () => {
    const original = await answerPost(kit, postId, 'The brown one?')
    const { body } = await answer(dev, original.id, { content: 'The *green* one.' })
    const [notice, ...others] = (await noticesOf(kit)).notices
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      kind: 'reply_answered',
      actors: [{ id: dev.id }],
      quote: 'The green one.',
      community: { id: communityId },
      post: { id: postId, title: 'Which tape?' },
      reply: { id: body.id },
    })
    expect(await kindsOf(author)).toEqual(['post_replied', 'post_replied'])
    const at = mentionToken({ userId: kit.id, name: 'Kit Harrow' })
    await answer(dev, original.id, { content: `${at} knows.` })
    expect(await kindsOf(kit)).toEqual(['post_mentioned', 'reply_answered'])
    const own = await answerPost(author, postId, 'I have both.')
    await answer(kit, own.id)
    expect((await kindsOf(author))[0]).toBe('reply_answered')
    expect(await kindsOf(author)).toHaveLength(4)
    await answer(author, own.id)
    expect(await kindsOf(author)).toHaveLength(4)
  })

  it('is not told across a block, nor with replies switched off, nor when it is sent again', async () => {
    const original = await answerPost(kit, postId)
    const clientId = newId()
    await answer(dev, original.id, { clientId })
    await answer(dev, original.id, { clientId })
    expect(await kindsOf(kit)).toHaveLength(1)
    await kit.client.call(updateNoticeSettings, { body: { replies: false } })
    await answer(dev, original.id)
    await kit.client.call(updateNoticeSettings, { body: { replies: true } })
    await kit.client.call(blockPerson, { params: { userId: dev.id } })
    await answer(dev, original.id)
    // The block hides the first one as well.
    expect(await kindsOf(kit)).toEqual([])
  })
})

describe('a comment in answer to another', () => {
  it('is a quote of the same article, told to its author once', async () => {
    const article = await createArticle(app, author, { title: 'How to splice' })
    const other = await createArticle(app, author)
    const original = await commentOn(kit, article.id, '_Over_ or under?')
    const elsewhere = await commentOn(kit, other.id)
    const comment = (inAnswerTo: string, by = dev, clientId = newId()) =>
      by.client.call(createComment, {
        params: { articleId: article.id },
        body: { clientId, content: 'Under.', inAnswerTo },
      })
    for (const id of [elsewhere.id, newId()])
      expect(await comment(id)).toMatchObject({ status: 404, code: 'comment_not_found' })
    const clientId = newId()
    const { body } = await comment(original.id, dev, clientId)
    expect(body.answers).toMatchObject({ author: { id: kit.id }, words: 'Over or under?' })
    expect((await noticesOf(kit)).notices).toEqual([
      expect.objectContaining({
        kind: 'comment_answered',
        article: expect.objectContaining({ title: 'How to splice' }),
        comment: { id: body.id },
        quote: 'Under.',
      }),
    ])
    expect((await kindsOf(author)).filter((kind) => kind === 'comment_answered')).toEqual([])
    await kit.client.call(deleteComment, { params: { commentId: original.id } })
    const again = await comment(original.id, dev, clientId)
    expect(again.body).toMatchObject({ id: body.id, answers: { id: original.id, ...gone } })
    const list = { params: { articleId: article.id }, query: {} }
    const { comments } = (await dev.client.call(listComments, list)).body
    expect(comments.map(({ answers }) => answers)).toEqual([{ id: original.id, ...gone }])
  })
})
