import * as contract from '@patchbay/contract/messaging/conversations'
import { inboxTopic } from '@patchbay/contract/realtime'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { changeMuted } from './arrangement.store.ts'

export const setMuted = action(
  contract.setMuted,
  async (ctx, { params: { conversationId }, body: { isMuted } }) => {
    const { userId } = ctx.viewer
    const changed = await changeMuted(ctx.db, conversationId, userId, isMuted)
    if (changed === undefined) throw new AppError('conversation_not_found')
    // Only the other pages of the same person are notified.
    if (changed) ctx.announce({ kind: 'changed', topic: inboxTopic(userId) })
    return { isMuted }
  },
)
