import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

export async function deleteBanOf(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('banned_users').where('user_id', '=', userId).execute()
}
