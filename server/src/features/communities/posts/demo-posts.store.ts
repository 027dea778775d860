import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

export interface DemoPostRow {
  readonly id: string
  readonly communityId: string
  readonly authorId: string
  readonly categoryId: string
  readonly title: string | null
  readonly content: string
  readonly createdAt: Date
  readonly likedBy: readonly string[]
}

/** This also inserts its likes, and is only for a fresh database. */
export async function insertDemoPost(tx: Database, row: DemoPostRow): Promise<void> {
  await query(tx)
    .insertInto('community_posts')
    .values({
      id: row.id,
      community_id: row.communityId,
      author_id: row.authorId,
      client_id: newId(),
      title: row.title,
      content: row.content,
      category_id: row.categoryId,
      created_at: row.createdAt,
      updated_at: row.createdAt,
    })
    .execute()
  if (row.likedBy.length === 0) return
  await query(tx)
    .insertInto('post_likes')
    .values(row.likedBy.map((userId) => ({ post_id: row.id, user_id: userId })))
    .execute()
}
