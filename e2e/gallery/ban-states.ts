import type { Page } from '@playwright/test'
import { newId } from '../../server/src/platform/ids.ts'
import { outOfOrder } from '../harness/addresses.ts'
import { expect } from '../harness/test.ts'
import type { GalleryState } from './gallery-state.ts'

const banned = {
  code: 'account_banned',
  message: 'Your account has been banned.',
  requestId: 'gallery',
  until: '2027-01-31T12:00:00.000Z',
  words: 'You sent the same advert to sixty people. That is not what messages are for.',
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

/** What a banned person sees. */
export const banStates = [
  ['banned', `${outOfOrder}/auth/email`, 'visitor', beBanned],
  ['appeal', `${outOfOrder}/auth/email`, 'visitor', writeTooLittle],
  ['appeal-alone', '/appeal', 'visitor', /Sign in first/],
] as const satisfies readonly GalleryState[]
