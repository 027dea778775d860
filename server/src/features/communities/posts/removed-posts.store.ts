import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { insertAgain, rowsOf, type RemovedRows } from '../../content/removals/public.ts'

interface PostToTake {
  readonly author_id: string
  readonly community_id: string
  readonly rows: RemovedRows
}

const lockCommunityOf = statement<{ id: string }, [postId: string]>(
  `select c.id from communities c
  where c.id = (select community_id from community_posts where id = $1) for key share`,
)

const lockPost = statement<{ id: string }, [postId: string]>(
  `select id from community_posts where id = $1 for update`,
)

const selectRows = statement<PostToTake, [postId: string]>(
  `select p.author_id, p.community_id, jsonb_build_object(
    'community_posts', ${rowsOf('community_posts', 'own', 'own.id = p.id', { like_count: 0, reply_count: 0, reaction_counts: null, vote_counts: null })},
    'post_votes', ${rowsOf('post_votes', 'v', 'v.post_id = p.id')},
    'post_likes', ${rowsOf('post_likes', 'l', 'l.post_id = p.id')},
    'post_reactions', ${rowsOf('post_reactions', 'a', 'a.post_id = p.id')},
    'post_replies', ${rowsOf('post_replies', 'r', 'r.post_id = p.id', { like_count: 0, reaction_counts: null })},
    'reply_likes', ${rowsOf('reply_likes', 'l', 'l.reply_id in (select id from post_replies where post_id = p.id)')},
    'reply_reactions', ${rowsOf('reply_reactions', 'a', 'a.reply_id in (select id from post_replies where post_id = p.id)')}
  ) as rows
  from community_posts p where p.id = $1`,
)

/** Locks in the common order; with the lock on the post nothing is added to it. */
export async function lockPostToTake(
  tx: Database,
  postId: string,
): Promise<PostToTake | undefined> {
  await lockCommunityOf(tx, [postId])
  await lockPost(tx, [postId])
  const [row] = await selectRows(tx, [postId])
  return row
}

const lockCommunity = statement<{ id: string }, [communityId: string]>(
  `select id from communities where id = $1 for key share`,
)

/** Keeps the community until the transaction ends. False if it is gone. */
export async function keepCommunity(tx: Database, communityId: string): Promise<boolean> {
  return (await lockCommunity(tx, [communityId])).length > 0
}

const insertPosts = statement<{ id: string }, [rows: string]>(
  `${insertAgain('community_posts')} returning id`,
)
const isReplyThere = 'exists (select 1 from post_replies r where r.id = back.reply_id)'
const insertParts = (
  [
    ['post_likes', 'true'],
    ['post_reactions', 'true'],
    ['post_votes', 'true'],
    ['post_replies', 'true'],
    ['reply_likes', isReplyThere],
    ['reply_reactions', isReplyThere],
  ] as const
).map(
  ([table, condition]) =>
    [table, statement<never, [rows: string]>(insertAgain(table, condition))] as const,
)

/** False if the author has written it again meanwhile. */
export async function insertPostAgain(tx: Database, rows: RemovedRows): Promise<boolean> {
  const made = await insertPosts(tx, [JSON.stringify(rows['community_posts'])])
  if (made.length === 0) return false
  for (const [table, insert] of insertParts) await insert(tx, [JSON.stringify(rows[table] ?? [])])
  return true
}
