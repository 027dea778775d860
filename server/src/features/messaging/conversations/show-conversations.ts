import type { Conversation } from '@patchbay/contract/messaging/conversations'
import type { Database } from '../../../platform/db/database.ts'
import { viewConversation } from './conversation.view.ts'
import { listConversationsById } from './listed-conversations.store.ts'

/** Those of the conversations of which the viewer is a participant, as the list shows them. */
export async function showConversations(
  db: Database,
  viewerId: string,
  ids: readonly string[],
): Promise<Conversation[]> {
  if (ids.length === 0) return []
  const rows = await listConversationsById(db, viewerId, ids)
  return rows.map((row) => viewConversation(row, viewerId))
}
