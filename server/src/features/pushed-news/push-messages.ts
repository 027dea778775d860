import { transaction } from '../../platform/db/database.ts'
import { job } from '../../platform/jobs/job.ts'
import { enqueueAll } from '../../platform/jobs/jobs.store.ts'
import { comingMessages, queueOf } from '../push/public.ts'
import { comingMessage } from './push-message.ts'
import { noteNewMessages, waitNoLonger } from './unread-messages.store.ts'

/**
 * A moment after something was said: whoever has read it by then, on a page that is open, needs no
 * push. Each browser and device is a job of its own, so that one that is away holds up no
 * other.
 */
export const pushMessages = job(
  comingMessages.name,
  comingMessages.schema,
  async ({ db }, { conversationId }) => {
    // By itself: nobody who says something waits for the rest.
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
