export { announceNotices } from './announce-notices.ts'
export { insertDemoNotices } from './demo-notices.store.ts'
export { eraseNoticesOf } from './erase-notices.store.ts'
export { leaveNotices } from './left-notices.store.ts'
export { writeLikeNotice } from './like-notices.ts'
export { viewNotice } from './notice.view.ts'
export { noticesFeed } from './notices-feed.ts'
export {
  deleteInsideNotices,
  deleteInsideNoticesOfStrangers,
  deleteSearchNotices,
} from './notices.store.ts'
export { quote } from './quote.ts'
export { settleRequest } from './read-marks.store.ts'
export { findUnreadNotice, listStates } from './shown-notices.store.ts'
export { writeNotices } from './write-notices.ts'
