import { requestTimeoutSeconds } from '@patchbay/contract/realtime'

/** Gives up after ten seconds, or when `stopped` does. */
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
  } finally {
    clearTimeout(timer)
    stopped?.removeEventListener('abort', abort)
  }
}
