import { isSocketOpen, watchSocket } from './socket.ts'

const usualMilliseconds = 2000

/**
 * While the line is down and the tab is looked at, asks instead, every two seconds unless told otherwise, one question at
 * a time. Whoever comes back to the tab does not wait for that.
 */
export function pollWhileDown(
  ask: () => Promise<unknown>,
  milliseconds = usualMilliseconds,
): () => void {
  let timer: number | undefined
  let asking = false
  let stopped = false
  const mayAsk = (): boolean =>
    !stopped && !isSocketOpen() && document.visibilityState === 'visible'

  async function poll(): Promise<void> {
    timer = undefined
    if (asking) return
    asking = true
    // A question that fails is asked again like any other.
    await ask().catch(() => {})
    asking = false
    schedule()
  }
  function schedule(): void {
    if (!mayAsk()) {
      clearTimeout(timer)
      timer = undefined
    } else if (!asking) timer ??= window.setTimeout(() => void poll(), milliseconds)
  }
  function look(): void {
    if (!mayAsk()) return schedule()
    clearTimeout(timer)
    return void poll()
  }

  const stopWatching = watchSocket(schedule)
  document.addEventListener('visibilitychange', look)
  schedule()
  return () => {
    stopped = true
    stopWatching()
    document.removeEventListener('visibilitychange', look)
    clearTimeout(timer)
  }
}
