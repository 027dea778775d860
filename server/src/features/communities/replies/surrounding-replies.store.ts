import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { seesInside } from '../../people/participation/public.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import { mostSurroundings, type SurroundingRow } from '../../people/reports/public.ts'

const seenPost = `community_posts p
  join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
    and not ${isContentHidden('p.author_id')}`

const shown = (from: string): string =>
  `select r.id, r.author_id, coalesce(author.display_name, author.full_name) as author_name,
    r.content, r.created_at
  from ${from} join user_profiles author on author.id = r.author_id`

const selectAround = statement<SurroundingRow, [viewerId: string, replyId: string]>(
  `with subject as (
    select own.id, own.post_id, own.created_at from post_replies own
    where own.id = $2 and exists (select 1 from ${seenPost} where p.id = own.post_id)),
  near as (
    (select r.* from subject s join post_replies r on r.post_id = s.post_id
      where not ${isContentHidden('r.author_id')} and (r.created_at, r.id) <= (s.created_at, s.id)
      order by r.created_at desc, r.id desc limit ${mostSurroundings + 1})
    union all
    (select r.* from subject s join post_replies r on r.post_id = s.post_id
      where not ${isContentHidden('r.author_id')} and (r.created_at, r.id) > (s.created_at, s.id)
      order by r.created_at, r.id limit ${mostSurroundings}))
  ${shown('near r')} order by r.created_at, r.id`,
)

export const listAroundReply = (db: Database, viewerId: string, replyId: string) =>
  selectAround(db, [viewerId, replyId])

const selectFirst = statement<SurroundingRow, [viewerId: string, postId: string]>(
  `${shown('post_replies r')}
  where r.post_id = $2 and not ${isContentHidden('r.author_id')}
    and exists (select 1 from ${seenPost} where p.id = $2)
  order by r.created_at, r.id limit ${mostSurroundings}`,
)

/** What was said first about a post. */
export const listAfterPost = (db: Database, viewerId: string, postId: string) =>
  selectFirst(db, [viewerId, postId])
