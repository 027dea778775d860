import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { silence } from './left-notices.store.ts'
import { deleteOldNotices } from './old-notices.store.ts'

const days = 86_400_000
const retentionOnceRead = 90 * days
const longestRetention = 365 * days

const forgetNotices = job(
  'forget_notices',
  z.object({}),
  async ({ db, now }) => {
    const moment = now().getTime()
    await deleteOldNotices(db, {
      now: new Date(moment),
      notifiedBefore: new Date(moment - silence),
      readBefore: new Date(moment - retentionOnceRead),
      writtenBefore: new Date(moment - longestRetention),
    })
  },
  { recurs: '41 3 * * *' },
)

export const noticeJobs = [forgetNotices]
