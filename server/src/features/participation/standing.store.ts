import type { Database } from '../../platform/db/database.ts'
import { quickRead } from '../../platform/db/statement.ts'

export interface ConversationStanding {
  /** Why nothing more is said in it. */
  readonly closed: 'blocked' | 'gone' | null
}

/** Whether somebody is in a conversation now, for any statement; both are SQL. */
export const isInConversation = (conversationId: string, userId: string): string =>
  `exists (select 1 from conversation_participants part
    where part.conversation_id = ${conversationId} and part.user_id = ${userId}
      and part.left_at is null)`

const selectStanding = quickRead<ConversationStanding, [conversationId: string, userId: string]>(
  `select c.closed from conversations c where c.id = $1 and ${isInConversation('c.id', '$2')}`,
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
