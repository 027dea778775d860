import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { lockListings, removeListings } from './own-listings.store.ts'

/**
 * Deletes the listings and searches of a person who deletes their account. Their files and their
 * part in conversations must be erased before, because that removes references to these listings
 * from the messages of others.
 */
export async function eraseListingsOf(tx: Database, userId: string): Promise<void> {
  const own = await query(tx)
    .selectFrom('service_listings')
    .select('id')
    .where('provider_id', '=', userId)
    .execute()
  const ids = own.map(({ id }) => id)
  await lockListings(tx, userId, ids)
  await removeListings(tx, ids)
  await query(tx).deleteFrom('service_listing_searches').where('user_id', '=', userId).execute()
}
