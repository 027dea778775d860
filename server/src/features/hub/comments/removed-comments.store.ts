import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { RemovedRows } from '../../content/removals/public.ts'
import { commentTables, insertAgainIn, removedThreadReply } from '../../content/threads/public.ts'

const selectRows = statement<{ rows: RemovedRows }, [commentId: string]>(
  `select ${removedThreadReply(commentTables, '$1')} as rows`,
)

/** The caller must have locked the comment. */
export async function readCommentRows(tx: Database, commentId: string): Promise<RemovedRows> {
  const [found] = await selectRows(tx, [commentId])
  if (found === undefined) throw new Error('The statement always returns a row.')
  return found.rows
}

export const insertCommentAgain = insertAgainIn(commentTables)
