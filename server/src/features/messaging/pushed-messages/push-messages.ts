import { transaction } from '../../../platform/db/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import { enqueueAll } from '../../../platform/jobs/jobs.store.ts'
import { comingMessages, queueOf } from '../../notices/push/public.ts'
import { comingMessage } from './push-message.ts'
import { noteNewMessages, waitNoLonger } from './unread-messages.store.ts'

/**
 * Runs a moment after a message: people who have read it by then, on an open page, need no push.
 * Each browser and device gets its own job, so that an unreachable one delays no other.
 */
export const pushMessages = job(
  comingMessages.name,
  comingMessages.schema,
  async ({ db }, { conversationId }) => {
    // In its own transaction, so that senders do not wait for the rest.
    await waitNoLonger(db, conversationId)
    await transaction(db, async (tx) => {
      const coming = await noteNewMessages(tx, conversationId)
      await enqueueAll(
        tx,
        comingMessage,
        coming.map(({ receiver_id: receiverId, seq, endpoint }) => ({
          payload: { receiverId, conversationId, seq, attempt: 1 },
          queue: queueOf({ endpoint }),
        })),
      )
    })
  },
)
