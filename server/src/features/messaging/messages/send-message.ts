import * as contract from '@patchbay/contract/messaging/messages'
import { action } from '../../../platform/http/action.ts'
import { wantedPreview } from '../../content/previews/public.ts'
import { sendIfMaySendAndPush } from './send.ts'

export const sendMessage = action(
  contract.sendMessage,
  async (ctx, { params: { conversationId }, body }) => {
    const senderId = ctx.viewer.userId
    const preview = wantedPreview(ctx.config, body.content, body)
    const row = { ...body, conversationId, senderId, preview, now: ctx.now() }
    // One statement checks `maySend`, stores the message and enqueues its push.
    const { message, announcement } = await sendIfMaySendAndPush(ctx.db, row)
    if (announcement !== undefined) ctx.announce(announcement)
    return message
  },
)
