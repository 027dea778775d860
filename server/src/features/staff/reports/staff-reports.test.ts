import { reportsPerPage } from '@patchbay/contract/staff/reports'
import {
  assignReport,
  decideReport,
  getStaffReport,
  listStaffReports,
  noteReport,
  releaseReport,
  restoreContent,
} from '@patchbay/contract/staff/reports'
import { updatePost } from '@patchbay/contract/communities/posts'
import { leaveCommunity } from '@patchbay/contract/communities/memberships'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { leaveGroup, say, startGroup, startPair } from '../../../../test/conversations.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { detailOf, entriesOf, removeReported, report } from '../../../../test/reports.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { listPostedMails } from '../../accounts/mails/public.ts'

let app: TestApp
let moderator: TestPerson
let author: TestPerson
let reporter: TestPerson
let communityId: string
let categoryId: string
beforeAll(async () => {
  app = await startTestApp({ config: { supportAddress: 'help@patchbay.example' } })
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  await query(app.db).deleteFrom('user_reports').execute()
  moderator = await createStaff(app, 'moderator', { fullName: 'Mona Moderator' })
  author = await createPerson(app, { fullName: 'Aldo Author' })
  reporter = await createPerson(app, { fullName: 'Rea Reporter' })
  communityId = await createCommunity(app, author, { members: [reporter] })
})

const write = async (content = 'All of this is mine.') =>
  (await writePost(author, communityId, { categoryId, content })).id
const decide = (reportId: string, body: object, by = moderator) =>
  by.client.call(decideReport, {
    params: { reportId },
    body: { reason: 'as the rules say', decision: 'dismiss', ...body } as never,
  })
const list = async (status: 'open' | 'resolved', cursor?: string, by = moderator) =>
  (
    await by.client.call(listStaffReports, {
      query: { status, ...(cursor !== undefined && { cursor }) },
    })
  ).body
async function mailsTo({ id }: TestPerson) {
  const posted = await listPostedMails(app.db, app.config)
  const { email } = await query(app.db)
    .selectFrom('user_profiles')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return posted.filter(({ to }) => to === email)
}
const giveAddresses = async () => {
  for (const one of [author, reporter])
    await query(app.db)
      .updateTable('user_profiles')
      .set({ email: `${one.id}@example.com` })
      .where('id', '=', one.id)
      .execute()
}

describe('the queue', () => {
  it('has all open reports in pages, the oldest first, and the resolved ones, the latest first', async () => {
    const ids: string[] = []
    for (let at = 0; at <= reportsPerPage; at += 1)
      ids.push(await report(await createPerson(app), 'person', author.id, `number ${at}`))
    const first = await list('open')
    expect(first.reports.map(({ id }) => id)).toEqual(ids.slice(0, reportsPerPage))
    expect(first.reports[0]).toMatchObject({
      subject: { type: 'person', id: author.id },
      reported: { id: author.id, name: 'Aldo Author' },
      reason: 'number 0',
      status: 'open',
      others: reportsPerPage,
    })
    const second = await list('open', first.nextCursor ?? '')
    expect([second.reports.map(({ id }) => id), second.nextCursor]).toEqual([ids.slice(-1), null])
    const postId = await write()
    const other = await report(reporter, 'post', postId)
    await decide(ids[0] ?? '', {})
    await decide(other, {})
    expect((await list('open')).reports).toEqual([])
    const done = await list('resolved')
    expect(done.reports[0]).toMatchObject({ id: other, outcome: 'dismissed' })
    expect(done.reports).toHaveLength(reportsPerPage)
    const rest = await list('resolved', done.nextCursor ?? '')
    const all = [...done.reports, ...rest.reports].map(({ id }) => id)
    expect([...all].sort()).toEqual([...ids, other].sort())
  })

  it('has nothing about the moderator who looks, whom others decide about', async () => {
    const reportId = await report(reporter, 'person', moderator.id)
    expect((await list('open')).reports).toEqual([])
    const params = { reportId }
    const absent = { status: 404, code: 'report_not_found' }
    expect(await moderator.client.call(getStaffReport, { params })).toMatchObject(absent)
    expect(await decide(reportId, {})).toMatchObject(absent)
    expect(await moderator.client.call(assignReport, { params })).toMatchObject(absent)
    const body = { content: 'Nonsense.' }
    expect(await moderator.client.call(noteReport, { params, body })).toMatchObject(absent)
    expect(await entriesOf(app, moderator)).toEqual([])
    const other = await createStaff(app, 'moderator')
    expect((await list('open', undefined, other)).reports).toHaveLength(1)
  })
})

