import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

export interface DemoCommentRow {
  readonly articleId: string
  readonly authorId: string
  readonly content: string
  readonly createdAt: Date
  readonly likedBy: readonly string[]
}

/** Inserts a comment with its likes. Only for a fresh database. */
export async function insertDemoComment(tx: Database, row: DemoCommentRow): Promise<void> {
  const id = newId()
  await query(tx)
    .insertInto('information_hub_post_replies')
    .values({
      id,
      post_id: row.articleId,
      author_id: row.authorId,
      client_id: newId(),
      content: row.content,
      created_at: row.createdAt,
      updated_at: row.createdAt,
    })
    .execute()
  if (row.likedBy.length === 0) return
  await query(tx)
    .insertInto('information_hub_reply_likes')
    .values(row.likedBy.map((userId) => ({ reply_id: id, user_id: userId })))
    .execute()
}
