import * as contract from '@patchbay/contract/messaging/conversations'
import { conversationTopic, inboxTopic } from '@patchbay/contract/realtime'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { moveReadMark } from './read-marks.store.ts'

export const markRead = action(
  contract.markRead,
  async (ctx, { params: { conversationId }, body: { seq } }) => {
    const { userId } = ctx.viewer
    const moved = await moveReadMark(ctx.db, conversationId, userId, seq, ctx.now())
    if (moved === undefined) throw new AppError('conversation_not_found')
    const { mark, seenBy } = moved
    if (seenBy === 'all')
      ctx.announce({ kind: 'changed', topic: conversationTopic(mark.conversation_id) })
    if (seenBy === 'reader') ctx.announce({ kind: 'changed', topic: inboxTopic(userId) })
    return {
      lastReadSeq: Number(mark.last_read_seq),
      lastReadAt: mark.last_read_at?.toISOString() ?? null,
    }
  },
)
