import { parseUrl } from '../../../platform/page/parse-url.ts'

/** Whether the page on screen already shows what a notification with this path is about. */
export function leadsHere(path: unknown, shown: URL): boolean {
  const target = typeof path === 'string' ? parseUrl(path, shown.origin) : undefined
  if (target?.origin !== shown.origin) return false
  // This page lists every notice, but no messages.
  if (shown.pathname === '/notifications') return target.pathname !== '/messages'
  return (
    target.pathname === shown.pathname &&
    [...target.searchParams].every(([name, value]) => shown.searchParams.get(name) === value)
  )
}
