export { countUnread } from './count-unread.ts'
