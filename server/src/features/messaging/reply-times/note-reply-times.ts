import * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { replaceReplyTimes } from './reply-times.store.ts'

const day = 86_400_000
const days = { counted: 90, longest: 4 }
const name = 'note_reply_times'
const schema = z.object({})

/** How soon people usually answer, from what they did in the last months. */
export const noteReplyTimes = job(
  name,
  schema,
  async ({ db, now }) => {
    const before = (count: number): Date => new Date(now().getTime() - count * day)
    await replaceReplyTimes(db, before(days.counted), before(days.longest))
  },
  { recurs: '41 3 * * *' },
)

/** Does it right after the commit, and not only in the night. */
export const wakeReplyTimes = (tx: Database): Promise<void> => enqueue(tx, { name, schema }, {})
