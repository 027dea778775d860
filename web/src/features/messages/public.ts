export { MessageButton } from './message-button.tsx'
export { MessagesPage } from './messages-page.tsx'
