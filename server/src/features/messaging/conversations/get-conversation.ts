import * as contract from '@patchbay/contract/messaging/conversations'
import { action } from '../../../platform/http/action.ts'
import { showConversation } from './show-conversation.ts'

export const getConversation = action(
  contract.getConversation,
  (ctx, { params: { conversationId } }) =>
    showConversation(ctx.db, conversationId, ctx.viewer.userId),
)
