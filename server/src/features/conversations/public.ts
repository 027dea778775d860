export { announceErased } from './announce-erased.ts'
export { conversationFeed } from './conversation-feed.ts'
export { insertDemoConversation } from './demo-conversations.store.ts'
export { eraseConversationsOf, type ErasedConversations } from './erase-conversations.store.ts'
export {
  listInboxes,
  listInboxVersions,
  mayHearTyping,
  type InboxEntry,
  type InboxVersion,
} from './inboxes.store.ts'
export { listDeltas, type Delta } from './list-deltas.ts'
