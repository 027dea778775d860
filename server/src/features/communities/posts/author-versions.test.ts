import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { handOverCommunity } from '@patchbay/contract/communities/memberships'
import {
  deletePost,
  getPost,
  getPostVersion,
  listPosts,
  updatePost,
} from '@patchbay/contract/communities/posts'
import { getReplyVersion, listReplies, updateReply } from '@patchbay/contract/communities/replies'
import { createReport } from '@patchbay/contract/people/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { listOpenReports } from '../../people/reports/public.ts'

let app: TestApp
let leader: TestPerson
let author: TestPerson
let member: TestPerson
let stranger: TestPerson
let categoryId: string
let now = new Date()
const later = (): string => {
  now = new Date(now.getTime() + 60_000)
  return now.toISOString()
}
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  leader = await createPerson(app)
  member = await createPerson(app)
  stranger = await createPerson(app)
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())

let communityId: string
let postId: string
let replyId: string
let writtenAt: string
const title = 'Tape'
const content = 'Which tape do you use?'
const bad = 'Something that gets people banned.'
beforeEach(async () => {
  author = await createPerson(app, { now })
  const members = [author, member]
  communityId = await createCommunity(app, leader, { isPrivate: true, members })
  writtenAt = later()
  postId = (await writePost(author, communityId, { title, content, categoryId })).id
  replyId = (await answerPost(author, postId, 'The brown one.')).id
  later()
})

const changePost = ({ client }: TestPerson, words: { title?: string; content?: string }) =>
  client.call(updatePost, { params: { postId }, body: { title, content, ...words } })
const changeReply = ({ client }: TestPerson, words: string) =>
  client.call(updateReply, { params: { replyId }, body: { content: words } })
const versionOfPost = ({ client }: TestPerson) =>
  client.call(getPostVersion, { params: { postId } })
const versionOfReply = ({ client }: TestPerson) =>
  client.call(getReplyVersion, { params: { replyId } })
const report = ({ client }: TestPerson, type: 'post' | 'reply') =>
  client.call(createReport, {
    body: {
      clientId: newId(),
      subject: { type, id: type === 'post' ? postId : replyId },
      reason: 'Look at that.',
    },
  })
const reported = async (id: string) =>
  (await listOpenReports(app.db, 100)).find((one) => one.id === id)
const marks = async () => {
  const { body: post } = await member.client.call(getPost, { params: { postId } })
  const { body } = await member.client.call(listReplies, { params: { postId }, query: {} })
  return [post.editedBy, body.replies.find(({ id }) => id === replyId)?.editedBy]
}

