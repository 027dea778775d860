import * as contract from '@patchbay/contract/messaging/message-reactions'
import { mayReactTo } from '@patchbay/contract/messaging/messages'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { announcementOf } from '../announcement-of.ts'
import { findSeenMessage } from '../edited-messages.store.ts'
import { viewMessage } from '../message.view.ts'
import { requireMayWrite } from '../messages.policy.ts'
import { setReaction } from './reactions.store.ts'

/** People who may write may react. Nobody is notified of a reaction: it does not ask for anything. */
export const reactToMessage = action(
  contract.reactToMessage,
  async (ctx, { params: { messageId }, body: { emoji } }) => {
    const { userId } = ctx.viewer
    const reacted = await setReaction(ctx.db, messageId, userId, emoji, ctx.now())
    if (reacted !== undefined) {
      const message = viewMessage(reacted.message)
      ctx.announce(announcementOf(reacted.conversation, message))
      return message
    }
    const seen = await findSeenMessage(ctx.db, messageId, userId)
    if (seen === undefined) throw new AppError('message_not_found')
    const message = viewMessage(seen.message)
    if (!mayReactTo(message)) throw new AppError('forbidden')
    requireMayWrite(seen)
    // The same reaction again changes nothing. Any other is refused to a person who was asked to talk
    // and has not accepted.
    const own = message.reactions.find(({ userIds }) => userIds.includes(userId))?.emoji ?? null
    if (own !== emoji) throw new AppError('forbidden')
    return message
  },
)
