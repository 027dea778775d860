import { commentsPerPage, type ArticleComment } from '@patchbay/contract/hub/comments'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'

/** A comment with everything that one viewer sees of it. */
export interface CommentRow {
  readonly id: string
  readonly article_id: string
  readonly author_id: string
  readonly author: PersonRow
  readonly author_blocked: boolean
  readonly content: string
  readonly like_count: number
  readonly liked_by_me: boolean
  readonly created_at: Date
  readonly updated_at: Date
  readonly edited_by: ArticleComment['editedBy']
}

/** The viewer's id is `$1`. */
const shown = `select c.id, c.post_id as article_id, c.author_id, ${personJson('author')} as author,
    ${hasBlocked('$1', 'c.author_id')} as author_blocked, c.content, c.like_count, exists (
      select 1 from information_hub_reply_likes l
      where l.reply_id = c.id and l.user_id = $1) as liked_by_me,
    c.created_at, c.updated_at, c.edited_by
  from information_hub_post_replies c
  join user_profiles author on author.id = c.author_id`

const selectComment = quickRead<CommentRow, [viewerId: string, commentId: string]>(
  `${shown} where c.id = $2`,
)

export async function findComment(
  db: Database,
  commentId: string,
  viewerId: string,
): Promise<CommentRow | undefined> {
  const [row] = await selectComment(db, [viewerId, commentId])
  return row
}

/** The cursor: the last comment of the previous page. */
export interface CommentPlace {
  readonly createdAt: Date
  readonly id: string
}

const beginning: CommentPlace = {
  createdAt: new Date(0),
  id: '00000000-0000-0000-0000-000000000000',
}

const selectComments = quickRead<
  CommentRow,
  [viewerId: string, articleId: string, createdAt: Date, id: string]
>(`${shown} where c.post_id = $2 and (c.created_at, c.id) > ($3, $4::uuid)
  order by c.created_at, c.id limit ${commentsPerPage + 1}`)

/** One page plus one comment, in the order in which they were written. */
export const listCommentsOf = (
  db: Database,
  viewerId: string,
  articleId: string,
  after: CommentPlace = beginning,
): Promise<readonly CommentRow[]> =>
  selectComments(db, [viewerId, articleId, after.createdAt, after.id])
