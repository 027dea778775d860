import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { isAround, isBanned } from '../../accounts/profiles/public.ts'

interface LedRow {
  readonly id: string
  /**
   * The successor whom the leader chose, or else the longest member who was there lately, or else the longest who is not
   * banned for good: somebody banned for a while leads rather than nobody.
   */
  readonly heir_id: string | null
}

/** Ends at the first member for whom it holds, in the order of an index. */
const longestWho = (condition: string): string => `(
  select m.user_id from community_members m join user_profiles p on p.id = m.user_id
  where m.community_id = c.id and m.role <> 'leader' and ${condition}
  order by m.joined_at, m.user_id limit 1)`

const isBannedForGood = `exists (
  select 1 from banned_users ban where ban.user_id = p.id and ban.expires_at is null)`

/** A banned successor is left out, so that somebody else can lead. */
const chosenSuccessor = `(
  select s.user_id from community_successors s join user_profiles p on p.id = s.user_id
  where s.community_id = c.id and s.user_id <> c.leader_id and not ${isBanned('p')})`

const selectLed = statement<LedRow, [userId: string, now: Date]>(
  `select c.id, coalesce(${chosenSuccessor},
    ${longestWho(`not ${isBanned('p')} and ${isAround('p', '$2::timestamptz')}`)},
    ${longestWho(`not ${isBanned('p')}`)},
    ${longestWho(`not ${isBannedForGood}`)}) as heir_id
  from communities c
  join community_members l on l.community_id = c.id and l.user_id = $1 and l.role = 'leader'
  order by c.id`,
)

export const listLed = (tx: Database, userId: string, now: Date): Promise<readonly LedRow[]> =>
  selectLed(tx, [userId, now])

const selectConcerned = statement<{ user_id: string }, [userId: string]>(
  `select d.user_id from community_members d
  where d.role in ('moderator', 'leader') and d.community_id in (
    select community_id from community_members where user_id = $1
    union select community_id from membership_requests where user_id = $1)
  union
  select r.user_id from membership_requests r
  join community_members l on l.community_id = r.community_id and l.role = 'leader'
  where l.user_id = $1`,
)

/**
 * Who decides requests in the person's communities, and people with requests to them: their lists change.
 */
export async function listConcerned(tx: Database, userId: string): Promise<string[]> {
  return (await selectConcerned(tx, [userId])).map((row) => row.user_id)
}

export async function deleteMembershipsOf(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('membership_requests').where('user_id', '=', userId).execute()
  await query(tx).deleteFrom('community_members').where('user_id', '=', userId).execute()
  await query(tx).deleteFrom('community_removals').where('user_id', '=', userId).execute()
  await query(tx).deleteFrom('community_mutes').where('user_id', '=', userId).execute()
  await query(tx).deleteFrom('membership_versions').where('user_id', '=', userId).execute()
}
