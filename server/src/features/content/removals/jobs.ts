import * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import { enqueueRemovalOfDetachedFiles } from '../attachments/public.ts'
import { deleteRemovals, lockExpired } from './removals.store.ts'

const removalsPerStep = 100

/** What was removed thirty days ago is deleted for good, with its files. */
const forgetRemoved = job(
  'forget_removed_content',
  z.object({}),
  async ({ db, now }) => {
    const step = () =>
      transaction(db, async (tx) => {
        const ids = await lockExpired(tx, now(), removalsPerStep)
        await enqueueRemovalOfDetachedFiles(tx, ids)
        await deleteRemovals(tx, ids)
        return ids.length
      })
    while ((await step()) === removalsPerStep);
  },
  { recurs: '17 4 * * *' },
)

export const removalJobs = [forgetRemoved]
