import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'
import { seesInside } from './inside.store.ts'

export interface CommunityVersionRow {
  readonly community_id: string
  readonly version: string
  readonly inside_version: string
  readonly changed_at: Date
}

const selectVersions = statement<CommunityVersionRow, [ids: readonly string[]]>(`
  select community_id, version, inside_version, changed_at from community_versions
  where community_id = any($1::uuid[])`)

/** Also of communities that are gone: theirs have risen once more. */
export const listCommunityVersions = (db: Database, ids: readonly string[]) =>
  selectVersions(db, [ids])

const selectInsiders = statement<
  { community_id: string; user_id: string },
  [ids: readonly string[], userIds: readonly string[]]
>(`
  select c.id as community_id, p.id as user_id
  from communities c cross join user_profiles p
  where c.id = any($1::uuid[]) and p.id = any($2::uuid[]) and p.onboarding_completed
    and ${seesInside('c', 'p.id')}`)

/** Which of these people may look inside which of these communities. */
export const listInsiders = (db: Database, ids: readonly string[], userIds: readonly string[]) =>
  selectInsiders(db, [ids, userIds])
