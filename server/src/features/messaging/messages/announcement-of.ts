import type { Message } from '@patchbay/contract/messaging/messages'
import { conversationTopic } from '@patchbay/contract/realtime'
import type { Announcement } from '../../../platform/realtime/bus.ts'
import type { ConversationStateRow } from './conversation-state.store.ts'
import { viewConversationState } from './conversation-state.view.ts'

/** Contains the complete change, so that no node has to read it from the database. */
export function announcementOf(conversation: ConversationStateRow, message: Message): Announcement {
  const { conversationId, change } = message
  const numbers = { after: change - 1, upTo: change }
  return {
    kind: 'said',
    topic: conversationTopic(conversationId),
    ...numbers,
    message: {
      type: 'conversation_changed',
      conversationId,
      ...numbers,
      conversation: viewConversationState(conversation),
      messages: [message],
      participants: [],
    },
  }
}
