export { deleteNoticesOf, insertNotices } from './notices.store.ts'
