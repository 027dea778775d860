import * as contract from '@patchbay/contract/messaging/messages'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findSince } from './listed-messages.store.ts'

export const findMessageSince = action(
  contract.findMessageSince,
  async ({ db, viewer }, { params: { conversationId }, query }) => {
    const row = await findSince(db, conversationId, viewer.userId, new Date(query.time))
    if (row === undefined) throw new AppError('conversation_not_found')
    const { seq, created_at } = row
    if (seq === null || created_at === null) return { found: null }
    return { found: { seq: Number(seq), createdAt: created_at.toISOString() } }
  },
)
