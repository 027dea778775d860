import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { seesInside } from '../../people/participation/public.ts'

/**
 * In SQL: raises the version of the inside of `communityId`, for the last statement of a
 * transaction: until the commit it holds the one row that all changes inside the community need.
 * `from` are further tables, with their condition.
 */
export const raiseInside = (communityId: string, from: string): string => `
  update community_versions v
  set inside_version = v.inside_version + 1, changed_at = clock_timestamp()
  ${from} and v.community_id = ${communityId}
  returning v.community_id, v.inside_version, v.changed_at`

const raiseAll = statement<never, [ids: readonly string[]]>(
  `select raise_community_versions($1::uuid[], true)`,
)

/** For changes of likes, replies and answers in several communities, which are not announced. */
export async function raiseInsideOf(tx: Database, ids: readonly string[]): Promise<void> {
  await raiseAll(tx, [ids])
}

const raiseOfPerson = statement<never, [userId: string]>(
  `select raise_community_versions(array(
    select community_id from community_members where user_id = $1
    union select community_id from community_events where creator_id = $1
    union select community_id from community_posts where author_id = $1
    union select p.community_id from post_replies r join community_posts p on p.id = r.post_id
      where r.author_id = $1), true)`,
)

/**
 * For what changes in how a person is shown, such as a ban: wherever they are a member, or have left
 * something, as guests and former members have.
 */
export async function raiseInsideOfPerson(tx: Database, userId: string): Promise<void> {
  await raiseOfPerson(tx, [userId])
}

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

/** Returns those of the pairs in which the person may see inside the community. */
export const listInsiders = (
  db: Database,
  pairs: readonly { readonly communityId: string; readonly userId: string }[],
) =>
  selectInsiders(db, [
    pairs.map(({ communityId }) => communityId),
    pairs.map(({ userId }) => userId),
  ])
