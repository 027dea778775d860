import { deletePost, getPost, listPosts, updatePost } from '@patchbay/contract/communities/posts'
import { listReplies } from '@patchbay/contract/communities/replies'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, uploadFile, writePost } from '../../../../test/discussions.ts'
import { removeMember } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { listJobs } from '../../../platform/jobs/jobs.store.ts'

let app: TestApp
let leader: TestPerson
let author: TestPerson
let member: TestPerson
let admin: TestPerson
let categoryId: string
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  leader = await createPerson(app)
  author = await createPerson(app)
  member = await createPerson(app)
  admin = await createPerson(app, { role: 'admin' })
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())

let communityId: string
let postId: string
const title = 'Tape'
const content = 'Which tape do you use?'
beforeEach(async () => {
  communityId = await createCommunity(app, leader, { members: [author, member] })
  postId = (await writePost(author, communityId, { title, content, categoryId })).id
  now = new Date(now.getTime() + 60_000)
})

const change = ({ client }: TestPerson, body: { title?: string; content?: string }) =>
  client.call(updatePost, { params: { postId }, body: { title, content, ...body } })
const remove = ({ client }: TestPerson, id = postId) =>
  client.call(deletePost, { params: { postId: id } })
const read = async () => (await member.client.call(getPost, { params: { postId } })).body

describe('a post that is changed', () => {
  it('[L-11] gets title and text from its author, and the time of the edit', async () => {
    const { status, body } = await change(author, { title: ' ', content: ' Which reel, rather? ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: null,
      content: 'Which reel, rather?',
      editedBy: 'author',
      updatedAt: now.toISOString(),
      category: { id: categoryId },
      can: {
        edit: true,
        delete: true,
        report: false,
        react: true,
        reply: true,
        moderate: false,
        endPoll: false,
      },
    })
    expect(await read()).toEqual({
      ...body,
      can: {
        edit: false,
        delete: false,
        report: true,
        react: true,
        reply: true,
        moderate: false,
        endPoll: false,
      },
    })
  })

  it('[L-11] names who edited it last, the leader or the author', async () => {
    const { body } = await change(leader, { title: 'Tapes' })
    expect(body).toMatchObject({ title: 'Tapes', authorId: author.id, editedBy: 'leader' })
    expect((await change(author, { title: 'Tapes!' })).body.editedBy).toBe('author')
    const own = await writePost(leader, communityId, { categoryId })
    const params = { postId: own.id }
    const edited = { title: '', content: 'A leader is an author too.' }
    const { body: changed } = await leader.client.call(updatePost, { params, body: edited })
    expect(changed.editedBy).toBe('author')
  })

  it('[L-11] is not marked as edited by saving unchanged text', async () => {
    const { status, body } = await change(leader, { title: ` ${title} ` })
    expect(status).toBe(200)
    expect(body).toMatchObject({ title, content, editedBy: null, updatedAt: body.createdAt })
  })

  it('[L-02, L-11] is refused to others, and invalid text to everyone', async () => {
    for (const other of [member, admin])
      expect(await change(other, { title: 'Mine' })).toMatchObject({
        status: 403,
        code: 'forbidden',
      })
    const refused = await change(author, { content: 'too short' })
    expect(refused.body).toMatchObject({
      code: 'invalid_input',
      issues: [{ message: 'Content must be at least 10 characters' }],
    })
    expect(await read()).toMatchObject({ title, content, editedBy: null })
  })
})

describe('a post that is deleted', () => {
  it('[L-12] is deleted with its replies, likes and files', async () => {
    const file = await uploadFile(app, author, communityId)
    const { id } = await writePost(author, communityId, { categoryId, attachments: [{ id: file }] })
    await answerPost(member, id)
    expect((await remove(author, id)).status).toBe(204)
    const params = { postId: id }
    const refused = [
      await member.client.call(getPost, { params }),
      await member.client.call(listReplies, { params, query: {} }),
    ]
    for (const one of refused) expect(one).toMatchObject({ status: 404, code: 'post_not_found' })
    const rows = query(app.db).selectFrom('attachments').select('id').where('id', '=', file)
    expect(await rows.execute()).toEqual([])
    expect((await listJobs(app.db, 100)).map(({ task }) => task)).toEqual(['remove_files'])
    const { body } = await member.client.call(listPosts, { params: { communityId }, query: {} })
    expect(body.posts.map((post) => post.id)).toEqual([postId])
  })

  it('[L-12] is deleted by its author or the leader, and by nobody else', async () => {
    for (const other of [member, admin])
      expect(await remove(other)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await remove(leader)).status).toBe(204)
    expect(await remove(author)).toMatchObject({ status: 404, code: 'post_not_found' })
    expect(await remove(author, newId())).toMatchObject({ status: 404, code: 'post_not_found' })
  })
})

describe('a former member', () => {
  it('[L-11, L-12] can still change their own posts in a public community only', async () => {
    await removeMember(app, communityId, author)
    expect((await change(author, { title: 'Still mine' })).status).toBe(200)
    await query(app.db)
      .updateTable('communities')
      .set({ is_private: true })
      .where('id', '=', communityId)
      .execute()
    for (const refused of [await change(author, { title: 'Gone' }), await remove(author)])
      expect(refused).toMatchObject({ status: 404, code: 'post_not_found' })
    expect(await read()).toMatchObject({ title: 'Still mine' })
    expect((await remove(leader)).status).toBe(204)
  })
})
