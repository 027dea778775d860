import type { Page } from '@playwright/test'
import { query } from '../../server/src/platform/db/query.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { outOfOrder } from '../harness/addresses.ts'
import { withDatabase } from '../harness/database.ts'
import { createMember, createStaffMember, enterAs } from '../harness/members.ts'
import { expect } from '../harness/test.ts'
import type { GalleryState } from './gallery-state.ts'

const banned = {
  code: 'account_banned',
  message: 'Your account has been banned.',
  requestId: 'gallery',
  until: '2027-01-31T12:00:00.000Z',
  appeal: { ban: newId(), state: 'possible', token: 'gallery', answer: 'The reports were clear.' },
}

async function beBanned(page: Page): Promise<void> {
  await page.route('**/api/sign-in/password', (route) =>
    route.fulfill({ status: 403, json: banned }),
  )
  await page.getByLabel('E-mail address').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Correct1horse')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/The ban ends on 31 January 2027/)).toBeVisible()
}

async function writeTooLittle(page: Page): Promise<void> {
  await beBanned(page)
  await page.getByRole('button', { name: 'Appeal' }).click()
  await page.getByLabel('Your appeal').fill('No.')
  await page.getByRole('button', { name: 'Send the appeal' }).click()
  await expect(page.getByText('Write at least 10 characters')).toBeVisible()
}

/** The viewer becomes a moderator, for whom an appeal waits. */
async function receiveAppeal(page: Page): Promise<string> {
  const moderator = await createStaffMember('Mo Derator', 'moderator')
  const { id: userId } = await createMember('Bela Banned')
  const [id, banId] = [newId(), newId()]
  await withDatabase(async (db) => {
    const ban = { user_id: userId, id: banId, reason: 'Spam in three communities.' }
    await query(db).insertInto('banned_users').values(ban).execute()
    const content = 'It was my little brother.\nIt will not happen again.'
    const appeal = { id, user_id: userId, ban_id: banId, content, created_at: new Date() }
    await query(db).insertInto('ban_appeals').values(appeal).execute()
  })
  await enterAs(page.context(), moderator)
  return `/staff/appeals/${id}`
}

async function decline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Decline' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Decline' }).click()
  await expect(sheet.getByText('Say why.')).toBeVisible()
}

/** What a banned person sees, and what staff see of it. */
export const banStates = [
  ['banned', `${outOfOrder}/auth/email`, 'visitor', beBanned],
  ['appeal', `${outOfOrder}/auth/email`, 'visitor', writeTooLittle],
  ['appeal-alone', '/appeal', 'visitor', /Sign in first/],
  ['staff-appeal', receiveAppeal, 'whom the state makes', /Why they were banned/],
  ['staff-appeal-decline', receiveAppeal, 'whom the state makes', decline],
] as const satisfies readonly GalleryState[]
