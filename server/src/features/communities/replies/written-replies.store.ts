import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { raiseInside, type RaisedRow } from '../communities/public.ts'
import { shownReplyCount, isContentHidden } from '../../accounts/profiles/public.ts'
import type { CommunityRole, MuteColumns } from '../../people/participation/public.ts'
import { lockPostIn } from '../posts/public.ts'

interface LockedRow {
  readonly id: string
  readonly author_id: string
  readonly post_id: string
  readonly content: string
  /** The author's own words, where they stand there in a leader's. */
  readonly author_content: string | null
  readonly author_role: CommunityRole | null
}

export interface LockedReply extends LockedRow, MuteColumns {
  readonly community_id: string
  readonly leader_id: string
  readonly is_closed: boolean
  /** The viewer's. */
  readonly role: CommunityRole | null
}

const selectPost = statement<{ post_id: string; community_id: string }, [replyId: string]>(
  `select p.id as post_id, p.community_id from post_replies r
  join community_posts p on p.id = r.post_id
  where r.id = $1 and not ${isContentHidden('r.author_id')}
    and not ${isContentHidden('p.author_id')}`,
)

const selectReplyForUpdate = statement<LockedRow, [replyId: string]>(
  `select id, author_id, post_id, content, author_content, (
      select m.role from community_posts p join community_members m
        on m.community_id = p.community_id and m.user_id = r.author_id
      where p.id = r.post_id) as author_role
  from post_replies r where id = $1 for update`,
)

/**
 * Locks a reply for a write: until the end of the transaction nobody else changes it, and it stays
 * visible to the viewer. Undefined if the viewer sees no such reply.
 */
export async function lockReply(
  tx: Database,
  replyId: string,
  viewerId: string,
): Promise<LockedReply | undefined> {
  const [found] = await selectPost(tx, [replyId])
  // The post first, in the same order as deleting a post with its replies.
  const post =
    found && (await lockPostIn(tx, found.community_id, found.post_id, viewerId, 'key share'))
  if (post === undefined) return undefined
  const [row] = await selectReplyForUpdate(tx, [replyId])
  const { community_id, leader_id, is_closed, role, muted_at, muted_until } = post
  return row && { ...row, community_id, leader_id, is_closed, role, muted_at, muted_until }
}

interface RepliesRow extends RaisedRow {
  readonly post_id: string
  readonly reply_count: number
}

const raiseReplies = statement<RepliesRow & Record<string, unknown>, [postId: string]>(
  `with raised as (
    ${raiseInside('post.community_id', 'from community_posts post where post.id = $1')})
  select p.id as post_id, ${shownReplyCount('p', 'post_replies')} as reply_count, raised.* from community_posts p cross join raised
  where p.id = $1`,
)

/**
 * The number of replies after one was deleted, with the version that the change gets. The change
 * has locked the post. The last statement of the transaction.
 */
export async function raiseRepliesOf(tx: Database, postId: string): Promise<RepliesRow> {
  const [row] = await raiseReplies(tx, [postId])
  if (row === undefined) throw new Error('The post is locked, so it exists.')
  return row
}
