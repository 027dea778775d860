import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

/** Counts as the person's own choice, which no sign-in replaces. Only for a fresh database. */
export async function setDemoAvatar(tx: Database, userId: string, url: string): Promise<void> {
  await query(tx)
    .updateTable('user_profiles')
    .set({ avatar_url: url, avatar_source: 'upload' })
    .where('id', '=', userId)
    .execute()
}
