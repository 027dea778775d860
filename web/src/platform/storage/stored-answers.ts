import { ApiError, isNoAnswer } from '../http/api-error.ts'
import { isOnline } from '../http/online.ts'
import { retryDelay, shouldRetry, withRetry } from '../http/query-client.ts'
import { wait } from '../state/wait.ts'
import { pageState } from './page-state.ts'

/** Another tab may hold the store for as long as it likes; a page must not wait for it. */
const mostMilliseconds = 1500

/** `undefined` if nothing is stored, or nothing can be read in time. */
export const readStored = (owner: string, name: string): Promise<unknown> =>
  Promise.race([
    import('./local-store.ts').then((store) => store.read(owner, name)).catch(() => undefined),
    wait(mostMilliseconds),
  ])

/** After this time a failed request is not repeated: it is better to show what is stored. */
const retryMilliseconds = 15_000

/** A page that shows a stored answer asks again after each such pause, until the server answers. */
export const askAgainMilliseconds = 5000

const state = pageState(() => ({ shown: new Set<string>() }))
const keyOf = (owner: string, name: string): string => `${owner}:${name}`

/** Whether the page has only the stored answer. */
export const isStoredShown = (owner: string, name: string): boolean =>
  state.shown.has(keyOf(owner, name))

/** Notes that the page has the answer of the server, or its refusal. */
export async function noteAnswer<T>(owner: string, name: string, asked: Promise<T>): Promise<T> {
  try {
    const answer = await asked
    state.shown.delete(keyOf(owner, name))
    return answer
  } catch (error) {
    if (error instanceof ApiError && !shouldRetry(0, error)) state.shown.delete(keyOf(owner, name))
    throw error
  }
}

/** The answer, or the stored one if there is no connection. One lost request is repeated first. */
export async function orStored<T>(owner: string, name: string, ask: () => Promise<T>): Promise<T> {
  const startedAt = Date.now()
  let stored: unknown
  const askOrRead = (): Promise<T> =>
    noteAnswer(owner, name, ask()).catch(async (error: unknown) => {
      if (isNoAnswer(error)) stored ??= await readStored(owner, name)
      throw error
    })
  const mayRetry = (failures: number, error: unknown): boolean =>
    stored !== undefined &&
    isNoAnswer(error) &&
    isOnline() &&
    Date.now() - startedAt < retryMilliseconds &&
    shouldRetry(failures, error)
  try {
    return await withRetry(askOrRead, { shouldRetry: mayRetry, retryDelay })
  } catch (error) {
    if (stored === undefined || !isNoAnswer(error)) throw error
    state.shown.add(keyOf(owner, name))
    return stored as T
  }
}
