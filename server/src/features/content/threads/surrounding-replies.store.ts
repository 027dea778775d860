import { isContentHidden } from '../../accounts/profiles/public.ts'
import { mostSurroundings } from '../../people/reports/public.ts'
import type { ThreadTables } from './thread-tables.ts'

/** SQL for `SurroundingRow`, of replies `r`. */
export const surroundingReplies = (from: string): string =>
  `select r.id, r.author_id, coalesce(author.display_name, author.full_name) as author_name,
    r.content, r.created_at
  from ${from} join user_profiles author on author.id = r.author_id`

/** SQL for a reply with those around it; `seen` is the condition for the reply itself, `own`. */
export const aroundThreadReply = ({ replies }: ThreadTables, seen: string): string =>
  `with subject as (
    select own.id, own.post_id, own.created_at from ${replies} own where ${seen}),
  near as (
    (select r.* from subject s join ${replies} r on r.post_id = s.post_id
      where not ${isContentHidden('r.author_id')} and (r.created_at, r.id) <= (s.created_at, s.id)
      order by r.created_at desc, r.id desc limit ${mostSurroundings + 1})
    union all
    (select r.* from subject s join ${replies} r on r.post_id = s.post_id
      where not ${isContentHidden('r.author_id')} and (r.created_at, r.id) > (s.created_at, s.id)
      order by r.created_at, r.id limit ${mostSurroundings}))
  ${surroundingReplies('near r')} order by r.created_at, r.id`
