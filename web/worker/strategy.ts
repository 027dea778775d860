import { isBelow, isServers } from './server-paths.ts'

/**
 * `asset`: from the cache, else from the network. `page`: from the network, else the cached page.
 * `untouched`: not handled by the worker; this includes all private data.
 */
export type Strategy = 'asset' | 'page' | 'untouched'

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

export function strategyFor({ method, mode, url }: Asked, origin: string): Strategy {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'untouched'
  if (isBelow(address.pathname, '/assets')) return mode === 'navigate' ? 'untouched' : 'asset'
  if (mode !== 'navigate') return 'untouched'
  return isServers(address.pathname) ? 'untouched' : 'page'
}
