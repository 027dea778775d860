import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'
import type { LikedKind } from './new-notice.ts'

/** How long nobody is told again of the same like. */
export const silence = 86_400_000

// The notices first, as whoever joins in holds them.
const held = `held as materialized (
  select n.id from notices n where n.group_id = $2 and n.kind = $1
    and exists (select 1 from notice_actors a where a.notice_id = n.id and a.user_id = $3)
  order by n.id for update)`

type Acted = [kind: LikedKind, likedId: string, actorId: string, moment: Date]

const leave = statement<never, Acted>(
  `with ${held} update notice_actors a set left_at = $4 from held
  where a.notice_id = held.id and a.user_id = $3 and a.left_at is null`,
)

/** Of what one has liked, and does no more; nobody sees a notice that all have left. */
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
  `with ${held} update notice_actors a set left_at = null from held
  where a.notice_id = held.id and a.user_id = $3 and a.created_at > $4
  returning a.notice_id`,
)

/**
 * Of what one likes again: true where its author was told within a day. One is named there again,
 * read or not, and it is no news.
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
