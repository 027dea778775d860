import type { Database } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'
import { lockListings, removeListings } from './own-listings.store.ts'

/**
 * Of somebody who deletes their account, for whoever has erased their files and their part in
 * conversations: what they offer, and what they looked for. What others wrote about a listing says
 * nothing of it by then.
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
