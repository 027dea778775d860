import { chooseTab } from './choose-tab.ts'
import { ask } from './messages.ts'
import { addressWithin, readPush } from './read-push.ts'
import { renewSubscription } from './renew-subscription.ts'
import { isServers } from './server-paths.ts'

const answerMilliseconds = 1000

/** The types do not know yet what browsers do. */
type ShownOptions = NotificationOptions & { readonly renotify: boolean }

/** Shows what is pushed, and leads to it. */
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
    // Of this one, phones show the shape alone.
    badge: '/icons/badge-96.png',
    data: { path },
  }
  await scope.registration.showNotification(title, options)
  // Not in every browser, whatever the types say.
  if (badge !== undefined && 'setAppBadge' in scope.navigator)
    await scope.navigator.setAppBadge(badge)
}

/** A page that is open goes there by itself, and keeps what was begun on it; else it is loaded. */
async function lead(scope: ServiceWorkerGlobalScope, address: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const pages = windows.filter(({ url }) => !isServers(new URL(url).pathname))
  const tab = chooseTab(pages, address)
  if (tab === undefined) return void (await scope.clients.openWindow(address))
  // At once: only a click that has just been made may bring a window to the front.
  const focused = await tab.focus().catch(() => tab)
  // Also one that seems to be there: its address may be the one it began with.
  const path = address.slice(scope.location.origin.length)
  if ((await ask(focused, { type: 'GO_TO', path }, answerMilliseconds)) === true) return
  // A page that this worker does not control it cannot move either.
  const moved = await focused.navigate(address).catch(() => null)
  if (moved === null) await scope.clients.openWindow(address)
}
