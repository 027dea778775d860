import * as contract from '@patchbay/contract/messaging/message-search'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeTimeCursor, pageOf, timeCursorOf } from '../../../platform/http/paging.ts'
import { countSearch } from '../../../platform/limits/count-search.ts'
import { showConversations } from '../conversations/public.ts'
import { findConversationAccess } from '../../people/participation/public.ts'
import { listFound } from './found-messages.store.ts'
import { viewFound } from './found-message.view.ts'

export const searchMessages = action(contract.searchMessages, async (ctx, { query }) => {
  const { userId } = ctx.viewer
  const { q, conversationId } = query
  await countSearch(ctx, userId, q)
  const last = decodeTimeCursor(query.cursor)
  if (
    conversationId !== undefined &&
    !(await findConversationAccess(ctx.db, conversationId, userId))
  )
    throw new AppError('conversation_not_found')
  const found = await listFound(ctx.db, userId, {
    q,
    conversationId,
    after: last && { createdAt: last[0], id: last[1] },
  })
  const { rows, nextCursor } = pageOf(found, contract.foundPerPage, (row) =>
    timeCursorOf(row.created_at, row.id),
  )
  const ids = [...new Set(rows.map((row) => row.conversation_id))]
  const conversations = await showConversations(ctx.db, userId, ids)
  // Drops results of conversations that the viewer has left meanwhile.
  const shown = new Set(conversations.map(({ id }) => id))
  const visible = rows.filter((row) => shown.has(row.conversation_id))
  return { found: visible.map((row) => viewFound(row, q)), conversations, nextCursor }
})