describe('a report', () => {
  it('shows what was said, what it says now, what else was reported, and by whom', async () => {
    const postId = await write()
    const before = await report(reporter, 'person', author.id, 'Rude.')
    const reportId = await report(reporter, 'post', postId)
    const second = await createPerson(app)
    const same = await report(second, 'post', postId, 'Mine too.')
    const unchanged = await detailOf(moderator, reportId)
    expect(unchanged).toMatchObject({
      snapshot: { content: 'All of this is mine.', writtenBy: author.id },
      people: [{ id: author.id, name: 'Aldo Author' }],
      state: { kind: 'unchanged', current: null, removal: null },
      can: { decide: true, remove: true, ban: true },
      others: 1,
    })
    expect(unchanged.same.map(({ id, reason }) => [id, reason])).toEqual([[same, 'Mine too.']])
    expect(unchanged.about.map(({ id }) => id)).toEqual([same, before])
    expect(unchanged.by.map(({ id }) => id)).toEqual([before])
    const body = { title: '', content: 'I never said that.' }
    await author.client.call(updatePost, { params: { postId }, body })
    expect((await detailOf(moderator, reportId)).state).toMatchObject({
      kind: 'changed',
      current: { content: 'I never said that.' },
    })
    const removal = await removeReported(moderator, reportId)
    expect((await detailOf(moderator, same)).state).toMatchObject({
      kind: 'removed',
      removal: { id: removal },
    })
  })

  it('shows three replies before and after, and none that the reporter does not see', async () => {
    const hidden = await createCommunity(app, author, { isPrivate: true, members: [reporter] })
    const { id: postId } = await writePost(author, hidden, { categoryId })
    const replies = []
    for (let at = 0; at < 9; at += 1) replies.push(await answerPost(author, postId, `${at}`))
    const reportId = await report(reporter, 'reply', replies[4]?.id ?? '')
    const { surroundings } = await detailOf(moderator, reportId)
    expect(surroundings.map(({ content, isSubject }) => [content, isSubject])).toEqual(
      ['1', '2', '3', '4', '5', '6', '7'].map((content) => [content, content === '4']),
    )
    await reporter.client.call(leaveCommunity, { params: { communityId: hidden } })
    const left = await detailOf(moderator, reportId)
    expect([left.surroundings, left.state.kind]).toEqual([[], 'gone'])
    expect(left.snapshot).toMatchObject({ content: '4' })
  })

  it('of a message shows what the reporter has before them, and of no other conversation', async () => {
    const pair = await startPair(author, reporter)
    const said = []
    for (let at = 0; at < 9; at += 1) said.push(await say(author, pair, `word ${at}`))
    const elsewhere = await startPair(author, await createPerson(app))
    await say(author, elsewhere, 'Between the two of us.')
    const reportId = await report(reporter, 'message', said[4]?.id ?? '')
    const detail = await detailOf(moderator, reportId)
    expect(detail.surroundings.map(({ content }) => content)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((at) => `word ${at}`),
    )
    const seen = JSON.stringify(detail)
    for (const private_ of ['word 0', 'word 8', 'Between the two of us.'])
      expect(seen).not.toContain(private_)
  })

  it('shows nothing more of a group that the reporter has left', async () => {
    const third = await createPerson(app)
    const group = await startGroup(author, [reporter, third])
    await say(third, group, 'Before it.')
    const { id } = await say(author, group, 'The rude one.')
    const reportId = await report(reporter, 'message', id)
    await leaveGroup(app, reporter, group)
    await say(third, group, 'Glad that they are gone.')
    const detail = await detailOf(moderator, reportId)
    expect(detail.surroundings).toEqual([])
    expect(JSON.stringify(detail)).not.toMatch(/Glad|Before it/)
    expect(detail.snapshot).toMatchObject({ content: 'The rude one.' })
  })

  it('can be worked on by one, and noted about by all, each time with one entry in the log', async () => {
    const reportId = await report(reporter, 'post', await write())
    const params = { reportId }
    const taken = await moderator.client.call(assignReport, { params })
    expect(taken.body.assignee).toEqual({ id: moderator.id, name: 'Mona Moderator' })
    const noted = await moderator.client.call(noteReport, {
      params,
      body: { content: 'I have asked the label.' },
    })
    expect(noted.body.notes).toMatchObject([
      { content: 'I have asked the label.', author: { name: 'Mona Moderator' } },
    ])
    const released = await moderator.client.call(releaseReport, { params })
    expect(released.body.assignee).toBeNull()
    const entries = await entriesOf(app, moderator)
    expect(entries.map(({ action, user_id }) => [action, user_id])).toEqual(
      ['assign-report', 'note-report', 'release-report'].map((action) => [action, author.id]),
    )
    await decide(reportId, {})
    expect(await moderator.client.call(assignReport, { params })).toMatchObject({
      status: 409,
      code: 'report_decided',
    })
  })

  it('that does not exist is answered alike by everything', async () => {
    const params = { reportId: newId() }
    const absent = { status: 404, code: 'report_not_found' }
    expect(await moderator.client.call(getStaffReport, { params })).toMatchObject(absent)
    expect(await moderator.client.call(releaseReport, { params })).toMatchObject(absent)
    expect(await decide(params.reportId, {})).toMatchObject(absent)
  })
})

