import { chooseTab } from './choose-tab.ts'
import { ask } from './messages.ts'
import { addressWithin, readPush } from './read-push.ts'
import { renewSubscription } from './renew-subscription.ts'
import { isServers } from './server-paths.ts'

const answerMilliseconds = 1000

/** The types lack options that browsers support. */
type ShownOptions = NotificationOptions & { readonly renotify: boolean }

/** Shows pushes, and opens their page on a click. */
export function notify(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event.data?.text())))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { path } = (event.notification.data ?? {}) as { path?: unknown }
    event.waitUntil(lead(scope, addressWithin(scope.location.origin, path)))
  })
  scope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renewSubscription(scope.registration.pushManager, event)),
  )
}

async function show(scope: ServiceWorkerGlobalScope, text: string | undefined): Promise<void> {
  const { title, body, tag, renotify, path, badge } = readPush(text)
  const options: ShownOptions = {
    body,
    tag,
    renotify,
    icon: '/icons/icon-192.png',
    // Phones only use the shape of this image.
    badge: '/icons/badge-96.png',
    data: { path },
  }
  await scope.registration.showNotification(title, options)
  // Some browsers lack it, although the types say otherwise.
  if (badge !== undefined && 'setAppBadge' in scope.navigator)
    await scope.navigator.setAppBadge(badge)
}

/** An open page navigates by itself and keeps its state; if it does not answer, it is reloaded. */
async function lead(scope: ServiceWorkerGlobalScope, address: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const pages = windows.filter(({ url }) => !isServers(new URL(url).pathname))
  const tab = chooseTab(pages, address)
  if (tab === undefined) return void (await scope.clients.openWindow(address))
  // First of all, because only a recent click may bring a window to the front.
  const focused = await tab.focus().catch(() => tab)
  // The page is asked even if it already has the URL, which may only be the URL it was opened with.
  const path = address.slice(scope.location.origin.length)
  if ((await ask(focused, { type: 'GO_TO', path }, answerMilliseconds)) === true) return
  // The worker can only navigate pages that it controls.
  const moved = await focused.navigate(address).catch(() => null)
  if (moved === null) await scope.clients.openWindow(address)
}
