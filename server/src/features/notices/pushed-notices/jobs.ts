import type { Job } from '../../../platform/jobs/job.ts'
import { pushNotice, type CountUnread } from './push-notice.ts'
import { pushNotices } from './push-notices.ts'

export const pushedNoticeJobs = (countUnread: CountUnread): readonly Job[] => [
  pushNotices,
  pushNotice(countUnread),
]
