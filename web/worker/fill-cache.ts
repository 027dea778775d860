import type { Build } from './build.ts'
import { nameCache } from './cache-names.ts'
import { mayKeep } from './may-keep.ts'

export const pageKey = '/'
/** The page that knows nobody: the server's other pages say who is signed in, and what they see. */
const barePage = '/?bare'
const atOnce = 6

/**
 * The page is cached last, so only complete caches contain it. It is stored with its headers, so
 * that its nonce matches the one in its policy. The request was sent without cookies.
 */
export async function fillCache(build: Build): Promise<string> {
  const name = nameCache(build.id, crypto.randomUUID())
  const cache = await caches.open(name)
  try {
    const page = await fetchPage(build)
    const left = [...build.assets]
    const lane = async (): Promise<void> => {
      for (let url = left.pop(); url !== undefined; url = left.pop())
        await cache.put(url, await fetchWhole(url, { priority: 'low' }))
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
    await cache.put(pageKey, page)
  } catch (error) {
    await caches.delete(name)
    throw error
  }
  return name
}

/**
 * During a rolling update the page may be of another build; then filling the cache fails for now.
 */
async function fetchPage(build: Build): Promise<Response> {
  const page = await fetchWhole(barePage, { cache: 'no-store' })
  const text = await page.clone().text()
  if (!text.includes(`data-build="${build.id}"`)) throw new Error('A page of another build.')
  return page
}

async function fetchWhole(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: 'omit' })
  if (!mayKeep(response)) throw new Error(`${url} was answered ${response.status}.`)
  return response
}
