import type { Conversation } from '@patchbay/contract/messaging/conversations'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { viewConversation } from './conversation.view.ts'
import { findConversation } from './listed-conversations.store.ts'

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
