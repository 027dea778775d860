import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

/**
 * The viewer is `$1`, the article `$2`: one row if there is such an article. Person and article are
 * held in this order, as everywhere.
 */
const held = `select me.id as user_id, a.id as post_id
  from user_profiles me cross join information_hub_posts a
  where me.id = $1 and me.deleted_at is null and a.id = $2
  for share of me for key share of a`

const insertLike = statement<never, [viewerId: string, articleId: string, now: Date]>(
  `insert into information_hub_post_likes (post_id, user_id, created_at)
  select held.post_id, held.user_id, $3::timestamptz from (${held}) held on conflict do nothing`,
)

/** A second like changes nothing. */
export async function addLike(
  db: Database,
  articleId: string,
  viewerId: string,
  now: Date,
): Promise<void> {
  await insertLike(db, [viewerId, articleId, now])
}

const deleteLike = statement<never, [viewerId: string, articleId: string]>(
  `with held as materialized (${held})
  delete from information_hub_post_likes l using held
  where l.post_id = held.post_id and l.user_id = held.user_id`,
)

export async function removeLike(db: Database, articleId: string, viewerId: string): Promise<void> {
  await deleteLike(db, [viewerId, articleId])
}

interface LikesRow {
  readonly like_count: number
  readonly liked_by_me: boolean
}

const selectLikes = statement<LikesRow, [viewerId: string, articleId: string]>(
  `select a.like_count, exists (
    select 1 from information_hub_post_likes l
    where l.post_id = a.id and l.user_id = $1) as liked_by_me
  from information_hub_posts a where a.id = $2`,
)

export async function findLikes(
  db: Database,
  articleId: string,
  viewerId: string,
): Promise<LikesRow | undefined> {
  const [row] = await selectLikes(db, [viewerId, articleId])
  return row
}
