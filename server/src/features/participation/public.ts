export { findStanding, isInConversation, type ConversationStanding } from './standing.store.ts'
