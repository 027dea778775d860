import type { Page } from '@playwright/test'
import type { PushMessage } from '@patchbay/contract/push'
import { expect, test } from './harness/test.ts'
import { settle } from './harness/worker.ts'

test.use({ serviceWorkers: 'allow', trace: 'off' })

/** As the browser's own service would bring it, already decrypted. */
async function push(page: Page, message: PushMessage): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notifications = await registration.getNotifications()
    return notifications.map(({ title, body, tag }) => ({ title, body, tag }))
  })

test(
  'a push is shown, the newest of its kind alone, and a click leads to it',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['notifications'])
    await page.goto('/communities')
    await settle(page)
    const message = { title: 'Patchbay', path: '/messages', tag: 'one', badge: 1 }
    await push(page, { ...message, body: 'First' })
    await push(page, { ...message, body: 'Second' })
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: 'Patchbay', body: 'Second', tag: 'one' }])

    const [worker] = context.serviceWorkers()
    // A string: the types of a worker's scope are not those of a page.
    await worker?.evaluate(`(async () => {
      const [notification] = await self.registration.getNotifications()
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
    })()`)
    await expect(page).toHaveURL(/\/messages$/)
    await expect.poll(() => shown(page)).toEqual([])
  },
)
