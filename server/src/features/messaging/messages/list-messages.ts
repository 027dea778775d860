import * as contract from '@patchbay/contract/messaging/messages'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findPage } from './listed-messages.store.ts'
import { viewMessage } from './message.view.ts'

export const listMessages = action(
  contract.listMessages,
  async (ctx, { params: { conversationId }, query }) => {
    const named = [query.before, query.after, query.around].filter((one) => one !== undefined)
    if (named.length > 1) throw new AppError('invalid_input')
    const page = await findPage(ctx.db, conversationId, ctx.viewer.userId, query)
    if (page === undefined) throw new AppError('conversation_not_found')
    const { older, newer, change, messages } = page
    return { messages: messages.map(viewMessage), older, newer, upTo: Number(change) }
  },
)
