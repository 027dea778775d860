import { isSocketOpen, watchSocket } from '../realtime/socket.ts'

const usualMilliseconds = 2000

/**
 * While the socket is down and the tab is visible, polls, by default every two seconds and with one
 * request at a time. When the tab becomes visible, it asks at once.
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
    // A failed request is repeated at the next interval.
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
