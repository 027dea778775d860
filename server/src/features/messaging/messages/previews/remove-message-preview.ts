import * as contract from '@patchbay/contract/messaging/messages'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { announcementOf } from '../announcement-of.ts'
import { findSeenMessage } from '../edited-messages.store.ts'
import { viewMessage } from '../message.view.ts'
import { removePreview } from './message-previews.store.ts'

/** This is allowed in a closed conversation, as deleting is, because it only removes something. */
export const removeMessagePreview = action(
  contract.removeMessagePreview,
  async (ctx, { params: { messageId } }) => {
    const { userId } = ctx.viewer
    const changed = await removePreview(ctx.db, messageId, userId, ctx.now())
    if (changed !== undefined) {
      const message = viewMessage(changed.message)
      ctx.announce(announcementOf(changed.conversation, message))
      return message
    }
    const seen = await findSeenMessage(ctx.db, messageId, userId)
    if (seen === undefined) throw new AppError('message_not_found')
    const message = viewMessage(seen.message)
    if (!contract.mayEdit(message, userId)) throw new AppError('forbidden')
    return message
  },
)
