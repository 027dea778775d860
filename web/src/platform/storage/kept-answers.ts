import { isNoAnswer } from '../http/api-error.ts'
import { wait } from '../state/wait.ts'

/** Another tab may hold the store for as long as it likes; a page must not wait for it. */
const mostMilliseconds = 1500

/** `undefined` if nothing is kept, or nothing can be read in time. */
export const readKept = (owner: string, name: string): Promise<unknown> =>
  Promise.race([
    import('./local-store.ts').then((store) => store.read(owner, name)).catch(() => undefined),
    wait(mostMilliseconds),
  ])

/** The answer, or the kept one if there is no connection. */
export const orKept = <T>(owner: string, name: string, asked: Promise<T>): Promise<T> =>
  asked.catch(async (error: unknown) => {
    const kept = isNoAnswer(error) ? await readKept(owner, name) : undefined
    if (kept === undefined) throw error
    return kept as T
  })
