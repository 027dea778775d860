import type { Page } from '@playwright/test'
import { createReport } from '@patchbay/contract/people/reports'
import { requestVerification } from '@patchbay/contract/staff/verifications'
import { sendFeedback } from '@patchbay/contract/staff/feedback'
import { insertAppeal } from '../../server/src/features/accounts/appeals/appeals.store.ts'
import { demoCommunities } from '../../server/src/demo/communities.ts'
import { query } from '../../server/src/platform/db/query.ts'
import { createArticle } from '../../server/test/articles.ts'
import { ban } from '../../server/test/bans.ts'
import type { GalleryState } from './gallery-state.ts'
import { withDatabase } from '../harness/database.ts'
import { createMember, type Member } from '../harness/members.ts'
import { expect } from '../harness/test.ts'

const someone = (word: string): Promise<Member> =>
  createMember(`${word} ${crypto.randomUUID().slice(0, 8)}`)

async function haveWaiting(): Promise<string> {
  const person = await someone('Waiting')
  const credentials = 'Two records for Hollow Coast.'
  const asked = await person.client.call(requestVerification, { body: { credentials } })
  return `/staff/verifications/${asked.body.id}`
}

async function haveAsked(): Promise<string> {
  const person = await someone('Asking')
  await person.client.call(sendFeedback, {
    body: { type: 'question', content: 'How do I leave a group?', replyTo: 'w@example.com' },
  })
  const { id } = await withDatabase((db) =>
    query(db)
      .selectFrom('user_feedback')
      .select('id')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow(),
  )
  return `/staff/feedback/${id}`
}

async function haveReported(): Promise<string> {
  const [reporter, reported] = [await someone('Reporting'), await someone('Reported')]
  const { body } = await reporter.client.call(createReport, {
    body: {
      clientId: crypto.randomUUID(),
      subject: { type: 'person', id: reported.id },
      reason: 'They sell followers.',
    },
  })
  return `/staff/reports/${body.id}`
}

const havePerson = async (): Promise<string> => `/staff/people/${(await someone('Known')).id}`

async function haveArticle(): Promise<string> {
  const editor = await someone('Writing')
  const content = '## Over and under\n\nNever *around* the elbow.'
  const { id } = await withDatabase((db) => createArticle({ db }, editor, { content }))
  return `/staff/articles/${id}`
}

async function haveAppealed(): Promise<string> {
  const person = await someone('Appealing')
  const id = await withDatabase(async (db) => {
    await ban({ db }, person)
    const { id: banId } = await query(db)
      .selectFrom('banned_users')
      .select('id')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    const words = 'It was my little brother, who has used my telephone.'
    await insertAppeal(db, { userId: person.id, banId }, words, new Date())
    const written = query(db).selectFrom('ban_appeals').select('id').where('ban_id', '=', banId)
    return (await written.executeTakeFirstOrThrow()).id
  })
  return `/staff/appeals/${id}`
}

const haveAppeals = async (): Promise<string> => {
  await haveAppealed()
  return '/staff/appeals'
}

const press =
  (name: string, title: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).first().click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  }

async function beEmpty(page: Page): Promise<string> {
  await page.route(/\/api\/staff\/verifications\?/, (route) =>
    route.fulfill({ json: { reviews: [], nextCursor: null } }),
  )
  return '/staff/verifications'
}

const community = `/staff/communities/${demoCommunities[0]?.id}`

/** Something of the detail, where the list beside it has the same words. */
const see =
  (role: 'heading' | 'paragraph' | 'button', words: RegExp) =>
  (page: Page): Promise<void> =>
    expect(page.getByRole(role).filter({ hasText: words })).toBeVisible()

/** Every page of the console, which an admin sees all of. */
export const staffStates = [
  ['staff-verification', haveWaiting, 'admin', /^Two records for Hollow Coast/],
  ['staff-approve', haveWaiting, 'admin', press('Approve', /^Verify Waiting/)],
  ['staff-reject', haveWaiting, 'admin', press('Reject', /^Reject the request/)],
  ['staff-verifications-empty', beEmpty, 'admin', /^There is no request here/],
  ['staff-question', haveAsked, 'admin', see('paragraph', /^How do I leave a group/)],
  ['staff-answer', haveAsked, 'admin', press('Answer by mail', /^Answer Asking/)],
  ['staff-person', havePerson, 'admin', /^Not banned/],
  ['staff-ban', havePerson, 'admin', press('Ban', /^Ban Known/)],
  ['staff-report', haveReported, 'admin', see('heading', /^About Reported/)],
  ['staff-decision', haveReported, 'admin', press('Warn', /^Warn the person/)],
  ['staff-community', community, 'admin', see('button', /^Close it/)],
  ['staff-community-close', community, 'admin', press('Close it', /^Close the community/)],
  ['staff-article', haveArticle, 'admin', see('heading', /^Over and under/)],
  ['staff-appeals', haveAppeals, 'admin', /^Choose one from the list/],
  ['staff-appeal', haveAppealed, 'admin', /^This is the first one/],
  ['staff-appeal-decline', haveAppealed, 'admin', press('Decline', /^Decline the appeal/)],
  ['staff-feedback', '/staff/feedback', 'admin'],
  ['staff-people', '/staff/people', 'admin'],
  ['staff-reports', '/staff/reports', 'admin'],
  ['staff-communities', '/staff/communities', 'admin'],
  ['staff-audit', '/staff/audit', 'admin'],
  ['staff-articles', '/staff/articles', 'admin'],
  ['staff-categories', '/staff/categories', 'admin'],
  ['staff-numbers', '/staff/numbers', 'admin'],
  ['staff-announcement', '/staff/announcement', 'admin'],
] as const satisfies readonly GalleryState[]
