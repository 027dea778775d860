import { isNoAnswer } from '../http/api-error.ts'
import { storage } from './storage.ts'

/**
 * Answers of the server that this browser keeps for the signed-in person, to be read without a
 * connection. What reads and writes them is `local-store.ts`, which no page loads at first.
 */
export const keptDatabase = 'kept'

/**
 * Whose answers they are. Local storage is the same for all tabs at once: from the moment of a
 * sign-out no tab can read or write them, even if the database is deleted a little later.
 */
const ownerMark = 'kept-for'

export const keptOwner = (): string | null => storage.read(ownerMark)

/** Called at every end of a session. */
export function forgetKept(): void {
  storage.remove(ownerMark)
  try {
    indexedDB.deleteDatabase(keptDatabase)
  } catch {
    // This browser keeps nothing.
  }
}

/** Called whenever a person is signed in; the answers of anybody else are deleted. */
export function keepFor(owner: string): void {
  if (keptOwner() === owner) return
  forgetKept()
  storage.write(ownerMark, owner)
}

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
