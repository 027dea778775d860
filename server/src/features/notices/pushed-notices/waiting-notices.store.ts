import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { receivers } from '../push/public.ts'

// A writer changes a notice before it checks whether the notice waits, so it is locked here before
// it stops waiting. Rows locked by others are skipped, since their owners may lock others in
// another order.
const lockWaiting = statement<{ id: string }, [batch: string]>(
  `select n.id from notices_to_push w join notices n on n.id = w.notice_id
  where w.batch = $1 for no key update of n skip locked`,
)

export interface WaitingNotice {
  readonly notice_id: string
  readonly receiver_id: string
  /** When it became news; another moment is another push. */
  readonly moment: Date
  readonly endpoint: string | null
}

const take = statement<WaitingNotice, [batch: string, noticeIds: readonly string[]]>(
  `with taken as (
    delete from notices_to_push where batch = $1 and notice_id = any($2::uuid[])
    returning notice_id)
  select n.id as notice_id, n.created_at as moment, r.id as receiver_id, r.endpoint
  from taken join notices n on n.id = taken.notice_id
  join ${receivers} r on r.user_id = n.user_id
  where n.read_at is null order by r.id`,
)

/** The unread ones, with all browsers and devices of their readers. */
export async function takeWaiting(tx: Database, batch: string): Promise<readonly WaitingNotice[]> {
  const locked = await lockWaiting(tx, [batch])
  if (locked.length === 0) return []
  return take(tx, [batch, locked.map(({ id }) => id)])
}

const selectLeft = statement<{ is_left: boolean }, [batch: string]>(
  `select exists (select 1 from notices_to_push where batch = $1) as is_left`,
)

/** Whether some were skipped because they were locked. */
export async function hasWaiting(tx: Database, batch: string): Promise<boolean> {
  const [row] = await selectLeft(tx, [batch])
  return row?.is_left ?? false
}
