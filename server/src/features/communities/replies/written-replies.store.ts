import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import { raiseInside, type RaisedRow } from '../communities/public.ts'
import { lockPostIn } from '../posts/public.ts'

interface NewReply {
  readonly postId: string
  readonly authorId: string
  readonly clientId: string
  readonly content: string
  readonly now: Date
}

interface Written {
  readonly id: string
  readonly isNew: boolean
}

/**
 * Returns the new reply, or the reply that the same form created before if that answer was lost;
 * then the corrections made meanwhile are stored. Undefined if the client's id was used for
 * something else.
 */
export async function insertReply(tx: Database, reply: NewReply): Promise<Written | undefined> {
  const made = await query(tx)
    .insertInto('post_replies')
    .values({
      id: newId(),
      post_id: reply.postId,
      author_id: reply.authorId,
      client_id: reply.clientId,
      content: reply.content,
      created_at: reply.now,
      updated_at: reply.now,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made !== undefined) return { id: made.id, isNew: true }
  const known = await query(tx)
    .selectFrom('post_replies')
    .select(['id', 'content', 'edited_by'])
    .where('author_id', '=', reply.authorId)
    .where('client_id', '=', reply.clientId)
    .where('post_id', '=', reply.postId)
    .forUpdate()
    .executeTakeFirst()
  if (known?.edited_by === null && known.content !== reply.content)
    await query(tx)
      .updateTable('post_replies')
      .set({ content: reply.content })
      .where('id', '=', known.id)
      .execute()
  return known && { id: known.id, isNew: false }
}

interface LockedRow {
  readonly id: string
  readonly author_id: string
  readonly post_id: string
  readonly content: string
}

export interface LockedReply extends LockedRow {
  readonly community_id: string
  readonly leader_id: string
}

const selectPlace = statement<{ post_id: string; community_id: string }, [replyId: string]>(
  `select p.id as post_id, p.community_id from post_replies r
  join community_posts p on p.id = r.post_id where r.id = $1`,
)

const selectReplyForUpdate = statement<LockedRow, [replyId: string]>(
  `select id, author_id, post_id, content from post_replies where id = $1 for update`,
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
  const [place] = await selectPlace(tx, [replyId])
  // The post first, in the same order as deleting a post with its replies.
  const post =
    place && (await lockPostIn(tx, place.community_id, place.post_id, viewerId, 'key share'))
  if (post === undefined) return undefined
  const [row] = await selectReplyForUpdate(tx, [replyId])
  return row && { ...row, community_id: post.community_id, leader_id: post.leader_id }
}

interface EditedReply {
  readonly content: string
  readonly editedBy: 'author' | 'leader'
  readonly now: Date
}

export async function setReply(tx: Database, replyId: string, reply: EditedReply): Promise<void> {
  await query(tx)
    .updateTable('post_replies')
    .set({ content: reply.content, edited_by: reply.editedBy, updated_at: reply.now })
    .where('id', '=', replyId)
    .execute()
}

export async function removeReply(tx: Database, replyId: string): Promise<void> {
  await query(tx).deleteFrom('post_replies').where('id', '=', replyId).execute()
}

interface RepliesRow extends RaisedRow {
  readonly post_id: string
  readonly reply_count: number
}

const raiseReplies = statement<RepliesRow & Record<string, unknown>, [postId: string]>(
  `with raised as (
    ${raiseInside('post.community_id', 'from community_posts post where post.id = $1')})
  select p.id as post_id, p.reply_count, raised.* from community_posts p cross join raised
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
