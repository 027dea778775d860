import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { insertAgain, rowsOf, type RemovedRows } from '../removals/public.ts'
import type { ThreadTables } from './thread-tables.ts'

/** SQL for `RemovedRows`: the reply with this id, which is SQL too, and its likes and reactions. */
export const removedThreadReply = (
  { replies, likes, reactions }: ThreadTables,
  id: string,
): string => `jsonb_build_object(
    '${replies}', ${rowsOf(replies, 'own', `own.id = ${id}`, { like_count: 0, reaction_counts: null })},
    '${likes}', ${rowsOf(likes, 'l', `l.reply_id = ${id}`)},
    '${reactions}', ${rowsOf(reactions, 'a', `a.reply_id = ${id}`)})`

/** Makes what inserts such rows again; false if the author has written the reply again meanwhile. */
export function insertAgainIn({ replies, likes, reactions }: ThreadTables) {
  const insertReplies = statement<{ id: string }, [rows: string]>(
    `${insertAgain(replies)} returning id`,
  )
  const insertLikes = statement<never, [rows: string]>(insertAgain(likes))
  const insertReactions = statement<never, [rows: string]>(insertAgain(reactions))

  return async (tx: Database, rows: RemovedRows): Promise<boolean> => {
    const made = await insertReplies(tx, [JSON.stringify(rows[replies])])
    if (made.length === 0) return false
    await insertLikes(tx, [JSON.stringify(rows[likes] ?? [])])
    await insertReactions(tx, [JSON.stringify(rows[reactions] ?? [])])
    return true
  }
}
