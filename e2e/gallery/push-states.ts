import type { Page } from '@playwright/test'
import type { GalleryState } from './gallery-state.ts'
import { expect } from '../harness/test.ts'

async function on(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    // An engine without a window never grants it.
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    const pushManager = {
      getSubscription: async () => ({ options: { applicationServerKey: null } }),
    }
    Object.assign(navigator.serviceWorker, { getRegistration: async () => ({ pushManager }) })
  })
  await page.route('**/api/push/settings', (route) =>
    route.fulfill({ json: { messages: true, previews: true, subscribed: true } }),
  )
  await page.reload()
  await expect(page.getByText('This browser tells you, until you sign out.')).toBeVisible()
}

async function onAnIphone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)' })
  })
  await page.reload()
  await expect(page.getByText(/^Add the app to your home screen/)).toBeVisible()
}

async function denied(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' })
  })
  await page.reload()
  await expect(page.getByText(/^Your browser blocks notifications/)).toBeVisible()
}

export const pushStates = [
  ['settings-push-on', '/settings', 'member', on],
  ['settings-push-iphone', '/settings', 'member', onAnIphone],
  ['settings-push-denied', '/settings', 'member', denied],
] as const satisfies readonly GalleryState[]
