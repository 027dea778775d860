import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { replaceReplyTimes } from './reply-times.store.ts'

const day = 86_400_000
const days = { counted: 90, patience: 4 }

/** How soon people usually answer, from what they did in the last months. */
export const noteReplyTimes = job(
  'note_reply_times',
  z.object({}),
  async ({ db, now }) => {
    const before = (count: number): Date => new Date(now().getTime() - count * day)
    await replaceReplyTimes(db, before(days.counted), before(days.patience))
  },
  { recurs: '41 3 * * *' },
)
