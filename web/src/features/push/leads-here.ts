import { parseUrl } from '../../platform/parse-url.ts'

/** Whether a notification that leads to this path is told by the page that is shown. */
export function leadsHere(path: unknown, shown: URL): boolean {
  const target = typeof path === 'string' ? parseUrl(path, shown.origin) : undefined
  if (target?.origin !== shown.origin) return false
  // Every notice stands there; messages have their own place.
  if (shown.pathname === '/notifications') return target.pathname !== '/messages'
  return (
    target.pathname === shown.pathname &&
    [...target.searchParams].every(([name, value]) => shown.searchParams.get(name) === value)
  )
}
