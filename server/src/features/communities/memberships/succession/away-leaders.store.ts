import type { Database } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/query.ts'
import { statement } from '../../../../platform/db/statement.ts'
import { isBanned } from '../../../accounts/profiles/public.ts'

export interface AwayRow {
  readonly id: string
  readonly name: string
  readonly leader_id: string
  readonly leader_warned_at: Date | null
  /** The end of the last day on which the leader was here. */
  readonly seen_until: Date
  /** The successor whom the leader chose, or else the moderator who has been a member longest. */
  readonly heir_id: string
}

const heir = `coalesce((
    select s.user_id from community_successors s join user_profiles p on p.id = s.user_id
    where s.community_id = c.id and s.user_id <> c.leader_id and not ${isBanned('p')}), (
    select m.user_id from community_members m join user_profiles p on p.id = m.user_id
    where m.community_id = c.id and m.role = 'moderator' and not ${isBanned('p')}
    order by m.joined_at, m.user_id limit 1))`

/** A session counts too: a node of the version before notes no day. */
const seenUntil = `((greatest(d.active_on, (
    select max(s.last_used_at at time zone 'UTC')::date from sessions s
    where s.user_id = d.user_id and not s.needs_second_factor)) + 1)::timestamp at time zone 'UTC')`

// Begins with the people who were here longest ago, who are few beside all leaders.
const selectAway = statement<AwayRow, [seenBefore: Date, communityId: string | null]>(
  `select away.* from (
    select c.id, c.name, c.leader_id, c.leader_warned_at, ${seenUntil} as seen_until,
      ${heir} as heir_id
    from last_active_days d join communities c on c.leader_id = d.user_id
    where d.active_on < $1::timestamptz and c.closed_at is null
      and ($2::uuid is null or c.id = $2)) away
  where away.heir_id is not null and away.seen_until <= $1 order by away.id`,
)

/** Open communities whose leaders were not here since then, and that somebody else could lead. */
export const listAway = (db: Database, seenBefore: Date): Promise<readonly AwayRow[]> =>
  selectAway(db, [seenBefore, null])

/** The same of one community, which the caller has locked. */
export async function findAway(
  tx: Database,
  seenBefore: Date,
  communityId: string,
): Promise<AwayRow | undefined> {
  const [row] = await selectAway(tx, [seenBefore, communityId])
  return row
}

export async function noteWarning(tx: Database, communityId: string, now: Date): Promise<void> {
  await query(tx)
    .updateTable('communities')
    .set({ leader_warned_at: now })
    .where('id', '=', communityId)
    .execute()
}
