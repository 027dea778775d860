import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { LikedKind } from './new-notice.ts'

/** The time within which the same like notifies its author only once. */
export const silence = 86_400_000

// Locks the notices first, in the same order as adding an actor does.
const locked = `locked as materialized (
  select n.id from notices n where n.group_id = $2 and n.kind = $1
    and exists (select 1 from notice_actors a where a.notice_id = n.id and a.user_id = $3)
  order by n.id for update)`

type Acted = [kind: LikedKind, likedId: string, actorId: string, moment: Date]

const leave = statement<never, Acted>(
  `with ${locked} update notice_actors a set left_at = $4 from locked
  where a.notice_id = locked.id and a.user_id = $3 and a.left_at is null`,
)

/** Removes a person who has undone a like; a notice without remaining actors is not shown. */
export async function leaveNotices(
  tx: Database,
  kind: LikedKind,
  likedId: string,
  actorId: string,
  now: Date,
): Promise<void> {
  await leave(tx, [kind, likedId, actorId, now])
}

const rejoin = statement<{ notice_id: string }, Acted>(
  `with ${locked} update notice_actors a set left_at = null from locked
  where a.notice_id = locked.id and a.user_id = $3 and a.created_at > $4
  returning a.notice_id`,
)

/**
 * Restores a person who likes again if the author was notified within a day, and returns whether
 * that is so. The person is named in the notice again, read or not, without making it news.
 */
export async function rejoinNotices(
  tx: Database,
  kind: LikedKind,
  likedId: string,
  actorId: string,
  now: Date,
): Promise<boolean> {
  const notifiedAfter = new Date(now.getTime() - silence)
  return (await rejoin(tx, [kind, likedId, actorId, notifiedAfter])).length > 0
}
