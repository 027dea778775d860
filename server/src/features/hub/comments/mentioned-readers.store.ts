import { mentionedIn } from '@patchbay/contract/mentions'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

/**
 * Those whom a comment names among the people of its thread: the author of the article, and who
 * commented before. Nobody else is told.
 */
export async function listMentionedReaders(
  tx: Database,
  content: string,
  { id, author_id }: { readonly id: string; readonly author_id: string },
): Promise<readonly string[]> {
  const { userIds } = mentionedIn(content)
  if (userIds.length === 0) return []
  const rows = await query(tx)
    .selectFrom('information_hub_post_replies')
    .select('author_id')
    .distinct()
    .where('post_id', '=', id)
    .where('author_id', 'in', userIds)
    .execute()
  const there = new Set([author_id, ...rows.map((row) => row.author_id)])
  return userIds.filter((userId) => there.has(userId))
}
