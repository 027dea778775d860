import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'

const selectVersions = statement<{ id: string; change: string }, [ids: readonly string[]]>(
  `select id, change from conversations where id = any($1::uuid[])`,
)

/** The change number of each of these conversations; deleted conversations are left out. */
export const listConversationVersions = (db: Database, ids: readonly string[]) =>
  selectVersions(db, [ids])
