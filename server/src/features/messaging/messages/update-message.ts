import * as contract from '@patchbay/contract/messaging/messages'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { wantedPreview } from '../../content/previews/public.ts'
import { editMessage, findSeenMessage } from './edited-messages.store.ts'
import { viewMessage } from './message.view.ts'
import { requireMayWrite } from './messages.policy.ts'
import { announcementOf } from './announcement-of.ts'

export const updateMessage = action(
  contract.updateMessage,
  async (ctx, { params: { messageId }, body: { content } }) => {
    const { userId } = ctx.viewer
    const preview = wantedPreview(ctx.config, content)
    const edited = await editMessage(ctx.db, messageId, userId, content, ctx.now(), preview)
    if (edited !== undefined) {
      const message = viewMessage(edited.message)
      ctx.announce(announcementOf(edited.conversation, message))
      return message
    }
    const seen = await findSeenMessage(ctx.db, messageId, userId)
    if (seen === undefined) throw new AppError('message_not_found')
    const message = viewMessage(seen.message)
    if (!contract.mayEdit(message, userId)) throw new AppError('forbidden')
    requireMayWrite(seen)
    // Saving unchanged text does not mark the message as edited.
    return message
  },
)
