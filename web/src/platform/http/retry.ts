import { retryDelay, shouldRetry } from './query-client.ts'
import { wait } from '../state/wait.ts'

/** Retries with growing delays if that may help; in the end it throws the last error. */
export async function withRetry<T>(ask: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1)
    try {
      return await ask()
    } catch (error) {
      if (!shouldRetry(failures, error)) throw error
      await wait(retryDelay(failures))
    }
}
