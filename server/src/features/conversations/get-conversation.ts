import * as contract from '@patchbay/contract/conversations'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { viewConversation } from './conversation.view.ts'
import { findConversation } from './listed-conversations.store.ts'

export const getConversation = action(
  contract.getConversation,
  async (ctx, { params: { conversationId } }) => {
    const row = await findConversation(ctx.db, conversationId, ctx.viewer.userId)
    if (row === undefined) throw new AppError('conversation_not_found')
    return viewConversation(row, ctx.viewer.userId)
  },
)
