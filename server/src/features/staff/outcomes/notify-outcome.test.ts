import { likePost } from '@patchbay/contract/communities/posts'
import { setRsvp } from '@patchbay/contract/communities/events'
import { listNotices, updateNoticeSettings } from '@patchbay/contract/notices/notices'
import { sentenceOf } from '@patchbay/contract/notices/notice-sentences'
import { decideReport, restoreContent, type ReportDecision } from '@patchbay/contract/staff/reports'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCommunity, createEvent } from '../../../../test/communities.ts'
import { createCategory, writePost } from '../../../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { entriesOf, removeReported, report } from '../../../../test/reports.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

let app: TestApp
let moderator: TestPerson
let author: TestPerson
let reporter: TestPerson
let communityId: string
let categoryId: string
beforeAll(async () => {
  app = await startTestApp()
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  moderator = await createStaff(app, 'moderator')
  author = await createPerson(app, { fullName: 'Aldo Author' })
  reporter = await createPerson(app)
  communityId = await createCommunity(app, author, { members: [reporter] })
})

const noticesOf = async ({ client }: TestPerson) => {
  const { notices } = (await client.call(listNotices, { query: {} })).body
  return notices.map((notice) => [
    notice.kind,
    sentenceOf(notice)
      .map(({ text }) => text)
      .join(''),
    notice.decision?.words ?? null,
  ])
}
const write = async (by = author) => (await writePost(by, communityId, { categoryId })).id
const decide = async (decision: ReportDecision) => {
  const reportId = await report(reporter, 'post', await write())
  const body = { decision, reason: 'for the log', words: 'Be kind.' }
  const { status } = await moderator.client.call(decideReport, { params: { reportId }, body })
  expect(status).toBe(200)
}

it.each([
  ['dismiss', 'We looked at your report: what you reported may stay', []],
  [
    'warn',
    'We looked at your report and acted on it',
    [['warned', 'This is a warning from our team', 'Be kind.']],
  ],
  [
    'remove',
    'We looked at your report and acted on it',
    [['content_removed', 'Our team removed your post', 'Be kind.']],
  ],
  ['resolve', 'We looked at your report and settled it', []],
] as const)('%s is told to the reporter, and to who wrote it', async (decision, said, notified) => {
  await decide(decision)
  expect(await noticesOf(reporter)).toEqual([['report_decided', said, null]])
  expect(await noticesOf(author)).toEqual(notified)
})

it('a ban is told to the reporter without a word about whom', async () => {
  await decide('ban')
  expect(await noticesOf(reporter)).toEqual([
    ['report_decided', 'We looked at your report and acted on it', null],
  ])
})

it('cannot be switched off', async () => {
  const off = { memberships: false, replies: false, likes: false, verification: false }
  for (const { client } of [author, reporter])
    await client.call(updateNoticeSettings, { body: off })
  await decide('warn')
  expect([(await noticesOf(author)).length, (await noticesOf(reporter)).length]).toEqual([1, 1])
})

it('what comes back is told, and nobody brings back what is their own', async () => {
  const removalId = await removeReported(moderator, await report(reporter, 'post', await write()))
  const restore = (by: TestPerson, id: string) =>
    by.client.call(restoreContent, { params: { removalId: id }, body: { reason: 'a mistake' } })
  expect((await restore(moderator, removalId)).status).toBe(204)
  expect((await noticesOf(author))[0]).toEqual([
    'content_restored',
    'Our team brought your post back',
    null,
  ])
  const staff = await createStaff(app, 'moderator')
  communityId = await createCommunity(app, staff, { members: [reporter] })
  const ownId = await write(staff)
  const own = await removeReported(moderator, await report(reporter, 'post', ownId))
  expect(await restore(staff, own)).toMatchObject({ status: 404, code: 'removal_not_found' })
  expect(await entriesOf(app, staff)).toEqual([])
  const like = await reporter.client.call(likePost, { params: { postId: ownId } })
  expect(like.code).toBe('post_not_found')
  expect((await restore(moderator, own)).status).toBe(204)
})

it('an event that staff removed is cancelled without a word of it', async () => {
  const eventId = await createEvent(app, communityId, author, { title: 'Hateful words' })
  const body = { status: 'yes' } as const
  await reporter.client.call(setRsvp, { params: { eventId }, body })
  await removeReported(moderator, await report(reporter, 'event', eventId))
  const [, cancelled] = await noticesOf(reporter)
  expect(cancelled?.[0]).toBe('event_cancelled')
  expect(cancelled?.[1]).toMatch(/^An event in Tape Club on .+ was cancelled$/)
})
