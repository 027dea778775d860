import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { seesInside } from '../../people/participation/public.ts'

export interface CommunityVersionRow {
  readonly community_id: string
  readonly version: string
  readonly inside_version: string
  readonly changed_at: Date
}

const selectVersions = statement<CommunityVersionRow, [ids: readonly string[]]>(`
  select community_id, version, inside_version, changed_at from community_versions
  where community_id = any($1::uuid[])`)

/** Includes deleted communities, whose versions are raised once more by the deletion. */
export const listCommunityVersions = (db: Database, ids: readonly string[]) =>
  selectVersions(db, [ids])

const selectInsiders = statement<
  { community_id: string; user_id: string },
  [communityIds: readonly string[], userIds: readonly string[]]
>(`
  select c.id as community_id, p.id as user_id
  from unnest($1::uuid[], $2::uuid[]) as asked (community_id, user_id)
  join communities c on c.id = asked.community_id
  join user_profiles p on p.id = asked.user_id and p.onboarding_completed
  where ${seesInside('c', 'p.id')}`)

/** Those of these pairs in which the person may see inside the community. */
export const listInsiders = (
  db: Database,
  pairs: readonly { readonly communityId: string; readonly userId: string }[],
) =>
  selectInsiders(db, [
    pairs.map(({ communityId }) => communityId),
    pairs.map(({ userId }) => userId),
  ])
