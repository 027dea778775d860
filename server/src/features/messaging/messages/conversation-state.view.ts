import { plainText } from '@patchbay/contract/formatted-text'
import type { ConversationState } from '@patchbay/contract/messaging/conversation-changes'
import type { ConversationStateRow } from './conversation-state.store.ts'

export const viewConversationState = (row: ConversationStateRow): ConversationState => ({
  name: row.name,
  avatarUrl: row.avatar_url,
  lastMessage: row.last_message && plainText(row.last_message),
  lastMessageAt: row.last_message_at && new Date(row.last_message_at).toISOString(),
  lastMessageSenderId: row.last_message_sender_id,
  lastMessageSeq: row.last_message_seq,
  seq: row.seq,
  updatedAt: new Date(row.updated_at).toISOString(),
})
