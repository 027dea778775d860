import { storage } from './storage.ts'

/** What reads and writes it is `draft-parts.ts`, which no page loads at first. */
export const draftsDatabase = 'drafts'

/** Whose drafts they are. */
const ownerMark = 'drafts-of'

export const markDrafts = (owner: string): void => void storage.write(ownerMark, owner)

/** False from the moment of a sign-out, in every tab. */
export const areDraftsOf = (owner: string): boolean => storage.read(ownerMark) === owner

/** Called when the owner signs out. */
export function deleteDraftParts(): void {
  if (storage.read(ownerMark) === null) return
  storage.remove(ownerMark)
  try {
    indexedDB.deleteDatabase(draftsDatabase)
  } catch {
    // This browser keeps nothing.
  }
}

/** Called whenever a person is signed in: what anybody else has left goes. */
export function keepDraftPartsOf(owner: string): void {
  if (storage.read(ownerMark) !== owner) deleteDraftParts()
}
