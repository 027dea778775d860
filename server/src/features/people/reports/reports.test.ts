import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { uploadAttachment } from '@patchbay/contract/content/attachments'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { deletePost, updatePost } from '@patchbay/contract/communities/posts'
import { updateProfile } from '@patchbay/contract/accounts/profiles'
import {
  createReport,
  reportReasonLength,
  type ReportSubject,
} from '@patchbay/contract/people/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { announceEvent } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { untilWaiting } from '../../../../test/waiting.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { setResolution } from './reports.store.ts'

let app: TestApp
let reporter: TestPerson
let author: TestPerson
let categoryId: string
beforeAll(async () => {
  app = await startTestApp()
  author = await createPerson(app, { fullName: 'Unnamed Author' })
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  reporter = await createPerson(app)
})

const reason = 'It is not theirs.'
const report = (type: ReportSubject, id: string, more: object = {}, by = reporter) =>
  by.client.call(createReport, {
    body: { clientId: newId(), subject: { type, id }, reason, ...more },
  })
const stored = (by = reporter) =>
  query(app.db)
    .selectFrom('user_reports')
    .selectAll()
    .where('reporter_id', '=', by.id)
    .orderBy('id')
    .execute()

describe('a report', () => {
  it('[N-25] of a person is stored with the reporter, the reported person and the reason', async () => {
    const person = await createPerson(app, { fullName: 'Unnamed Person' })
    const social = { instagram: 'somebody' }
    await person.client.call(updateProfile, { body: { bio: 'Buy followers here.', social } })
    const forged = { reporterId: author.id, reporter_id: author.id, reportedId: author.id }
    const refused = await report('person', person.id, { ...forged, reason })
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    const { status, body } = await report('person', person.id, { reason: ` ${reason}\n` })
    expect(status).toBe(200)
    expect(await stored()).toMatchObject([
      {
        id: body.id,
        reporter_id: reporter.id,
        reported_id: person.id,
        subject_type: 'person',
        subject_id: person.id,
        reason,
        status: 'open',
        resolution: null,
        snapshot: { bio: 'Buy followers here.', social },
      },
    ])
    expect(JSON.stringify(await stored())).not.toContain('Unnamed')
  })

  it('of a post, a reply or an event stores its content at that moment, and no name', async () => {
    const communityId = await createCommunity(app, author, { members: [] })
    const { body: file } = await author.client.call(uploadAttachment, {
      params: { contextType: 'community', contextId: communityId },
      query: { name: 'stolen.txt' },
      body: new Blob(['Words.']),
    })
    const attachments = [{ id: file.id }]
    const post = { title: 'Mine', content: 'All of this is mine.', categoryId, attachments }
    const { id: postId } = await writePost(author, communityId, post)
    const reply = await answerPost(author, postId, 'And so is this.')
    const event = await announceEvent(author, communityId)
    for (const [type, id] of [
      ['post', postId],
      ['reply', reply.id],
      ['event', event.id],
    ] as const)
      expect((await report(type, id)).status, type).toBe(200)
    const params = { postId }
    const changed = { title: '', content: 'I never said that.' }
    await author.client.call(updatePost, { params, body: changed })
    await author.client.call(deletePost, { params })
    const by = { communityId, authorId: author.id }
    const words = { ...by, writtenBy: author.id, writtenAt: expect.any(String) }
    const reports = await stored()
    const files = [{ id: file.id, name: 'stolen.txt' }]
    expect(reports.map(({ reported_id, snapshot }) => [reported_id, snapshot])).toEqual([
      [author.id, { ...words, title: 'Mine', content: post.content, files }],
      [author.id, { ...words, postId, content: 'And so is this.' }],
      [author.id, expect.objectContaining({ ...by, title: event.title })],
    ])
    expect(JSON.stringify(reports)).not.toContain('Unnamed')
  })

  it('is created once: sent again it is the same, also if it was resolved meanwhile', async () => {
    const clientId = newId()
    const send = () => report('person', author.id, { clientId })
    const answers = await Promise.all([send(), send(), send()])
    const [id, ...others] = new Set(answers.map(({ body }) => body.id))
    expect(others).toEqual([])
    expect(await stored()).toHaveLength(1)
    // Corrections made meanwhile are stored, as long as the report is open.
    const correct = (words: string) => report('person', author.id, { clientId, reason: words })
    expect((await correct('It is mine.')).body).toEqual({ id })
    expect(await stored()).toMatchObject([{ id, reason: 'It is mine.' }])
    await setResolution(app.db, id ?? '', 'Nothing in it.', new Date())
    expect((await correct('It is nobody’s.')).body).toEqual({ id })
    expect(await stored()).toMatchObject([{ id, reason: 'It is mine.' }])
    const another = await report('person', newId(), { clientId })
    expect(another).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  it('of the same object exists once while it is open, and can be repeated afterwards', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => report('person', author.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'already_reported')).toHaveLength(2)
    expect(await report('person', author.id)).toMatchObject({ status: 409 })
    const [first] = await stored()
    await setResolution(app.db, first?.id ?? '', 'A warning.', new Date())
    expect((await report('person', author.id)).status).toBe(200)
    expect((await stored()).map(({ status, snapshot }) => [status, snapshot !== null])).toEqual([
      ['resolved', true],
      ['open', true],
    ])
  })

  it('[N-31] is refused for oneself, and for one’s own content', async () => {
    const communityId = await createCommunity(app, reporter)
    const { id } = await writePost(reporter, communityId, { categoryId })
    const { id: replyId } = await answerPost(reporter, id)
    const event = await announceEvent(reporter, communityId)
    for (const [type, own] of [
      ['person', reporter.id],
      ['post', id],
      ['reply', replyId],
      ['event', event.id],
    ] as const)
      expect(await report(type, own), type).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await stored()).toEqual([])
  })

  it('[N-13] is refused for a person who has blocked the viewer; their content can be reported', async () => {
    const blocker = await createPerson(app)
    const communityId = await createCommunity(app, blocker)
    const { id } = await writePost(blocker, communityId, { categoryId })
    await blocker.client.call(blockPerson, { params: { userId: reporter.id } })
    expect(await report('person', blocker.id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await report('post', id)).status).toBe(200)
    expect((await report('person', reporter.id, {}, blocker)).status).toBe(200)
  })

  it('finds nothing that the viewer cannot see', async () => {
    const communityId = await createCommunity(app, author, { isPrivate: true })
    const { id } = await writePost(author, communityId, { categoryId })
    const reply = await answerPost(author, id)
    const event = await announceEvent(author, communityId)
    const banned = await createPerson(app)
    await ban(app, banned)
    for (const [type, hidden] of [
      ['post', id],
      ['reply', reply.id],
      ['event', event.id],
      ['person', banned.id],
      ['person', newId()],
      ['post', author.id],
      ['comment', newId()],
    ] as const)
      expect(await report(type, hidden), type).toMatchObject({
        status: 404,
        code: 'subject_not_found',
      })
    expect(await stored()).toEqual([])
  })

  it.each([
    ['no reason', { reason: '  \n' }, 'This is required'],
    ['too much of it', { reason: 'x'.repeat(reportReasonLength + 1) }, 'at most 2000'],
    ['an unknown subject', { subject: { type: 'planet', id: newId() } }, 'Invalid'],
  ])('is refused with %s', async (_name, more, message) => {
    const answer = await report('person', author.id, more)
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(JSON.stringify(answer.body)).toContain(message)
    expect(await stored()).toEqual([])
  })

  it('is deleted with the account of its reporter, also one that is just being written', async () => {
    const undone = new Error('undone')
    const row = {
      id: newId(),
      reporter_id: reporter.id,
      reported_id: author.id,
      client_id: newId(),
    }
    const subject = { subject_type: 'person', subject_id: author.id, reason, snapshot: '{}' }
    const pending: Promise<{ readonly status: number }>[] = []
    await transaction(app.db, async (tx) => {
      await query(tx)
        .insertInto('user_reports')
        .values({ ...row, ...subject })
        .execute()
      pending.push(report('person', author.id))
      await untilWaiting(app, 1)
      const body = { confirmText: 'delete my account' }
      pending.push(reporter.client.call(deleteAccount, { body }))
      await untilWaiting(app, 2)
      throw undone
    }).catch((error: unknown) => {
      if (error !== undone) throw error
    })
    for (const { status } of await Promise.all(pending)) expect(status).toBe(200)
    expect(await stored()).toEqual([])
  })
})
