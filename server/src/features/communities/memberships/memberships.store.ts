import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'
import type { CommunityRole, MuteColumns } from '../../people/participation/public.ts'

export const membersPerPage = 50

export interface MemberRow extends MuteColumns {
  readonly person: PersonRow
  readonly role: CommunityRole
  readonly joined_at: Date
  /** In microseconds, which a Date cannot represent. */
  readonly joined_micros: string
}

/** The last member of the previous page. */
export type MemberCursor = readonly [joinedMicros: string, userId: string]

type PageValues = [communityId: string, joinedMicros: string | null, userId: string | null]

const byRole = "m.role <> 'leader', m.role = 'member'"
const muteOf = 'left join community_mutes mute on mute.community_id = $1 and mute.user_id = p.id'

/**
 * The leader and the moderators, who are few, are selected separately, so that the members come in the
 * order of their index.
 */
const selectMembers = statement<MemberRow, PageValues>(
  `select ${personJson('p')} as person, m.role, m.joined_at, mute.muted_at, mute.muted_until,
    (extract(epoch from m.joined_at) * 1000000)::bigint as joined_micros
  from (
    (select user_id, role, joined_at from community_members
      where community_id = $1 and role in ('moderator', 'leader') and $2::bigint is null)
    union all
    (select user_id, role, joined_at from community_members
      where community_id = $1 and role = 'member' and ($2::bigint is null or
        (joined_at, user_id) >
          (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid))
      order by joined_at, user_id limit ${membersPerPage + 1})) m
  join user_profiles p on p.id = m.user_id ${muteOf}
  order by ${byRole}, m.joined_at, m.user_id limit ${membersPerPage + 1}`,
)

/** Looks at every member of the community, so it is only for a search. */
const selectNamed = statement<MemberRow, [...PageValues, text: string]>(
  `select ${personJson('p')} as person, m.role, m.joined_at, mute.muted_at, mute.muted_until,
    (extract(epoch from m.joined_at) * 1000000)::bigint as joined_micros
  from community_members m
  join user_profiles p on p.id = m.user_id ${muteOf}
  where m.community_id = $1
    and ((p.full_name_shown and position(folded($4) in folded(p.full_name)) > 0)
      or position(folded($4) in folded(p.display_name)) > 0)
    and ($2::bigint is null or (m.role = 'member' and (m.joined_at, m.user_id) >
      (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid)))
  order by ${byRole}, m.joined_at, m.user_id limit ${membersPerPage + 1}`,
)

interface MemberPage {
  readonly after: MemberCursor | undefined
  /** Only members with this text in a name; all of them if it is empty. */
  readonly named: string | undefined
}

/** One page and one row more. The caller must have checked that the viewer may look inside. */
export function listMemberRows(
  db: Database,
  communityId: string,
  { after, named = '' }: MemberPage,
): Promise<readonly MemberRow[]> {
  const values: PageValues = [communityId, after?.[0] ?? null, after?.[1] ?? null]
  return named === '' ? selectMembers(db, values) : selectNamed(db, [...values, named])
}

export async function findRole(
  tx: Database,
  communityId: string,
  userId: string,
): Promise<CommunityRole | undefined> {
  const row = await query(tx)
    .selectFrom('community_members')
    .select('role')
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role as CommunityRole | undefined
}

/** An existing member is left unchanged. */
export async function insertMember(
  tx: Database,
  communityId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await query(tx)
    .insertInto('community_members')
    .values({ community_id: communityId, user_id: userId, role: 'member', joined_at: now })
    .onConflict((conflict) => conflict.columns(['community_id', 'user_id']).doNothing())
    .execute()
}

/**
 * Call it before several changes to the members of a community. It waits for writes of these people
 * inside and keeps new ones from starting, which could otherwise deadlock.
 */
export async function lockMembers(
  tx: Database,
  communityId: string,
  userIds: readonly string[],
): Promise<void> {
  await query(tx)
    .selectFrom('community_members')
    .select('user_id')
    .where('community_id', '=', communityId)
    .where('user_id', 'in', [...userIds])
    .orderBy('user_id')
    .forUpdate()
    .execute()
}

/** Never deletes the leader. */
export async function deleteMember(
  tx: Database,
  communityId: string,
  userId: string,
): Promise<void> {
  await query(tx)
    .deleteFrom('community_members')
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .where('role', '<>', 'leader')
    .execute()
}

/** There is at most one leader at any time: demote the old one before promoting the new one. */
export async function setRole(
  tx: Database,
  communityId: string,
  userId: string,
  role: CommunityRole,
): Promise<void> {
  await query(tx)
    .updateTable('community_members')
    .set({ role })
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .execute()
}

const selectDeciders = statement<{ user_id: string }, [communityId: string]>(
  `select user_id from community_members
  where community_id = $1 and role in ('moderator', 'leader') order by user_id`,
)

const selectModerators = statement<{ moderators: number }, [communityId: string]>(
  `select count(*)::integer as moderators from community_members
  where community_id = $1 and role = 'moderator'`,
)

export const countModerators = async (tx: Database, communityId: string): Promise<number> =>
  (await selectModerators(tx, [communityId]))[0]?.moderators ?? 0

/** The leader and the moderators, who decide about requests. */
export async function listDeciders(tx: Database, communityId: string): Promise<string[]> {
  return (await selectDeciders(tx, [communityId])).map((row) => row.user_id)
}

/** Only for a member; the row is deleted with the membership. */
export async function setHidden(
  tx: Database,
  communityId: string,
  userId: string,
  hidden: boolean,
): Promise<void> {
  if (hidden)
    await query(tx)
      .insertInto('hidden_memberships')
      .values({ community_id: communityId, user_id: userId })
      .onConflict((conflict) => conflict.columns(['user_id', 'community_id']).doNothing())
      .execute()
  else
    await query(tx)
      .deleteFrom('hidden_memberships')
      .where('community_id', '=', communityId)
      .where('user_id', '=', userId)
      .execute()
}

interface MembershipVersionRow {
  readonly user_id: string
  readonly version: string
  readonly changed_at: Date
}

const selectVersions = statement<MembershipVersionRow, [userIds: readonly string[]]>(`
  select user_id, version, changed_at from membership_versions where user_id = any($1::uuid[])`)

export const listMembershipVersions = (db: Database, userIds: readonly string[]) =>
  selectVersions(db, [userIds])
