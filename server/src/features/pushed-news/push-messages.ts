import { transaction } from '../../platform/db/database.ts'
import { job } from '../../platform/jobs/job.ts'
import { enqueue } from '../../platform/jobs/jobs.store.ts'
import { comingMessages, mostAttempts } from '../push/public.ts'
import { pushMessage } from './push-message.ts'
import { noteNewMessages } from './unread-messages.store.ts'

/**
 * A moment after something was said: whoever has read it by then, on a page that is open, needs no
 * push. Each browser and device is a job of its own, so that one that is away holds up no
 * other.
 */
export const pushMessages = job(
  comingMessages.name,
  comingMessages.schema,
  async ({ db }, { conversationId }) =>
    transaction(db, async (tx) => {
      for (const { subscription_id, seq } of await noteNewMessages(tx, conversationId))
        await enqueue(
          tx,
          pushMessage,
          { subscriptionId: subscription_id, conversationId, seq },
          // What has not got through yet is told by the newer one.
          { maxAttempts: mostAttempts, key: `push_message:${subscription_id}:${conversationId}` },
        )
    }),
)
