import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { insertAgain, rowsOf, type RemovedRows } from '../../content/removals/public.ts'

const selectRows = statement<{ rows: RemovedRows }, [commentId: string]>(
  `select jsonb_build_object(
    'information_hub_post_replies', ${rowsOf('information_hub_post_replies', 'own', 'own.id = $1', { like_count: 0, reaction_counts: null })},
    'information_hub_reply_likes', ${rowsOf('information_hub_reply_likes', 'l', 'l.reply_id = $1')},
    'information_hub_reply_reactions', ${rowsOf('information_hub_reply_reactions', 'a', 'a.reply_id = $1')}
  ) as rows`,
)

/** The caller must have locked the comment. */
export async function readCommentRows(tx: Database, commentId: string): Promise<RemovedRows> {
  const [found] = await selectRows(tx, [commentId])
  if (found === undefined) throw new Error('The statement always returns a row.')
  return found.rows
}

const insertComments = statement<{ id: string }, [rows: string]>(
  `${insertAgain('information_hub_post_replies')} returning id`,
)
const insertLikes = statement<never, [rows: string]>(insertAgain('information_hub_reply_likes'))
const insertReactions = statement<never, [rows: string]>(
  insertAgain('information_hub_reply_reactions'),
)

/** False if the author has written it again meanwhile. */
export async function insertCommentAgain(tx: Database, rows: RemovedRows): Promise<boolean> {
  const made = await insertComments(tx, [JSON.stringify(rows['information_hub_post_replies'])])
  if (made.length === 0) return false
  await insertLikes(tx, [JSON.stringify(rows['information_hub_reply_likes'] ?? [])])
  await insertReactions(tx, [JSON.stringify(rows['information_hub_reply_reactions'] ?? [])])
  return true
}
