import { requestTimeoutSeconds } from '@patchbay/contract/realtime'
import { noConnection } from '../../platform/api.ts'

/** Gives up after ten seconds, as if nothing had come back, or when `stopped` does. */
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
