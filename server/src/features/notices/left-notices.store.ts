import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'
import type { LikedKind } from './new-notice.ts'

// The notices first, as whoever joins in holds them.
const leave = statement<never, [kind: LikedKind, likedId: string, actorId: string]>(
  `with held as materialized (
    select n.id from notices n where n.group_id = $2 and n.kind = $1
      and exists (select 1 from notice_actors a where a.notice_id = n.id and a.user_id = $3)
    order by n.id for update)
  delete from notice_actors a using held where a.notice_id = held.id and a.user_id = $3`,
)

/** Of what one has liked, and does no more; the notice goes with the last of them. */
export async function leaveNotices(
  tx: Database,
  kind: LikedKind,
  likedId: string,
  actorId: string,
): Promise<void> {
  await leave(tx, [kind, likedId, actorId])
}
