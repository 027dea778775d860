import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job.ts'
import { deliverPush, findReceiver, type PushManner } from '../push/public.ts'
import { countUnread } from './count-unread.ts'
import { wordsOf } from './message-push.ts'
import { findUnreadMessage } from './unread-messages.store.ts'

const manner: PushManner = { urgency: 'high', ttlSeconds: 24 * 60 * 60 }

/** To one browser or device; asks again whether it is still news, since attempts may lie far apart. */
export const pushMessage = job(
  'push_message',
  z.object({
    subscriptionId: z.uuid(),
    conversationId: z.uuid(),
    seq: z.string().check(z.regex(/^\d{1,18}$/)),
  }),
  async (services, { subscriptionId, conversationId, seq }, run) => {
    const { db, now, config } = services
    const receiver = await findReceiver(db, subscriptionId, now())
    if (receiver === undefined) return
    const { user_id: userId, previews } = receiver
    const unread = await findUnreadMessage(db, userId, conversationId, seq)
    if (unread === undefined) return
    const message = {
      ...wordsOf(unread, { previews, productName: config.productName }),
      path: `/messages?id=${conversationId}`,
      tag: conversationId,
      renotify: true,
      badge: await countUnread(db, userId),
    }
    await deliverPush(services, receiver, { message, manner, moment: seq }, run)
  },
)
