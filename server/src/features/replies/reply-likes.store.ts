import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'
import { seesInside } from '../communities/public.ts'

/**
 * The viewer is `$1`, the reply `$2`: one row if there is such a reply for them to see. Person,
 * community, post and reply are held in this order, as everywhere.
 */
const held = `select me.id as user_id, r.id as reply_id
  from user_profiles me cross join post_replies r
  join community_posts p on p.id = r.post_id
  join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
  where me.id = $1 and me.deleted_at is null and r.id = $2
  for share of me for key share of c, p, r`

const insertLike = statement<never, [viewerId: string, replyId: string, now: Date]>(
  `insert into reply_likes (reply_id, user_id, created_at)
  select held.reply_id, held.user_id, $3::timestamptz from (${held}) held on conflict do nothing`,
)

/** By whoever can see the reply; a second like changes nothing. */
export async function addReplyLike(
  db: Database,
  replyId: string,
  viewerId: string,
  now: Date,
): Promise<void> {
  await insertLike(db, [viewerId, replyId, now])
}

const deleteLike = statement<never, [viewerId: string, replyId: string]>(
  `with held as materialized (${held})
  delete from reply_likes l using held
  where l.reply_id = held.reply_id and l.user_id = held.user_id`,
)

export async function removeReplyLike(
  db: Database,
  replyId: string,
  viewerId: string,
): Promise<void> {
  await deleteLike(db, [viewerId, replyId])
}
