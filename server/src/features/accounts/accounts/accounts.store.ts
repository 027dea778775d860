import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'

export async function deleteBanOf(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('banned_users').where('user_id', '=', userId).execute()
}

interface DeletedRow {
  readonly userId: string
  readonly deletedAt: Date
}

const selectDeleted = statement<DeletedRow>(
  `select id as "userId", deleted_at as "deletedAt" from user_profiles
  where deleted_at is not null order by deleted_at, id`,
)

export const listDeleted = (db: Database): Promise<readonly DeletedRow[]> => selectDeleted(db, [])
