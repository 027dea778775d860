import type { Page } from '@playwright/test'
import { requestVerification } from '@patchbay/contract/staff/verifications'
import { sendFeedback } from '@patchbay/contract/staff/feedback'
import type { GalleryState } from './gallery-state.ts'
import { createMember } from '../harness/members.ts'
import { expect } from '../harness/test.ts'

/** Somebody who waits in two queues. */
async function haveWaiting(): Promise<string> {
  const person = await createMember(`Waiting ${crypto.randomUUID().slice(0, 8)}`)
  const credentials = 'Two records for Hollow Coast.'
  const asked = await person.client.call(requestVerification, { body: { credentials } })
  await person.client.call(sendFeedback, {
    body: { type: 'question', content: 'How do I leave a group?', replyTo: 'w@example.com' },
  })
  return `/staff/verifications/${asked.body.id}`
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

/** Every page of the console, which an admin sees all of. */
export const staffStates = [
  ['staff-verification', haveWaiting, 'admin', /^Two records for Hollow Coast/],
  ['staff-approve', haveWaiting, 'admin', press('Approve', /^Verify Waiting/)],
  ['staff-reject', haveWaiting, 'admin', press('Reject', /^Reject the request/)],
  ['staff-verifications-empty', beEmpty, 'admin', /^There is no request here/],
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
