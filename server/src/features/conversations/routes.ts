import { startConversation } from './start-conversation.ts'

export const conversationRoutes = [startConversation]
