/** Longer than a request may take: a tab that holds the lock for longer has been suspended. */
const timeoutMilliseconds = 15_000

/**
 * Runs `work` under a lock across all tabs of this browser, if it supports locks. If a suspended
 * tab does not release the lock in time, `work` runs without it, so it must be safe to run twice.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Not available in older browsers and on pages without TLS.
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return work()
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMilliseconds)
  let begun: Promise<T> | undefined
  try {
    return await locks.request(name, { signal: controller.signal }, () => {
      clearTimeout(timer)
      begun = work()
      return begun
    })
  } catch (error) {
    if (begun) return await begun
    if (controller.signal.aborted) return await work()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
