import { isNoAnswer } from '../http/api-error.ts'

/** `undefined` if nothing is kept, for whatever reason. */
export const readKept = (owner: string, name: string): Promise<unknown> =>
  import('./local-store.ts').then((store) => store.read(owner, name)).catch(() => undefined)

/** The answer, or the kept one if there is no connection. */
export const orKept = <T>(owner: string, name: string, asked: Promise<T>): Promise<T> =>
  asked.catch(async (error: unknown) => {
    const kept = isNoAnswer(error) ? await readKept(owner, name) : undefined
    if (kept === undefined) throw error
    return kept as T
  })
