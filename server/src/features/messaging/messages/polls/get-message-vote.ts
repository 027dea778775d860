import * as contract from '@patchbay/contract/messaging/message-polls'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { findOwnVote } from './message-polls.store.ts'

/** Apart from the message, which is the same for all of its readers. */
export const getMessageVote = action(
  contract.getMessageVote,
  async (ctx, { params: { messageId } }) => {
    const own = await findOwnVote(ctx.db, messageId, ctx.viewer.userId)
    if (own === undefined) throw new AppError('message_not_found')
    return { answers: [...(own.answers ?? [])], change: Number(own.change) }
  },
)
