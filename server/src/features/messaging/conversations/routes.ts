import { arrangeConversation } from './arrange-conversation.ts'
import { getConversation } from './get-conversation.ts'
import { listChanges } from './sync/list-changes.ts'
import { listConversationFiles } from './list-conversation-files.ts'
import { listConversations } from './list-conversations.ts'
import { listUnread } from './list-unread.ts'
import { markRead } from './mark-read.ts'
import { setMuted } from './set-muted.ts'
import { acceptRequest, declineRequest, listRequests } from './requests/requests.ts'
import { startConversation } from './start-conversation.ts'

export const conversationRoutes = [
  listConversations,
  listUnread,
  listRequests,
  getConversation,
  listChanges,
  listConversationFiles,
  startConversation,
  markRead,
  setMuted,
  arrangeConversation,
  acceptRequest,
  declineRequest,
]
