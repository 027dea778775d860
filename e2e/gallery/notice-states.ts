import type { Page } from '@playwright/test'
import { everyKind, listed } from '../../web/test/notice-samples.ts'
import type { GalleryState } from './gallery-state.ts'
import { expect } from '../harness/test.ts'

/** A fixed answer of the server with every kind of notice. */
async function haveEveryKind(page: Page): Promise<string> {
  await page.route(/\/api\/notices(\?|$)/, (route) => route.fulfill({ json: listed(everyKind()) }))
  return '/notifications'
}
async function failToLoad(page: Page): Promise<string> {
  await page.route(/\/api\/notices(\?|$)/, (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: '', requestId: '' } }),
  )
  return '/notifications'
}
async function loadForever(page: Page): Promise<void> {
  await page.route(/\/api\/notices(\?|$)/, () => {})
  await page.reload()
  await expect(page.getByText('Loading notifications...')).toBeAttached()
}

export const noticeStates = [
  ['notifications', haveEveryKind, 'member', /^Your verification request was rejected/],
  ['notifications-empty', '/notifications', 'member of nothing', /^Nothing to hear of yet/],
  ['notifications-failed', failToLoad, 'member', /^Your notifications could not be loaded/],
  ['notifications-loading', '/notifications', 'member', loadForever],
] as const satisfies readonly GalleryState[]
