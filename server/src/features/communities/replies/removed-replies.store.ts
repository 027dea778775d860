import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { insertAgain, rowsOf, type RemovedRows } from '../../content/removals/public.ts'

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
  `select r.author_id, r.post_id, p.community_id, jsonb_build_object(
    'post_replies', ${rowsOf('post_replies', 'own', 'own.id = r.id', { like_count: 0, reaction_counts: null })},
    'reply_likes', ${rowsOf('reply_likes', 'l', 'l.reply_id = r.id')},
    'reply_reactions', ${rowsOf('reply_reactions', 'a', 'a.reply_id = r.id')}) as rows
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

const insertReplies = statement<{ id: string }, [rows: string]>(
  `${insertAgain('post_replies')} returning id`,
)
const insertLikes = statement<never, [rows: string]>(insertAgain('reply_likes'))
const insertReactions = statement<never, [rows: string]>(insertAgain('reply_reactions'))

/** False if the author has written it again meanwhile. */
export async function insertReplyAgain(tx: Database, rows: RemovedRows): Promise<boolean> {
  const made = await insertReplies(tx, [JSON.stringify(rows['post_replies'])])
  if (made.length === 0) return false
  await insertLikes(tx, [JSON.stringify(rows['reply_likes'] ?? [])])
  await insertReactions(tx, [JSON.stringify(rows['reply_reactions'] ?? [])])
  return true
}
