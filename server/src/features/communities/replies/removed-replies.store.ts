import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { RemovedRows } from '../../content/removals/public.ts'
import { insertAgainIn, removedThreadReply, replyTables } from '../../content/threads/public.ts'

interface ReplyToTake {
  readonly author_id: string
  readonly post_id: string
  readonly community_id: string
  readonly rows: RemovedRows
}

const selectPost = statement<{ post_id: string }, [replyId: string]>(
  `select post_id from post_replies where id = $1`,
)

const lockCommunity = statement<{ id: string }, [postId: string]>(
  `select c.id from communities c
  where c.id = (select community_id from community_posts where id = $1) for key share`,
)

const lockPost = statement<{ id: string }, [postId: string]>(
  `select id from community_posts where id = $1 for key share`,
)

const lockReply = statement<{ id: string }, [replyId: string]>(
  `select id from post_replies where id = $1 for update`,
)

const selectRows = statement<ReplyToTake, [replyId: string]>(
  `select r.author_id, r.post_id, p.community_id, ${removedThreadReply(replyTables, 'r.id')} as rows
  from post_replies r join community_posts p on p.id = r.post_id where r.id = $1`,
)

/** Keeps a post and its community until the transaction ends. False if they are gone. */
export async function keepPost(tx: Database, postId: string): Promise<boolean> {
  await lockCommunity(tx, [postId])
  return (await lockPost(tx, [postId])).length > 0
}

export async function lockReplyToTake(
  tx: Database,
  replyId: string,
): Promise<ReplyToTake | undefined> {
  const [post] = await selectPost(tx, [replyId])
  if (post === undefined || !(await keepPost(tx, post.post_id))) return undefined
  await lockReply(tx, [replyId])
  const [row] = await selectRows(tx, [replyId])
  return row
}

export const insertReplyAgain = insertAgainIn(replyTables)
