import { commentsPerPage } from '@patchbay/contract/hub/comments'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import {
  threadBeginning,
  threadReplyColumns,
  type ThreadCursor,
  type ThreadReplyRow,
} from '../../content/threads/public.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import { isShown } from '../articles/public.ts'

/** A comment with everything that one viewer sees of it. */
export interface CommentRow extends ThreadReplyRow {
  readonly article_id: string
}

/** The viewer's id is `$1`. */
const shown = `select ${threadReplyColumns('information_hub_post_replies', 'information_hub_reply_likes', 'information_hub_reply_reactions')}, r.post_id as article_id
  from information_hub_post_replies r
  join user_profiles author on author.id = r.author_id`

const selectComment = quickRead<CommentRow, [viewerId: string, commentId: string]>(
  `${shown} join information_hub_posts a on a.id = r.post_id and ${isShown('a')}
  where r.id = $2 and not ${isContentHidden('r.author_id')}`,
)

export async function findComment(
  db: Database,
  commentId: string,
  viewerId: string,
): Promise<CommentRow | undefined> {
  const [row] = await selectComment(db, [viewerId, commentId])
  return row
}

const selectComments = quickRead<
  CommentRow,
  [viewerId: string, articleId: string, createdAt: Date, id: string]
>(`${shown} where r.post_id = $2 and not ${isContentHidden('r.author_id')}
  and (r.created_at, r.id) > ($3, $4::uuid)
  order by r.created_at, r.id limit ${commentsPerPage + 1}`)

/** One page plus one comment, in the order in which they were written. */
export const listCommentsOf = (
  db: Database,
  viewerId: string,
  articleId: string,
  after: ThreadCursor = threadBeginning,
): Promise<readonly CommentRow[]> =>
  selectComments(db, [viewerId, articleId, after.createdAt, after.id])
