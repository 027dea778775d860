import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import { mostSurroundings, type SurroundingRow } from '../../people/reports/public.ts'

const selectAround = statement<SurroundingRow, [commentId: string]>(
  `with subject as (
    select id, post_id, created_at from information_hub_post_replies where id = $1),
  near as (
    (select r.* from subject s join information_hub_post_replies r on r.post_id = s.post_id
      where not ${isContentHidden('r.author_id')} and (r.created_at, r.id) <= (s.created_at, s.id)
      order by r.created_at desc, r.id desc limit ${mostSurroundings + 1})
    union all
    (select r.* from subject s join information_hub_post_replies r on r.post_id = s.post_id
      where not ${isContentHidden('r.author_id')} and (r.created_at, r.id) > (s.created_at, s.id)
      order by r.created_at, r.id limit ${mostSurroundings}))
  select r.id, r.author_id, coalesce(author.display_name, author.full_name) as author_name,
    r.content, r.created_at
  from near r join user_profiles author on author.id = r.author_id order by r.created_at, r.id`,
)

/** Everybody sees comments, so that it does not matter for whom. */
export const listAroundComment = (db: Database, _viewerId: string, commentId: string) =>
  selectAround(db, [commentId])
