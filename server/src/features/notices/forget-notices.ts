import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job.ts'
import { silence } from './left-notices.store.ts'
import { deleteOldNotices } from './old-notices.store.ts'

const days = 86_400_000
const keptOnceRead = 90 * days
const keptAtAll = 365 * days

export const forgetNotices = job(
  'forget_notices',
  z.object({}),
  async ({ db, now }) => {
    const moment = now().getTime()
    await deleteOldNotices(db, {
      now: new Date(moment),
      toldBefore: new Date(moment - silence),
      readBefore: new Date(moment - keptOnceRead),
      writtenBefore: new Date(moment - keptAtAll),
    })
  },
  { recurs: '41 3 * * *' },
)
