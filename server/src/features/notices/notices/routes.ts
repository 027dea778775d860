import { getNoticeSettings } from './settings/get-notice-settings.ts'
import { listNotices } from './list-notices.ts'
import { readAllNotices } from './read-all-notices.ts'
import { readNotice } from './read-notice.ts'
import { updateNoticeSettings } from './settings/update-notice-settings.ts'

export const noticeRoutes = [
  listNotices,
  readNotice,
  readAllNotices,
  getNoticeSettings,
  updateNoticeSettings,
]
