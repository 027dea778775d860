import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'

const selectVersions = quickRead<
  { id: string; shown_version: string; updated_at: Date },
  [ids: readonly string[]]
>(`select id, shown_version, updated_at from user_profiles where id = any($1::uuid[])`)

export const listShownVersions = (db: Database, ids: readonly string[]) => selectVersions(db, [ids])
