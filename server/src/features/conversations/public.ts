export { deleteEmptyConversationsOf } from './erase-conversations.store.ts'
