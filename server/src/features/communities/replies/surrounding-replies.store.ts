import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { aroundThreadReply, replyTables, surroundingReplies } from '../../content/threads/public.ts'
import { seesInside } from '../../people/participation/public.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import { mostSurroundings, type SurroundingRow } from '../../people/reports/public.ts'

const seenPost = `community_posts p
  join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
    and not ${isContentHidden('p.author_id')}`

const selectAround = statement<SurroundingRow, [viewerId: string, replyId: string]>(
  aroundThreadReply(
    replyTables,
    `own.id = $2 and exists (select 1 from ${seenPost} where p.id = own.post_id)`,
  ),
)

export const listAroundReply = (db: Database, viewerId: string, replyId: string) =>
  selectAround(db, [viewerId, replyId])

const selectFirst = statement<SurroundingRow, [viewerId: string, postId: string]>(
  `${surroundingReplies('post_replies r')}
  where r.post_id = $2 and not ${isContentHidden('r.author_id')}
    and exists (select 1 from ${seenPost} where p.id = $2)
  order by r.created_at, r.id limit ${mostSurroundings}`,
)

/** What was said first about a post. */
export const listAfterPost = (db: Database, viewerId: string, postId: string) =>
  selectFirst(db, [viewerId, postId])
