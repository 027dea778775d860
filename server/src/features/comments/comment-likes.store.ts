import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

/**
 * The viewer is `$1`, the comment `$2`: one row if there is such a comment. Person, article and
 * comment are held in this order, as everywhere.
 */
const held = `select me.id as user_id, c.id as reply_id
  from user_profiles me cross join information_hub_post_replies c
  join information_hub_posts a on a.id = c.post_id
  where me.id = $1 and me.deleted_at is null and c.id = $2
  for share of me for key share of a, c`

const insertLike = statement<never, [viewerId: string, commentId: string, now: Date]>(
  `insert into information_hub_reply_likes (reply_id, user_id, created_at)
  select held.reply_id, held.user_id, $3::timestamptz from (${held}) held on conflict do nothing`,
)

/** A second like changes nothing. */
export async function addCommentLike(
  db: Database,
  commentId: string,
  viewerId: string,
  now: Date,
): Promise<void> {
  await insertLike(db, [viewerId, commentId, now])
}

const deleteLike = statement<never, [viewerId: string, commentId: string]>(
  `with held as materialized (${held})
  delete from information_hub_reply_likes l using held
  where l.reply_id = held.reply_id and l.user_id = held.user_id`,
)

export async function removeCommentLike(
  db: Database,
  commentId: string,
  viewerId: string,
): Promise<void> {
  await deleteLike(db, [viewerId, commentId])
}
