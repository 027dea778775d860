import type { Page } from '@playwright/test'
import { createMember, enterAs } from '../harness/members.ts'
import type { GalleryState } from './gallery-state.ts'

/** A new person in a separate browser, because changes to it persist. */
async function settings(page: Page): Promise<string> {
  await enterAs(page.context(), await createMember('Pia Push'))
  return '/settings'
}
async function turnOn(page: Page): Promise<string> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    // A headless browser never grants it.
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    const pushManager = {
      getSubscription: async () => ({ options: { applicationServerKey: null } }),
    }
    Object.assign(navigator.serviceWorker, { getRegistration: async () => ({ pushManager }) })
  })
  await page.route('**/api/push/settings', (route) =>
    route.fulfill({ json: { messages: true, previews: true, subscribed: true } }),
  )
  return settings(page)
}

async function beAnIphone(page: Page): Promise<string> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)' })
  })
  return settings(page)
}

async function deny(page: Page): Promise<string> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' })
  })
  return settings(page)
}

export const pushStates = [
  [
    'settings-push-on',
    turnOn,
    'whom the state makes',
    /^This browser tells you, until you sign out/,
  ],
  ['settings-push-iphone', beAnIphone, 'whom the state makes', /^Add the app to your home screen/],
  ['settings-push-denied', deny, 'whom the state makes', /^Your browser blocks notifications/],
] as const satisfies readonly GalleryState[]
