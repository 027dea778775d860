export { AskedBack } from './asked-back.tsx'
export { ConversationMenu, OpenConversationMenu } from './conversation-menu.tsx'
export { EventLine } from './event-line.tsx'
export { eventInWords } from './event-words.ts'
