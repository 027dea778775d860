import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'

export interface ConversationAccess {
  /** Why nothing more can be sent to it. */
  readonly closed: 'blocked' | 'gone' | null
}

/** SQL condition: whether a person is in a conversation now; both arguments are SQL. */
export const isInConversation = (conversationId: string, userId: string): string =>
  `exists (select 1 from conversation_participants part
    where part.conversation_id = ${conversationId} and part.user_id = ${userId}
      and part.left_at is null)`

const selectAccess = quickRead<ConversationAccess, [conversationId: string, userId: string]>(
  `select c.closed from conversations c where c.id = $1 and ${isInConversation('c.id', '$2')}`,
)

/** Undefined if the person is not in the conversation. */
export async function findConversationAccess(
  db: Database,
  conversationId: string,
  userId: string,
): Promise<ConversationAccess | undefined> {
  const [row] = await selectAccess(db, [conversationId, userId])
  return row
}
