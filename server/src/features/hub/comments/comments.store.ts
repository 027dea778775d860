import { commentsPerPage } from '@patchbay/contract/hub/comments'
import { mentionedIn } from '@patchbay/contract/mentions'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import {
  addLike,
  likesOf,
  removeLike,
  type AddedLike,
  type LikedRow,
  type RemovedLike,
} from '../../content/likes/public.ts'
import {
  reactionsOf,
  removeReaction,
  setReaction,
  type GivenReaction,
  type ReactedRow,
  type TakenReaction,
} from '../../content/reactions/public.ts'
import {
  commentTables,
  pageOfThread,
  threadRepliesOf,
  threadReplyColumns,
  type ThreadPageValues,
  type ThreadReplyRow,
} from '../../content/threads/public.ts'
import { isShown } from '../articles/public.ts'

/** A comment with everything that one viewer sees of it. */
export interface CommentRow extends ThreadReplyRow {
  readonly article_id: string
}

/** The viewer's id is `$1`. */
const shown = `select ${threadReplyColumns(commentTables)}, r.post_id as article_id
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

export const listCommentsOf = threadRepliesOf(
  quickRead<CommentRow, ThreadPageValues>(
    `${shown} where r.post_id = $2 and not ${isContentHidden('r.author_id')}
    and ${pageOfThread(commentsPerPage)}`,
  ),
)

interface LikedComment extends LikedRow {
  readonly author_id: string
  readonly article_id: string
}

const likesTable = {
  table: 'information_hub_reply_likes',
  column: 'reply_id',
  locked: `select me.id as user_id, c.id, c.author_id, a.id as article_id
    from user_profiles me cross join information_hub_post_replies c
    join information_hub_posts a on a.id = c.post_id and ${isShown('a')}
    where me.id = $1 and me.deleted_at is null and c.id = $2
      and not ${isContentHidden('c.author_id')}
    for share of me for key share of a, c`,
}

export const commentLikes = likesOf({
  add: statement<LikedComment, AddedLike>(addLike(likesTable)),
  remove: statement<LikedComment, RemovedLike>(removeLike(likesTable)),
})

const lockedTable = {
  table: 'information_hub_reply_reactions',
  column: 'reply_id',
  locked: `select me.id as user_id, c.id, c.reaction_counts
    from user_profiles me cross join information_hub_post_replies c
    join information_hub_posts a on a.id = c.post_id and ${isShown('a')}
    where me.id = $1 and me.deleted_at is null and c.id = $2
      and not ${isContentHidden('c.author_id')}
    for share of me for key share of a for no key update of c`,
}

export const reactToCommentIn = reactionsOf({
  set: statement<ReactedRow, GivenReaction>(setReaction(lockedTable)),
  remove: statement<ReactedRow, TakenReaction>(removeReaction(lockedTable)),
})

/**
 * Returns the people whom a comment names among those of its thread: the author of the article, and
 * who commented before. Nobody else is notified.
 */
export async function listMentionedReaders(
  tx: Database,
  content: string,
  { id, author_id }: { readonly id: string; readonly author_id: string },
): Promise<readonly string[]> {
  const { userIds } = mentionedIn(content)
  if (userIds.length === 0) return []
  const rows = await query(tx)
    .selectFrom('information_hub_post_replies')
    .select('author_id')
    .distinct()
    .where('post_id', '=', id)
    .where('author_id', 'in', userIds)
    .execute()
  const there = new Set([author_id, ...rows.map((row) => row.author_id)])
  return userIds.filter((userId) => there.has(userId))
}
