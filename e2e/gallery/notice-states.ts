import type { Page } from '@playwright/test'
import { everyKind, listed } from '../../web/test/notice-samples.ts'
import type { GalleryState } from './gallery-state.ts'
import { expect } from '../harness/test.ts'

/** What the server would answer, so that every kind is there. */
async function everyOne(page: Page): Promise<void> {
  await page.route(/\/api\/notices(\?|$)/, (route) => route.fulfill({ json: listed(everyKind()) }))
  await page.reload()
  await expect(page.getByText('Your verification request was rejected')).toBeVisible()
}
async function none(page: Page): Promise<void> {
  await expect(page.getByText('Nothing to hear of yet')).toBeVisible()
}
async function failed(page: Page): Promise<void> {
  await page.route(/\/api\/notices(\?|$)/, (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: '', requestId: '' } }),
  )
  await page.reload()
  await expect(page.getByText('Your notifications could not be loaded.')).toBeVisible()
}
async function loading(page: Page): Promise<void> {
  await page.route(/\/api\/notices(\?|$)/, () => {})
  await page.reload()
  await expect(page.getByText('Loading notifications...')).toBeAttached()
}

export const noticeStates = [
  ['notifications', '/notifications', 'member', everyOne],
  ['notifications-empty', '/notifications', 'member of nothing', none],
  ['notifications-failed', '/notifications', 'member', failed],
  ['notifications-loading', '/notifications', 'member', loading],
] as const satisfies readonly GalleryState[]
