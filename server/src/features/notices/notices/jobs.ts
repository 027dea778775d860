import { forgetNotices } from './forget-notices.ts'

export const noticeJobs = [forgetNotices]