describe('words of a member that the leader has changed', () => {
  it('are marked, and the author’s own last words are there for everybody who sees the post', async () => {
    await changePost(author, { title: 'Tapes' })
    const editedAt = now.toISOString()
    later()
    await changePost(leader, { title: '', content: 'Which machine do you use?' })
    await changePost(leader, { title: '', content: bad })
    await changeReply(leader, bad)
    expect(await marks()).toEqual(['leader', 'leader'])
    for (const reader of [member, author, leader]) {
      expect((await versionOfPost(reader)).body).toMatchObject({
        version: { title: 'Tapes', content, writtenAt: editedAt },
        editor: { id: leader.id },
      })
      expect((await versionOfReply(reader)).body).toMatchObject({
        version: { title: null, content: 'The brown one.', writtenAt },
        editor: { id: leader.id },
      })
    }
    expect(await versionOfPost(stranger)).toMatchObject({ status: 404, code: 'post_not_found' })
    expect(await versionOfReply(stranger)).toMatchObject({ status: 404, code: 'reply_not_found' })
  })

  it('are the author’s again when the author writes, and as they were when they are put back', async () => {
    await changePost(leader, { content: bad })
    await changeReply(leader, bad)
    await changePost(author, { content: 'Which reel, rather?' })
    await changeReply(author, 'The grey one.')
    expect(await marks()).toEqual(['author', 'author'])
    const own = { title, content: 'Which reel, rather?', writtenAt: now.toISOString() }
    expect((await versionOfPost(member)).body).toEqual({ version: own, editor: null })

    later()
    await changePost(leader, { content: bad })
    await changeReply(leader, bad)
    const { body } = await changePost(leader, { content: 'Which reel, rather?' })
    expect(body).toMatchObject({ editedBy: 'author', updatedAt: own.writtenAt })
    await changeReply(leader, 'The grey one.')
    expect(await marks()).toEqual(['author', 'author'])
    expect((await versionOfReply(member)).body).toMatchObject({ editor: null })

    const untouched = await writePost(author, communityId, { title, content, categoryId })
    postId = untouched.id
    await changePost(leader, { content: bad })
    expect((await changePost(leader, {})).body).toEqual({
      ...untouched,
      insideVersion: expect.any(Number),
      can: {
        edit: true,
        delete: true,
        report: true,
        react: true,
        reply: true,
        moderate: true,
        endPoll: false,
      },
    })
  })

  it('name who wrote them, also when somebody else leads meanwhile', async () => {
    await changePost(leader, { content: bad })
    const next = { params: { communityId }, body: { userId: member.id } }
    expect((await leader.client.call(handOverCommunity, next)).status).toBe(200)
    expect((await versionOfPost(author)).body.editor?.id).toBe(leader.id)
    expect((await reported((await report(author, 'post')).body.id))?.reported_id).toBe(leader.id)
    await changePost(member, { content: 'Nothing to see here.' })
    expect((await versionOfPost(author)).body).toMatchObject({
      version: { content },
      editor: { id: member.id },
    })
  })

  it('say so where a leader changed them before versions were kept', async () => {
    await query(app.db)
      .updateTable('community_posts')
      .set({ edited_by: 'leader' })
      .where('id', '=', postId)
      .execute()
    expect((await versionOfPost(member)).body).toEqual({ version: null, editor: null })
    await changePost(leader, { content: bad })
    expect((await versionOfPost(member)).body).toMatchObject({
      version: null,
      editor: { id: leader.id },
    })
  })

  it('go with the post, and with the account of the author', async () => {
    const secret = 'My number is 555 0100.'
    await changePost(author, { content: secret })
    await answerPost(member, postId)
    await changePost(leader, { content: 'The number is removed.' })
    await author.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    const rows = await query(app.db).selectFrom('community_posts').selectAll().execute()
    expect(rows.some(({ id, content: words }) => id === postId && words === '')).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect((await versionOfPost(member)).body).toMatchObject({ editor: null })
    await leader.client.call(deletePost, { params: { postId } })
    expect((await versionOfPost(member)).status).toBe(404)
  })
})

describe('a leader who rewrites somebody, reports it and puts it back', () => {
  it('is who the report is about, with the author’s own words beside', async () => {
    const rewrittenAt = later()
    await changePost(leader, { content: bad })
    await changeReply(leader, bad)
    // Nobody reports their own words, and the author reports what was made of theirs.
    expect(await report(leader, 'post')).toMatchObject({ status: 403, code: 'forbidden' })
    const { body } = await author.client.call(listPosts, { params: { communityId }, query: {} })
    expect(body.posts[0]?.can.report).toBe(true)
    const ofPost = (await report(member, 'post')).body.id
    const ofReply = (await report(member, 'reply')).body.id
    later()
    await changePost(leader, {})
    await changeReply(leader, 'The brown one.')
    const by = { authorId: author.id, writtenBy: leader.id, writtenAt: rewrittenAt }
    expect(await reported(ofPost)).toMatchObject({
      reported_id: leader.id,
      snapshot: { ...by, title, content: bad, authorVersion: { title, content, writtenAt } },
    })
    expect(await reported(ofReply)).toMatchObject({
      reported_id: leader.id,
      snapshot: {
        ...by,
        content: bad,
        authorVersion: { title: null, content: 'The brown one.', writtenAt },
      },
    })
  })

  it('cannot take the blame for what the author wrote', async () => {
    await changePost(author, { content: bad })
    const writtenBadAt = now.toISOString()
    later()
    await changePost(leader, { content: 'Something nice instead.' })
    await changePost(leader, { content: bad })
    expect(await reported((await report(member, 'post')).body.id)).toMatchObject({
      reported_id: author.id,
      snapshot: { writtenBy: author.id, writtenAt: writtenBadAt, content: bad },
    })
  })
})
