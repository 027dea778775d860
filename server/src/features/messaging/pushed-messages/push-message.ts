import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import {
  deliverPush,
  findReceiver,
  pushAttempt,
  type PushManner,
} from '../../notices/push/public.ts'
import { countUnread } from './count-unread.ts'
import { wordsOf } from './message-push.ts'
import { findUnreadMessage } from './unread-messages.store.ts'

const manner: PushManner = { urgency: 'high', ttlSeconds: 24 * 60 * 60 }

export const comingMessage = {
  name: 'push_message',
  schema: z.object({
    receiverId: z.uuid(),
    conversationId: z.uuid(),
    seq: z.string().check(z.regex(/^\d{1,18}$/)),
    attempt: pushAttempt,
  }),
}

/** Sends to one browser or device, if it is still news, since attempts may be far apart. */
export const pushMessage = job(
  comingMessage.name,
  comingMessage.schema,
  async (services, payload, run) => {
    const { db, now, config } = services
    const { receiverId, conversationId, seq } = payload
    const receiver = await findReceiver(db, receiverId, now())
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
    const letter = { message, manner, moment: seq }
    await deliverPush(services, receiver, letter, { job: comingMessage, payload }, run)
  },
  { apart: 'pushes' },
)
