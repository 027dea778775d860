export {
  listMissedConversations,
  mostUnreadMessages,
  type MissedConversation,
} from './missed-conversations.store.ts'
export { countUnread } from './count-unread.ts'
