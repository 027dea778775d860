import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'

export interface GoneConversation {
  /** Both people of a conversation of two; empty for a group. */
  readonly people: readonly string[]
  readonly avatar_url: string | null
}

// One statement for all, so that the inbox versions of all affected people are raised in a fixed
// order.
const deleteWhole = statement<GoneConversation, [ids: readonly string[]]>(
  `delete from conversations where id = any($1::uuid[])
  returning array_remove(array[user1_id, user2_id], null) as people, avatar_url`,
)

export const deleteConversations = (
  tx: Database,
  ids: readonly string[],
): Promise<readonly GoneConversation[]> => deleteWhole(tx, [ids])
