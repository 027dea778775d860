import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

const selectVersions = statement<{ id: string; change: string }, [ids: readonly string[]]>(
  `select id, change from conversations where id = any($1::uuid[])`,
)

/** How far each of these conversations is; what is gone is left out. */
export const listConversationVersions = (db: Database, ids: readonly string[]) =>
  selectVersions(db, [ids])
