/** Longer than a request may take: whoever holds the lock then has been put to sleep. */
const timeoutMilliseconds = 15_000

/**
 * Over all tabs of this browser, where it knows locks. A tab that sleeps with the lock in its hand
 * is passed after a while: what is done here may be done twice, only not without need.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Absent in older browsers and on pages without encryption.
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
