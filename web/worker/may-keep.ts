type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

/**
 * Whether an answer may be cached: complete, our own, not redirected, and the same for everybody.
 */
export function mayKeep({ status, type, redirected, headers }: Answer): boolean {
  if (status !== 200 || type !== 'basic' || redirected || headers.has('set-cookie')) return false
  return !/\b(no-store|private)\b/i.test(headers.get('cache-control') ?? '')
}
