import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import {
  addLike,
  likesOf,
  removeLike,
  type AddedLike,
  type LikedRow,
  type RemovedLike,
} from '../../content/likes/public.ts'
import { isShown } from './articles.store.ts'

const likesTable = {
  table: 'information_hub_post_likes',
  column: 'post_id',
  locked: `select me.id as user_id, a.id
    from user_profiles me cross join information_hub_posts a
    where me.id = $1 and me.deleted_at is null and a.id = $2 and ${isShown('a')}
    for share of me for key share of a`,
}

export const articleLikes = likesOf({
  add: statement<LikedRow, AddedLike>(addLike(likesTable)),
  remove: statement<LikedRow, RemovedLike>(removeLike(likesTable)),
})

interface LikesRow {
  readonly like_count: number
  readonly liked_by_me: boolean
}

const selectLikes = statement<LikesRow, [viewerId: string, articleId: string]>(
  `select a.like_count, exists (
    select 1 from information_hub_post_likes l
    where l.post_id = a.id and l.user_id = $1) as liked_by_me
  from information_hub_posts a where a.id = $2 and ${isShown('a')}`,
)

export async function findLikes(
  db: Database,
  articleId: string,
  viewerId: string,
): Promise<LikesRow | undefined> {
  const [row] = await selectLikes(db, [viewerId, articleId])
  return row
}
