import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

interface Search {
  readonly userId: string
  readonly text: string
  /** The listings that were shown. */
  readonly listingIds: readonly string[]
  readonly now: Date
}

export async function insertSearch(
  db: Database,
  { userId, text, listingIds, now }: Search,
): Promise<void> {
  await query(db)
    .insertInto('service_listing_searches')
    .values({
      id: newId(),
      user_id: userId,
      search_text: text,
      listing_ids: [...listingIds],
      created_at: now,
    })
    .execute()
}

export async function deleteSearchesBefore(db: Database, before: Date): Promise<void> {
  await query(db).deleteFrom('service_listing_searches').where('created_at', '<', before).execute()
}
