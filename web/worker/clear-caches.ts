import type { Build } from './build.ts'
import { cachesToClear } from './cache-names.ts'
import { fillCache } from './fill-cache.ts'
import { ask } from './messages.ts'
import { retireIfWithdrawn } from './retire.ts'

const answerMilliseconds = 1000

let running: Promise<boolean> | undefined

/**
 * Returns whether it was done. Only one run at a time: two would delete each other's new caches.
 */
export function clearCaches(scope: ServiceWorkerGlobalScope, build: Build): Promise<boolean> {
  running ??= refillAndClear(scope, build)
    .catch(() => false)
    .finally(() => (running = undefined))
  return running
}

async function refillAndClear(scope: ServiceWorkerGlobalScope, build: Build): Promise<boolean> {
  if (await retireIfWithdrawn(scope)) return false
  const fresh = await fillCache(build)
  const needed = await neededBuilds(scope)
  const names = cachesToClear(await caches.keys(), { fresh, build: build.id, needed })
  await Promise.all(names.map((name) => caches.delete(name)))
  return true
}

/**
 * A tab of an earlier build still loads its parts; a new worker that is installing has its own
 * cache.
 */
async function neededBuilds(
  scope: ServiceWorkerGlobalScope,
): Promise<ReadonlySet<string> | undefined> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const answers = await Promise.all(
    tabs.map((tab) => ask(tab, { type: 'WHICH_BUILD' }, answerMilliseconds)),
  )
  const { installing, waiting } = scope.registration
  if (installing || waiting) return undefined
  const builds = answers.filter((answer) => typeof answer === 'string')
  return builds.length === tabs.length ? new Set(builds) : undefined
}
