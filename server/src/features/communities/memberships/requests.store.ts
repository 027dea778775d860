import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'

export const requestsPerPage = 50

export interface RequestRow {
  readonly id: string
  readonly community_id: string
  readonly person: PersonRow
  readonly message: string | null
  readonly created_at: Date
}

const selectRequests = statement<
  RequestRow,
  [communityId: string, before: string | null, onlyRemoved: boolean]
>(
  `select r.id, r.community_id, ${personJson('p')} as person, r.message, r.created_at
  from membership_requests r join user_profiles p on p.id = r.user_id
  where r.community_id = $1 and r.status = 'pending' and ($2::uuid is null or r.id < $2)
    and (not $3::boolean or exists (
      select 1 from community_removals removed
      where removed.community_id = r.community_id and removed.user_id = r.user_id))
  order by r.id desc limit ${requestsPerPage + 1}`,
)

/** One page and one row more. The caller must have checked that the viewer decides about them. */
export const listRequestRows = (
  db: Database,
  communityId: string,
  { before, onlyRemoved }: { before: string | undefined; onlyRemoved: boolean },
): Promise<readonly RequestRow[]> => selectRequests(db, [communityId, before ?? null, onlyRemoved])

/** The caller must have locked the community and checked that no request is open. Returns an id. */
export async function insertRequest(
  tx: Database,
  request: { communityId: string; userId: string; message: string | null; now: Date },
): Promise<string> {
  const { communityId, userId, message, now } = request
  const id = newId()
  await query(tx)
    .insertInto('membership_requests')
    .values({
      id,
      community_id: communityId,
      user_id: userId,
      message,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}

/** When the person was rejected that many times ago; undefined if it was fewer times. */
export async function findRejection(
  tx: Database,
  communityId: string,
  userId: string,
  ago: number,
): Promise<Date | undefined> {
  const row = await query(tx)
    .selectFrom('membership_requests')
    .select('updated_at')
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .where('status', '=', 'rejected')
    .orderBy('updated_at', 'desc')
    .offset(ago - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.updated_at
}

export async function deleteOpenRequest(
  tx: Database,
  communityId: string,
  userId: string,
): Promise<void> {
  await query(tx)
    .deleteFrom('membership_requests')
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .execute()
}

/** Returns the id of the request, if there was one. */
export async function approveOpenRequest(
  tx: Database,
  communityId: string,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const row = await query(tx)
    .updateTable('membership_requests')
    .set({ status: 'approved', updated_at: now })
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type Decision = 'approved' | 'rejected'

/** Only of this community: a request elsewhere is not found. */
export async function findRequest(
  tx: Database,
  communityId: string,
  requestId: string,
): Promise<{ user_id: string; status: Decision | 'pending' } | undefined> {
  const row = await query(tx)
    .selectFrom('membership_requests')
    .select(['user_id', 'status'])
    .where('community_id', '=', communityId)
    .where('id', '=', requestId)
    .executeTakeFirst()
  return row as { user_id: string; status: Decision | 'pending' } | undefined
}

export async function setDecision(
  tx: Database,
  requestId: string,
  status: Decision,
  now: Date,
): Promise<void> {
  await query(tx)
    .updateTable('membership_requests')
    .set({ status, updated_at: now })
    .where('id', '=', requestId)
    .execute()
}
