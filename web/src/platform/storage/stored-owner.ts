import { keepDraftPartsOf } from './drafts-database.ts'
import { storage } from './storage.ts'

/**
 * Answers of the server that this browser keeps for the signed-in person, to be read without a
 * connection. What reads and writes them is `local-store.ts`, which no page loads at first.
 */
export const storedDatabase = 'kept'

/**
 * Whose answers they are. Local storage is the same for all tabs at once: from the moment of a
 * sign-out no tab can read or write them, even if the database is deleted a little later.
 */
const ownerMark = 'kept-for'

export const storedOwner = (): string | null => storage.read(ownerMark)

/** Called at every end of a session. */
export function deleteStored(): void {
  storage.remove(ownerMark)
  try {
    indexedDB.deleteDatabase(storedDatabase)
  } catch {
    // This browser keeps nothing.
  }
}

/** Called whenever a person is signed in; the answers of anybody else are deleted. */
export function storeFor(owner: string): void {
  keepDraftPartsOf(owner)
  if (storedOwner() === owner) return
  deleteStored()
  storage.write(ownerMark, owner)
}
