import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import type { ThreadTables } from './thread-tables.ts'

interface DemoReply {
  /** The post or the article. */
  readonly postId: string
  readonly authorId: string
  readonly content: string
  readonly createdAt: Date
  readonly likedBy: readonly string[]
}

/** This also inserts its likes, and is only for a fresh database. */
export async function insertDemoReply(
  tx: Database,
  { replies, likes }: ThreadTables,
  row: DemoReply,
): Promise<void> {
  const id = newId()
  await query(tx)
    .insertInto(replies)
    .values({
      id,
      post_id: row.postId,
      author_id: row.authorId,
      client_id: newId(),
      content: row.content,
      created_at: row.createdAt,
      updated_at: row.createdAt,
    })
    .execute()
  if (row.likedBy.length === 0) return
  await query(tx)
    .insertInto(likes)
    .values(row.likedBy.map((userId) => ({ reply_id: id, user_id: userId })))
    .execute()
}
