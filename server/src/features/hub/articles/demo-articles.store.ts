import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

export async function insertDemoArticleLikes(
  tx: Database,
  articleId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  await query(tx)
    .insertInto('information_hub_post_likes')
    .values(userIds.map((userId) => ({ post_id: articleId, user_id: userId })))
    .execute()
}
