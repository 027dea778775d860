import { transaction } from '../../../platform/db/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import { enqueue, enqueueAll } from '../../../platform/jobs/jobs.store.ts'
import { comingNotices, queueOf } from '../push/public.ts'
import { comingNotice } from './push-notice.ts'
import { hasWaiting, takeWaiting } from './waiting-notices.store.ts'

const againMs = 1_000

/** Runs a moment after notices were written: enqueues a job for each device of their readers. */
export const pushNotices = job(
  comingNotices.name,
  comingNotices.schema,
  async ({ db, now }, { batch }) =>
    transaction(db, async (tx) => {
      const waiting = await takeWaiting(tx, batch)
      await enqueueAll(
        tx,
        comingNotice,
        waiting.map(({ notice_id: noticeId, receiver_id: receiverId, moment, endpoint }) => ({
          payload: { noticeId, receiverId, moment: moment.toISOString(), attempt: 1 },
          queue: queueOf({ endpoint }),
        })),
      )
      if (await hasWaiting(tx, batch)) {
        const runAt = new Date(now().getTime() + againMs)
        await enqueue(tx, comingNotices, { batch }, { runAt })
      }
    }),
)
