import { getCommunity } from '@patchbay/contract/communities/communities'
import { handOverCommunity } from '@patchbay/contract/communities/memberships'
import { createReport } from '@patchbay/contract/people/reports'
import { getStaffOverview } from '@patchbay/contract/staff/console'
import { decideReport, getStaffReport, listStaffReports } from '@patchbay/contract/staff/reports'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCommunity, listNotices } from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { detailOf, entriesOf, report } from '../../../../test/reports.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { listPostedMails } from '../../accounts/mails/public.ts'

let app: TestApp
let moderator: TestPerson
let leader: TestPerson
let member: TestPerson
let stranger: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await query(app.db).deleteFrom('user_reports').execute()
  moderator = await createStaff(app, 'moderator')
  leader = await createPerson(app, { fullName: 'Lea Leader' })
  member = await createPerson(app)
  stranger = await createPerson(app)
  communityId = await createCommunity(app, leader, {
    name: 'Loud Club',
    isPrivate: true,
    members: [member],
  })
})

const params = () => ({ communityId })
const mayReport = async ({ client }: TestPerson) =>
  (await client.call(getCommunity, { params: params() })).body.can.report
const decide = (reportId: string, body: object) =>
  moderator.client.call(decideReport, {
    params: { reportId },
    body: { reason: 'as the rules say', decision: 'dismiss', ...body } as never,
  })
const listedFor = async ({ client }: TestPerson) =>
  (await client.call(listStaffReports, { query: { status: 'open' } })).body.reports
it('is reported by members and by others who see its head, not by its leader', async () => {
  expect([await mayReport(member), await mayReport(stranger)]).toEqual([true, true])
  expect(await mayReport(leader)).toBe(false)
  expect(await app.visitor.call(getCommunity, { params: params() })).toMatchObject({
    body: { can: { report: false } },
  })
  const subject = { type: 'community', id: communityId } as const
  const own = { clientId: newId(), subject, reason: 'Mine.' }
  expect(await leader.client.call(createReport, { body: own })).toMatchObject({ code: 'forbidden' })
  const missing = { ...own, subject: { ...subject, id: newId() } }
  expect(await stranger.client.call(createReport, { body: missing })).toMatchObject({
    code: 'subject_not_found',
  })
  const reportId = await report(member, 'community', communityId)
  await report(stranger, 'community', communityId)
  expect(await detailOf(moderator, reportId)).toMatchObject({
    subject,
    reported: { id: leader.id, name: 'Lea Leader' },
    others: 1,
    snapshot: { leaderId: leader.id, name: 'Loud Club', isPrivate: true, coverImage: null },
    people: [{ id: leader.id, name: 'Lea Leader' }],
    state: { kind: 'unchanged' },
    can: { decide: true, remove: true, ban: true },
  })
})

it('is not there for a moderator who leads it, nor for one who came to lead it since', async () => {
  const other = await createStaff(app, 'moderator')
  const led = await createCommunity(app, other, { members: [member] })
  const about = await report(member, 'community', led)
  expect(await listedFor(other)).toEqual([])
  expect((await listedFor(moderator)).map(({ id }) => id)).toEqual([about])
  const passed = await report(member, 'community', communityId)
  await query(app.db)
    .insertInto('community_members')
    .values({ community_id: communityId, user_id: other.id, role: 'member' })
    .execute()
  expect(await listedFor(other)).toHaveLength(1)
  const handed = { params: params(), body: { userId: other.id } }
  expect((await leader.client.call(handOverCommunity, handed)).status).toBe(200)
  expect(await listedFor(other)).toEqual([])
  expect((await other.client.call(getStaffOverview, {})).body.reports).toBe(0)
  for (const reportId of [about, passed])
    expect(await other.client.call(getStaffReport, { params: { reportId } })).toMatchObject({
      code: 'report_not_found',
    })
})

it('is removed for good by a decision, which tells the members and the people who reported it', async () => {
  for (const { id } of [leader, stranger])
    await query(app.db)
      .updateTable('user_profiles')
      .set({ email: `${id}@example.com` })
      .where('id', '=', id)
      .execute()
  const reportId = await report(stranger, 'community', communityId)
  const words = 'It was made to sell followers.'
  const { status, body } = await decide(reportId, { decision: 'remove', words })
  expect([status, body.outcome, body.state, body.can.remove]).toEqual([
    200,
    'removed',
    { kind: 'gone', current: null, removal: null },
    false,
  ])
  expect(await member.client.call(getCommunity, { params: params() })).toMatchObject({
    code: 'community_not_found',
  })
  expect(await listNotices(app, member)).toMatchObject([
    { kind: 'community_deleted', actor_id: null, data: { name: 'Loud Club' } },
  ])
  const mails = await listPostedMails(app.db, app.config)
  const textTo = (to: TestPerson) =>
    mails.find((mail) => mail.to === `${to.id}@example.com`)?.content?.text
  expect(textTo(leader)).toContain(words)
  expect(textTo(stranger)).toContain('removed it')
  expect(await entriesOf(app, moderator)).toMatchObject([
    {
      action: 'remove-community',
      user_id: leader.id,
      details: { community: communityId, name: 'Loud Club', words, reports: [reportId] },
    },
  ])
})

it('cannot be removed twice, and its leader can be banned after it is gone', async () => {
  const reportId = await report(member, 'community', communityId)
  await query(app.db).deleteFrom('communities').where('id', '=', communityId).execute()
  expect((await detailOf(moderator, reportId)).can).toMatchObject({ remove: false, ban: true })
  const remove = { decision: 'remove', words: 'Gone.' }
  expect(await decide(reportId, remove)).toMatchObject({ code: 'content_gone' })
  expect(await decide(reportId, { decision: 'ban', words: 'It is spam.' })).toMatchObject({
    body: { outcome: 'banned' },
  })
})
