export { MessagesPage } from './messages-page.tsx'
