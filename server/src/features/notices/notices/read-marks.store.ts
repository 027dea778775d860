import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

const mark = statement<{ changed: boolean }, [userId: string, noticeId: string, now: Date]>(
  `with own as (select id from notices where id = $2 and user_id = $1), marked as (
    update notices set read_at = $3 where id = $2 and user_id = $1 and read_at is null
    returning id)
  select exists (select from marked) as changed from own`,
)

/** Whether the notice was unread; undefined if the person has no such notice. */
export const markNotice = async (
  db: Database,
  userId: string,
  noticeId: string,
  now: Date,
): Promise<boolean | undefined> => (await mark(db, [userId, noticeId, now]))[0]?.changed

const settle = statement<never, [requestId: string, decision: string, now: Date]>(
  `update notices set read_at = coalesce(read_at, $3),
    data = data || jsonb_build_object('decision', $2::text)
  where request_id = $1 and kind = 'membership_requested'`,
)

/** A decided request needs no attention any more; pages that show it fetch it again. */
export async function settleRequest(
  tx: Database,
  requestId: string,
  decision: 'approved' | 'rejected',
  now: Date,
): Promise<void> {
  await settle(tx, [requestId, decision, now])
}

// Skips locked rows: they are being deleted or changed, in any order (for example by deleting a
// post with its notices), so waiting for them could deadlock.
const markUpTo = statement<{ changed: boolean }, [userId: string, upTo: number, now: Date]>(
  `with locked as materialized (
    select id from notices where user_id = $1 and read_at is null and place <= $2
    for no key update skip locked),
  marked as (
    update notices n set read_at = $3 from locked where n.id = locked.id returning n.id)
  select exists (select from marked) as changed`,
)

/** Marks all notices up to this version of the person as read; returns whether any was unread. */
export async function markNoticesUpTo(
  db: Database,
  userId: string,
  upTo: number,
  now: Date,
): Promise<boolean> {
  const [marked] = await markUpTo(db, [userId, upTo, now])
  return marked?.changed === true
}
