import * as contract from '@patchbay/contract/messaging/conversations'
import { inboxTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockOwnProfile } from '../../accounts/profiles/public.ts'
import { changeArrangement, countPinned, findArrangement } from './arrangement.store.ts'

export const arrangeConversation = action(
  contract.arrangeConversation,
  async (ctx, { params: { conversationId }, body }) => {
    const { userId } = ctx.viewer
    const arranged = await transaction(ctx.db, async (tx) => {
      // Two pages of one person pin one after the other, so that both are counted.
      if (body.isPinned === true) await lockOwnProfile(tx, userId)
      const isChanged = await changeArrangement(tx, conversationId, userId, body)
      const found = await findArrangement(tx, conversationId, userId)
      if (isChanged === undefined || found === undefined)
        throw new AppError('conversation_not_found')
      if (isChanged && body.isPinned === true) {
        const others = await countPinned(tx, userId, conversationId)
        if (others >= contract.mostPinnedConversations) throw new AppError('too_many_pinned')
      }
      return { isChanged, found }
    })
    // Only the other pages of the same person are notified.
    if (arranged.isChanged) ctx.announce({ kind: 'changed', topic: inboxTopic(userId) })
    return arranged.found
  },
)
