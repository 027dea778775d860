import type { Database } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'

/** Of somebody who deletes their account. */
export async function erasePostsOf(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('community_posts').where('author_id', '=', userId).execute()
}
