import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'

export const membersPerPage = 50

export interface MemberRow {
  readonly person: PersonRow
  readonly role: 'member' | 'leader'
  readonly joined_at: Date
  /** In microseconds, which a Date cannot represent. */
  readonly joined_micros: string
}

/** The last member of the previous page. */
export type MemberCursor = readonly [joinedMicros: string, userId: string]

type PageValues = [communityId: string, joinedMicros: string | null, userId: string | null]

/** The leader is selected separately, so that the members come in the order of their index. */
const selectMembers = statement<MemberRow, PageValues>(
  `select ${personJson('p')} as person, m.role, m.joined_at,
    (extract(epoch from m.joined_at) * 1000000)::bigint as joined_micros
  from (
    (select user_id, role, joined_at from community_members
      where community_id = $1 and role = 'leader' and $2::bigint is null)
    union all
    (select user_id, role, joined_at from community_members
      where community_id = $1 and role = 'member' and ($2::bigint is null or
        (joined_at, user_id) >
          (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid))
      order by joined_at, user_id limit ${membersPerPage + 1})) m
  join user_profiles p on p.id = m.user_id
  order by m.role = 'member', m.joined_at, m.user_id limit ${membersPerPage + 1}`,
)

/** Looks at every member of the community, so it is only for a search. */
const selectNamed = statement<MemberRow, [...PageValues, text: string]>(
  `select ${personJson('p')} as person, m.role, m.joined_at,
    (extract(epoch from m.joined_at) * 1000000)::bigint as joined_micros
  from community_members m
  join user_profiles p on p.id = m.user_id
  where m.community_id = $1
    and ((p.full_name_shown and position(folded($4) in folded(p.full_name)) > 0)
      or position(folded($4) in folded(p.display_name)) > 0)
    and ($2::bigint is null or (m.role = 'member' and (m.joined_at, m.user_id) >
      (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid)))
  order by m.role = 'member', m.joined_at, m.user_id limit ${membersPerPage + 1}`,
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
): Promise<'member' | 'leader' | undefined> {
  const row = await query(tx)
    .selectFrom('community_members')
    .select('role')
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role as 'member' | 'leader' | undefined
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
    .where('role', '=', 'member')
    .execute()
}

/** There is at most one leader at any time: demote the old one before promoting the new one. */
export async function setRole(
  tx: Database,
  communityId: string,
  userId: string,
  role: 'member' | 'leader',
): Promise<void> {
  await query(tx)
    .updateTable('community_members')
    .set({ role })
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .execute()
}
