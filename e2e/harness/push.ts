import type { BrowserContext, Page, Worker } from '@playwright/test'
import type { PushMessage, PushSubscriptionKeys } from '@patchbay/contract/notices/push'
import type { PushService } from '../../server/test/services/push-service.ts'

/**
 * Delivers a push as the browser's own service would, already decrypted, and waits until it is
 * shown: Chromium forgets a notification if the list is read while it is being shown.
 */
export async function push(page: Page, message: PushMessage): Promise<void> {
  const worker = workerOf(page.context())
  // A string, because the types of a worker's scope differ from those of a page.
  await worker.evaluate(`void (self.isShown = new Promise((resolve) => {
    const { registration } = self
    registration.showNotification = async (...parts) => {
      delete registration.showNotification
      await registration.showNotification(...parts)
      resolve()
    }
  }))`)
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
  await browser.detach()
  await worker.evaluate('self.isShown')
}

function workerOf(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The page has no service worker.')
  return worker
}

/** The notifications that the device shows. */
export const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notifications = await registration.getNotifications()
    return notifications.map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** Clicks the notification that is shown. */
export async function pressShown(context: BrowserContext): Promise<void> {
  await workerOf(context).evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
}

interface Subscribed extends PushSubscriptionKeys {
  readonly serverKey: string
}
type Act = (what: 'find' | 'make' | 'drop', serverKey?: string) => Promise<Subscribed | null>

/**
 * Makes the browser subscribe at our own push service instead of its vendor's. Everything else is
 * unchanged; a subscription is shared by all its pages.
 */
export async function subscribeAt(
  service: PushService,
  context: BrowserContext,
): Promise<() => Subscribed | null> {
  let held: Subscribed | null = null
  const act = (what: Parameters<Act>[0], serverKey = ''): Subscribed | null => {
    if (what === 'make') held ??= { ...service.subscribe(), serverKey }
    if (what === 'drop') held = null
    return held
  }
  await context.exposeFunction('actOnPush', act)
  await context.addInitScript(() => {
    const { actOnPush } = window as unknown as { actOnPush: Act }
    const view = (subscribed: Subscribed | null) => {
      if (!subscribed) return null
      const { endpoint, keys, serverKey } = subscribed
      const binary = atob(serverKey.replaceAll('-', '+').replaceAll('_', '/'))
      const { buffer } = Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)
      return {
        endpoint,
        options: { applicationServerKey: buffer },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => (await actOnPush('drop')) === null,
      }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => view(await actOnPush('find')),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
        view(await actOnPush('make', applicationServerKey)),
    })
  })
  return () => held
}
