import * as contract from '@patchbay/contract/messaging/message-polls'
import { mayEndPoll } from '@patchbay/contract/messaging/messages'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { announcementOf } from '../announcement-of.ts'
import { findSeenMessage } from '../edited-messages.store.ts'
import { viewMessage } from '../message.view.ts'
import { requireMayWrite } from '../messages.policy.ts'
import { endPoll } from './message-polls.store.ts'

export const endMessagePoll = action(
  contract.endMessagePoll,
  async (ctx, { params: { messageId } }) => {
    const { userId } = ctx.viewer
    const ended = await endPoll(ctx.db, messageId, userId, ctx.now())
    if (ended !== undefined) {
      const message = viewMessage(ended.message)
      ctx.announce(announcementOf(ended.conversation, message))
      return message
    }
    const seen = await findSeenMessage(ctx.db, messageId, userId)
    if (seen === undefined) throw new AppError('message_not_found')
    const message = viewMessage(seen.message)
    if (!mayEndPoll(message, userId)) throw new AppError('forbidden')
    requireMayWrite(seen)
    // What has ended stays as it ended.
    return message
  },
)
