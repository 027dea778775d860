import { fold } from '@patchbay/contract/fold'
import { staffCommunitiesPerPage } from '@patchbay/contract/staff/communities'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { isUuid } from '../../../platform/ids.ts'

export interface StaffCommunityRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly is_private: boolean
  readonly member_count: number
  readonly created_at: Date
  readonly closed_at: Date | null
  readonly leader_id: string
  readonly leader_name: string | null
  readonly leader_banned: boolean
}

const isBanned = (person: string, now: string): string => `exists (
  select 1 from banned_users ban where ban.user_id = ${person}
    and (ban.expires_at is null or ban.expires_at > ${now}))`

const columns = `
  select c.id, c.name, c.description, c.is_private, c.member_count, c.created_at, c.closed_at,
    c.leader_id,
    coalesce(leader.display_name, leader.full_name) as leader_name,
    ${isBanned('c.leader_id', '$1')} as leader_banned
  from communities c join user_profiles leader on leader.id = c.leader_id`

const newest = `order by c.id desc limit ${staffCommunitiesPerPage + 1}`

const all = statement<StaffCommunityRow, [now: Date, before: string]>(
  `${columns} where c.id < $2 ${newest}`,
)
type Search = [now: Date, before: string, q: string]

/** All with the name are found by an index first: a page alone would walk all communities. */
const searchNames = (hasText: string): string =>
  `with found as materialized (select c.id from communities c where ${hasText})
  ${columns} where c.id < $2 and c.id in (select found.id from found) ${newest}`

const named = statement<StaffCommunityRow, Search>(
  searchNames(`folded(c.name) like '%' || pattern_of($3) || '%'`),
)
/** Two letters, for which trigrams are of no use. */
const shortlyNamed = statement<StaffCommunityRow, Search>(
  searchNames(`short_pieces(folded(c.name)) @> array[folded($3)]`),
)

const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const one = statement<StaffCommunityRow, [now: Date, communityId: string]>(
  `${columns} where c.id = $2`,
)

export async function searchCommunities(
  db: Database,
  now: Date,
  q: string,
  before: string = highestId,
): Promise<readonly StaffCommunityRow[]> {
  if (q === '') return all(db, [now, before])
  if (isUuid(q.toLowerCase())) return one(db, [now, q])
  const select = Array.from(fold(q)).length < 3 ? shortlyNamed : named
  return select(db, [now, before, q])
}

export async function findStaffCommunity(
  db: Database,
  now: Date,
  communityId: string,
): Promise<StaffCommunityRow | undefined> {
  const [row] = await one(db, [now, communityId])
  return row
}

const mostHeirs = 50

const selectHeirs = statement<
  { id: string; name: string | null },
  [now: Date, communityId: string, q: string]
>(
  `select p.id, coalesce(p.display_name, p.full_name) as name
  from community_members m join user_profiles p on p.id = m.user_id
  where m.community_id = $2 and m.role = 'member' and not ${isBanned('m.user_id', '$1')}
    and ($3 = '' or folded(p.display_name) like '%' || pattern_of($3) || '%'
      or folded(p.full_name) like '%' || pattern_of($3) || '%')
  order by m.joined_at, m.user_id limit ${mostHeirs}`,
)

export const listHeirs = (db: Database, now: Date, communityId: string, q: string) =>
  selectHeirs(db, [now, communityId, q])
