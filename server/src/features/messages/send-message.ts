import * as contract from '@patchbay/contract/messages'
import { action } from '../../platform/http/action.ts'
import { say } from './say.ts'

export const sendMessage = action(
  contract.sendMessage,
  async (ctx, { params: { conversationId }, body: { clientId, content } }) => {
    const senderId = ctx.viewer.userId
    const { message, announcement } = await say(ctx.db, {
      conversationId,
      senderId,
      clientId,
      content,
      now: ctx.now(),
    })
    if (announcement !== undefined) ctx.announce(announcement)
    return message
  },
)
