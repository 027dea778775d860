import type { Build } from './build.ts'
import { clearCaches } from './clear-caches.ts'
import { fillCache } from './fill-cache.ts'
import type { WorkerMessage } from './messages.ts'

/**
 * Installs, waits until it is told to take over or the last tab of the previous build has closed,
 * and then activates.
 */
export function live(scope: ServiceWorkerGlobalScope, build: Build): void {
  scope.addEventListener('install', (event) => event.waitUntil(fillCache(build)))
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

  scope.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage
    const answer = (value: unknown): void => event.ports[0]?.postMessage(value, [])
    if (message.type === 'WHICH_BUILD') answer(build.id)
    if (message.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting())
    if (message.type === 'CLEAR_CACHE')
      event.waitUntil(clearCaches(scope, build).then((cleared) => answer({ cleared })))
  })
}
