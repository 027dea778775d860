import type { Database } from '../../platform/db/database.ts'
import { quickRead } from '../../platform/db/statement.ts'

export interface ConversationStanding {
  /** Why nothing more is said in it. */
  readonly closed: 'blocked' | 'gone' | null
}

const selectStanding = quickRead<ConversationStanding, [conversationId: string, userId: string]>(
  `select c.closed from conversations c
  join conversation_participants p on p.conversation_id = c.id
  where c.id = $1 and p.user_id = $2 and p.left_at is null`,
)

/** Undefined for whoever is not in it. */
export async function findStanding(
  db: Database,
  conversationId: string,
  userId: string,
): Promise<ConversationStanding | undefined> {
  const [row] = await selectStanding(db, [conversationId, userId])
  return row
}
