import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'

const accept = statement<{ user_id: string }, [conversationId: string, userIds: readonly string[]]>(
  `update conversation_participants set request = null
  where conversation_id = $1 and user_id = any($2::uuid[]) and request is not null
  returning user_id`,
)

/** Returns those of the people for whom the conversation was a request, or a declined one. */
export async function acceptFor(
  tx: Database,
  conversationId: string,
  userIds: readonly string[],
): Promise<readonly string[]> {
  if (userIds.length === 0) return []
  return (await accept(tx, [conversationId, userIds])).map(({ user_id }) => user_id)
}

const decline = statement<{ user_id: string }, [conversationId: string, userId: string]>(
  `update conversation_participants set request = 'declined'
  where conversation_id = $1 and user_id = $2 and left_at is null and request = 'waiting'
  returning user_id`,
)

/** False if there was no request that waits. */
export async function declineFor(
  db: Database,
  conversationId: string,
  userId: string,
): Promise<boolean> {
  return (await decline(db, [conversationId, userId])).length > 0
}
