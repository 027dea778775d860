import type { Database } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'

export async function deleteAttachmentsOf(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('attachments').where('owner_id', '=', userId).execute()
}
