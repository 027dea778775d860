import { ownerKey, ownerKeysNamed } from '../../../platform/storage/owner-storage.ts'
import { storage } from '../../../platform/storage/storage.ts'

const name = 'push'

/**
 * The person whose pushes this browser receives. It survives an expired session, and is removed
 * when the person signs out, like all their stored data.
 */
export const isMarked = (userId: string): boolean => storage.read(ownerKey(userId, name)) !== null

export const hasMark = (): boolean => ownerKeysNamed(name).length > 0

export const unmark = (): void => ownerKeysNamed(name).forEach((key) => storage.remove(key))

/** A browser has one subscription, and therefore one person. */
export function mark(userId: string): void {
  unmark()
  storage.write(ownerKey(userId, name), 'true')
}
