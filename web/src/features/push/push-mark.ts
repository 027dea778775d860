import { ownerKey, ownerKeysNamed } from '../../platform/owner-storage.ts'
import { storage } from '../../platform/storage.ts'

const name = 'push'

/**
 * Whose pushes this browser gets. It outlives a session that ends unasked, and goes when the person
 * leaves, as everything that is kept for them.
 */
export const isMarked = (userId: string): boolean => storage.read(ownerKey(userId, name)) !== null

export const hasMark = (): boolean => ownerKeysNamed(name).length > 0

export const unmark = (): void => ownerKeysNamed(name).forEach((key) => storage.remove(key))

/** A browser has one subscription, and so one person. */
export function mark(userId: string): void {
  unmark()
  storage.write(ownerKey(userId, name), 'true')
}
