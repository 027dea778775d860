import { transaction, type Database } from '../../../platform/db/database.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { erasePerson, type Erasure } from './erasure.ts'

/**
 * Erases somebody whom a restored backup has brought back. Nobody is notified: no node runs, and the
 * person was notified when the account was deleted. False if there is nobody to erase.
 */
export function eraseAgain(
  db: Database,
  erasures: readonly Erasure[],
  userId: string,
  now: Date,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const profile = await lockOwnProfile(tx, userId)
    if (profile === undefined) return false
    await erasePerson(tx, erasures, userId, now)
    return true
  })
}
