import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

const mark = statement<{ id: string }, [userId: string, noticeId: string, now: Date]>(
  `with own as (select id from notices where id = $2 and user_id = $1), marked as (
    update notices set read_at = $3 where id = $2 and user_id = $1 and read_at is null)
  select id from own`,
)

/** Once; false where there is no such notice of this person. */
export const markNotice = async (
  db: Database,
  userId: string,
  noticeId: string,
  now: Date,
): Promise<boolean> => (await mark(db, [userId, noticeId, now])).length > 0

const settle = statement<never, [requestId: string, decision: string, now: Date]>(
  `update notices set read_at = coalesce(read_at, $3),
    data = data || jsonb_build_object('decision', $2::text)
  where request_id = $1 and kind = 'membership_requested'`,
)

/** A request that is decided needs nobody's attention; every page that shows it looks again. */
export async function settleRequest(
  tx: Database,
  requestId: string,
  decision: 'approved' | 'rejected',
  now: Date,
): Promise<void> {
  await settle(tx, [requestId, decision, now])
}

// What somebody holds at this moment is going or changing, and may be held in any order, as by a
// post that takes its notices along: waiting for it could be waiting in a circle.
const markUpTo = statement<never, [userId: string, upTo: number, now: Date]>(
  `with held as materialized (
    select id from notices where user_id = $1 and read_at is null and place <= $2
    for no key update skip locked)
  update notices n set read_at = $3 from held where n.id = held.id`,
)

/** All that had become news at this version of theirs. */
export async function markNoticesUpTo(
  db: Database,
  userId: string,
  upTo: number,
  now: Date,
): Promise<void> {
  await markUpTo(db, [userId, upTo, now])
}
