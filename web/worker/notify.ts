import { chooseTab } from './choose-tab.ts'
import { ask } from './messages.ts'
import { addressWithin, readPush } from './read-push.ts'
import { renewSubscription } from './renew-subscription.ts'

const answerMilliseconds = 1000

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
  const { title, body, tag, path, badge } = readPush(text)
  await scope.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    data: { path },
  })
  // Not in every browser, whatever the types say.
  if (badge !== undefined && 'setAppBadge' in scope.navigator)
    await scope.navigator.setAppBadge(badge)
}

/** A page that is open goes there by itself, and keeps what was begun on it; else it is loaded. */
async function lead(scope: ServiceWorkerGlobalScope, address: string): Promise<void> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = chooseTab(tabs, address)
  if (tab === undefined) return void (await scope.clients.openWindow(address))
  // At once: only a click that has just been made may bring a window to the front.
  const focused = await tab.focus().catch(() => tab)
  if (focused.url === address) return
  const path = address.slice(scope.location.origin.length)
  if ((await ask(focused, { type: 'GO_TO', path }, answerMilliseconds)) === true) return
  // A page that this worker does not control it cannot move either.
  const moved = await focused.navigate(address).catch(() => null)
  if (moved === null) await scope.clients.openWindow(address)
}
