import { retryDelay, shouldRetry } from './query-client.ts'
import { wait } from './wait.ts'

/** Asks again after a while where that may help; in the end it fails as the last time did. */
export async function withRetry<T>(ask: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1)
    try {
      return await ask()
    } catch (error) {
      if (!shouldRetry(failures, error)) throw error
      await wait(retryDelay(failures))
    }
}
