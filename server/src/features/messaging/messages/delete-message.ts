import * as contract from '@patchbay/contract/messaging/messages'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { enqueueRemovalOfMessageFiles } from '../../content/attachments/public.ts'
import { wipeMessage } from './deleted-messages.store.ts'
import { findSeenMessage } from './edited-messages.store.ts'
import { viewMessage } from './message.view.ts'
import { announcementOf } from './announcement-of.ts'

/** This is allowed in a closed conversation too, because it only removes something. */
export const deleteMessage = action(
  contract.deleteMessage,
  async (ctx, { params: { messageId } }) => {
    const { userId } = ctx.viewer
    const deleted = await transaction(ctx.db, async (tx) => {
      const wiped = await wipeMessage(tx, messageId, userId, ctx.now())
      if (wiped !== undefined) await enqueueRemovalOfMessageFiles(tx, messageId)
      return wiped
    })
    if (deleted !== undefined) {
      const message = viewMessage(deleted.message)
      ctx.announce(announcementOf(deleted.conversation, message))
      return message
    }
    const seen = await findSeenMessage(ctx.db, messageId, userId)
    if (seen === undefined) throw new AppError('message_not_found')
    const message = viewMessage(seen.message)
    // Deleting a message again changes nothing.
    if (message.senderId === userId && message.deletedAt !== null) return message
    throw new AppError('forbidden')
  },
)
