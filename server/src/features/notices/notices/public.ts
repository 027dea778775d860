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
  deleteMuteNotices,
  deleteSearchNotices,
} from './notices.store.ts'
export { quote } from './quote.ts'
export { settleRequest } from './read-marks.store.ts'
export { listMissedNotices } from './missed-notices.store.ts'
export {
  findUnreadNotice,
  listNoticesOf,
  listStates,
  selectShown,
  type NoticeRow,
} from './shown-notices.store.ts'
export { writeNotices } from './write-notices.ts'
export { writeNoticesOnce } from './write-notices-once.ts'
export { isVisible, joinSubjects } from './visible-notices.store.ts'
