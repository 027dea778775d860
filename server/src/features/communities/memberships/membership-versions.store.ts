import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

interface MembershipVersionRow {
  readonly user_id: string
  readonly version: string
  readonly changed_at: Date
}

const selectVersions = statement<MembershipVersionRow, [userIds: readonly string[]]>(`
  select user_id, version, changed_at from membership_versions where user_id = any($1::uuid[])`)

export const listMembershipVersions = (db: Database, userIds: readonly string[]) =>
  selectVersions(db, [userIds])
