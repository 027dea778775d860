import { AppError } from './app-error.ts'

/** One page sends this many at once; a person with two open pages waits a moment. */
const mostOfPerson = 3
/** In seconds: soon, because a slot is free again when a file has arrived. */
const retryAfter = 2

/** The uploads that this node receives at the moment. */
export interface UploadSlots {
  /**
   * Called before a byte of the file is read. Throws `rate_limited` if the person sends enough
   * files already, and `unavailable` if the node does. Returns what frees the slot.
   */
  take(person: string, bytes: number): () => void
}

/** `budget` is in bytes, of all announced files together. */
export function createUploadSlots(budget: number): UploadSlots {
  const ofPerson = new Map<string, number>()
  let taken = 0
  return {
    take: (person, bytes) => {
      const own = ofPerson.get(person) ?? 0
      if (own >= mostOfPerson) throw new AppError('rate_limited', undefined, { retryAfter })
      if (taken + bytes > budget) throw new AppError('unavailable', undefined, { retryAfter })
      ofPerson.set(person, own + 1)
      taken += bytes
      let isGiven = false
      return () => {
        if (isGiven) return
        isGiven = true
        taken -= bytes
        const left = (ofPerson.get(person) ?? 1) - 1
        if (left > 0) ofPerson.set(person, left)
        else ofPerson.delete(person)
      }
    },
  }
}
