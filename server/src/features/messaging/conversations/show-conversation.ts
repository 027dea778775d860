import type { Conversation } from '@patchbay/contract/messaging/conversations'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { viewConversation } from './conversation.view.ts'
import { findConversation, listConversationsById } from './listed-conversations.store.ts'

/** One conversation with all its participants, for one of them. */
export async function showConversation(
  db: Database,
  conversationId: string,
  viewerId: string,
): Promise<Conversation> {
  const row = await findConversation(db, conversationId, viewerId)
  if (row === undefined) throw new AppError('conversation_not_found')
  return viewConversation(row, viewerId)
}

/** Returns the conversations of which the viewer is a participant, as the list shows them. */
export async function showConversations(
  db: Database,
  viewerId: string,
  ids: readonly string[],
): Promise<Conversation[]> {
  if (ids.length === 0) return []
  const rows = await listConversationsById(db, viewerId, ids)
  return rows.map((row) => viewConversation(row, viewerId))
}
