import type { Build } from './build.ts'
import { cachesOf } from './cache-names.ts'
import { pageKey } from './fill-cache.ts'

export async function cachedPage(build: Build): Promise<Response | undefined> {
  for (const cacheName of cachesOf(await caches.keys(), build.id)) {
    const page = await caches.match(pageKey, { cacheName })
    if (page) return page
  }
  return undefined
}
