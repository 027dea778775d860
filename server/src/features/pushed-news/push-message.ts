import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job.ts'
import { deliverPush, findSubscription, type PushManner } from '../push/public.ts'
import { countUnread } from './count-unread.ts'
import { wordsOf } from './message-push.ts'
import { findUnreadMessage } from './unread-messages.store.ts'

const manner: PushManner = { urgency: 'high', ttlSeconds: 24 * 60 * 60 }

/** To one browser; asks again whether it is still news, since attempts may lie far apart. */
export const pushMessage = job(
  'push_message',
  z.object({
    subscriptionId: z.uuid(),
    conversationId: z.uuid(),
    seq: z.string().check(z.regex(/^\d{1,18}$/)),
  }),
  async (services, { subscriptionId, conversationId, seq }, run) => {
    const { db, now, config } = services
    const subscription = await findSubscription(db, subscriptionId, now())
    if (subscription === undefined) return
    const { user_id: userId, previews } = subscription
    const unread = await findUnreadMessage(db, userId, conversationId, seq)
    if (unread === undefined) return
    const message = {
      ...wordsOf(unread, { previews, productName: config.productName }),
      path: `/messages?id=${conversationId}`,
      tag: conversationId,
      renotify: true,
      badge: await countUnread(db, userId),
    }
    await deliverPush(services, subscription, message, manner, run)
  },
)
