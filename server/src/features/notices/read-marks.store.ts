import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

const mark = statement<{ changed: boolean }, [userId: string, noticeId: string, now: Date]>(
  `with own as (select id from notices where id = $2 and user_id = $1), marked as (
    update notices set read_at = $3 where id = $2 and user_id = $1 and read_at is null
    returning id)
  select exists (select from marked) as changed from own`,
)

/** Whether it was unread until now; nothing where there is no such notice of this person. */
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

/** A request that is decided needs nobody's attention; every page that shows it looks again. */
export async function settleRequest(
  tx: Database,
  requestId: string,
  decision: 'approved' | 'rejected',
  now: Date,
): Promise<void> {
  await settle(tx, [requestId, decision, now])
}

const markUpTo = statement<{ changed: boolean }, [userId: string, upTo: number, now: Date]>(
  `with marked as (
    update notices set read_at = $3 where user_id = $1 and read_at is null and place <= $2
    returning id)
  select exists (select from marked) as changed`,
)

/** All that had become news at this version of theirs; whether any of it was unread until now. */
export async function markNoticesUpTo(
  db: Database,
  userId: string,
  upTo: number,
  now: Date,
): Promise<boolean> {
  const [marked] = await markUpTo(db, [userId, upTo, now])
  return marked?.changed === true
}