describe('a decision', () => {
  beforeEach(giveAddresses)

  it('closes all open reports of the same, once, and tells who reported it that it may stay', async () => {
    const postId = await write()
    const reportId = await report(reporter, 'post', postId)
    const same = await report(await createPerson(app), 'post', postId)
    const other = await report(reporter, 'person', author.id)
    const { body } = await decide(reportId, {})
    expect(body).toMatchObject({
      status: 'resolved',
      outcome: 'dismissed',
      resolution: 'as the rules say',
      resolvedBy: { name: 'Mona Moderator' },
      can: { decide: false, remove: false, ban: false },
    })
    expect((await list('open')).reports.map(({ id }) => id)).toEqual([other])
    expect(await entriesOf(app, moderator)).toMatchObject([
      {
        action: 'dismiss-report',
        user_id: author.id,
        reason: 'as the rules say',
        details: { reports: [reportId, same], subject: { type: 'post', id: postId } },
      },
    ])
    expect(await decide(same, {})).toMatchObject({ status: 409, code: 'report_decided' })
    const [mail, ...more] = await mailsTo(reporter)
    expect(mail?.content?.text).toContain('found that it may stay')
    expect([more, await mailsTo(author)]).toEqual([[], []])
  })

  it('of two moderators at once is made by one', async () => {
    const reportId = await report(reporter, 'post', await write())
    const second = await createStaff(app, 'moderator')
    const answers = await Promise.all([
      decide(reportId, { decision: 'remove', words: 'It was rude.' }),
      decide(reportId, {}, second),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const entries = [...(await entriesOf(app, moderator)), ...(await entriesOf(app, second))]
    expect(entries).toHaveLength(1)
  })

  it('to remove it tells its author why, and how to object', async () => {
    const reportId = await report(reporter, 'post', await write())
    await decide(reportId, { decision: 'remove', words: 'This song is not yours.' })
    const [mail, ...more] = await mailsTo(author)
    expect(more).toEqual([])
    expect(mail?.content?.text).toContain('This song is not yours.')
    expect(mail?.content?.text).toContain('help@patchbay.example')
    expect(mail?.content?.text).not.toMatch(/as the rules say|Rea|Mona/)
    const [told] = await mailsTo(reporter)
    expect(told?.content?.text).toContain('removed it')
    const entries = await entriesOf(app, moderator)
    expect(entries.map(({ action }) => action)).toEqual(['remove-content'])
    const removalId = (await detailOf(moderator, reportId)).state.removal?.id ?? ''
    const body = { reason: 'a mistake' }
    await moderator.client.call(restoreContent, { params: { removalId }, body })
    expect((await entriesOf(app, moderator)).map(({ action }) => action)).toEqual([
      'remove-content',
      'restore-content',
    ])
    expect((await mailsTo(author)).map(({ template }) => template).sort()).toEqual([
      'content_removed',
      'content_restored',
    ])
  })

  it('to warn tells the person in words for them', async () => {
    const reportId = await report(reporter, 'person', author.id)
    const { body } = await decide(reportId, { decision: 'warn', words: 'Do not do that again.' })
    expect(body.outcome).toBe('warned')
    const [mail] = await mailsTo(author)
    expect(mail?.content?.text).toContain('Do not do that again.')
    expect((await mailsTo(reporter))[0]?.content?.text).toContain('acted on it')
    expect((await entriesOf(app, moderator)).map(({ action }) => action)).toEqual(['warn'])
  })

  it('to ban ends the sessions of the person, for a time or for good', async () => {
    const reportId = await report(reporter, 'person', author.id)
    const banned = { decision: 'ban', words: 'Do not do that.' }
    expect(await decide(reportId, { decision: 'ban' })).toMatchObject({
      body: { issues: [{ path: 'body/words' }] },
    })
    const past = new Date(Date.now() - 1_000).toISOString()
    expect(await decide(reportId, { ...banned, until: past })).toMatchObject({
      body: { issues: [{ path: 'body/until' }] },
    })
    const until = new Date(Date.now() + 86_400_000).toISOString()
    expect((await decide(reportId, { ...banned, until })).status).toBe(200)
    const rows = await query(app.db)
      .selectFrom('banned_users')
      .select(['expires_at', 'reason', 'words'])
      .where('user_id', '=', author.id)
      .execute()
    const [end, told] = [new Date(until), 'Do not do that.']
    expect(rows).toEqual([{ expires_at: end, reason: 'as the rules say', words: told }])
    expect((await mailsTo(author))[0]?.content?.text).toContain(told)
    expect(await author.client.call(leaveCommunity, { params: { communityId } })).toMatchObject({
      code: 'account_banned',
    })
    expect(await entriesOf(app, moderator)).toMatchObject([{ action: 'ban', details: { until } }])
  })

  it('to ban somebody on the staff is an admin’s', async () => {
    const admin = await createStaff(app, 'admin')
    const reportId = await report(reporter, 'person', admin.id)
    expect(await decide(reportId, { decision: 'ban', words: 'No.' })).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    expect((await detailOf(moderator, reportId)).can.ban).toBe(false)
    expect(await entriesOf(app, moderator)).toEqual([])
    expect((await list('open')).reports).toHaveLength(1)
  })

  it.each([
    ['without a reason', { reason: ' ' }],
    ['to remove without words for the author', { decision: 'remove' }],
    ['to warn without words', { decision: 'warn', words: '' }],
    ['of another kind', { decision: 'forgive' }],
  ])('%s is refused', async (_name, body) => {
    const reportId = await report(reporter, 'post', await write())
    expect(await decide(reportId, body)).toMatchObject({ status: 400, code: 'invalid_input' })
    expect((await list('open')).reports).toHaveLength(1)
  })

  it('to remove a person is refused', async () => {
    const reportId = await report(reporter, 'person', author.id)
    const answer = await decide(reportId, { decision: 'remove', words: 'Go away.' })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'body/decision' }] } })
  })
})
