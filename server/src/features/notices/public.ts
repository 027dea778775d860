export {
  deleteEventNotices,
  deleteEventNoticesOfStrangers,
  deleteNoticesOf,
  insertNotices,
} from './notices.store.ts'
