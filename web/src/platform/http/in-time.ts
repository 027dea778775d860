import { requestTimeoutSeconds } from '@patchbay/contract/realtime'
import { noConnection } from './api.ts'

/** Aborts after ten seconds, like a network failure, or when `stopped` is aborted. */
export async function inTime<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  stopped?: AbortSignal,
): Promise<T> {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const timer = setTimeout(abort, requestTimeoutSeconds * 1000)
  stopped?.addEventListener('abort', abort)
  try {
    return await ask(controller.signal)
  } catch (error) {
    throw controller.signal.aborted && !stopped?.aborted ? noConnection(error) : error
  } finally {
    clearTimeout(timer)
    stopped?.removeEventListener('abort', abort)
  }
}
