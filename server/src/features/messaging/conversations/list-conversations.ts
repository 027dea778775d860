import * as contract from '@patchbay/contract/messaging/conversations'
import { action } from '../../../platform/http/action.ts'
import { decodeTimeCursor, pageOf, timeCursorOf } from '../../../platform/http/paging.ts'
import { countSearch } from '../../../platform/limits/count-search.ts'
import { viewConversation } from './conversation.view.ts'
import { listConversationsOf } from './listed-conversations.store.ts'

export const listConversations = action(contract.listConversations, async (ctx, { query }) => {
  const { userId } = ctx.viewer
  await countSearch(ctx, userId, query.q)
  // Taken before anything is read, so that the next request includes rows that are written
  // meanwhile.
  const asOf = ctx.now().toISOString()
  const last = decodeTimeCursor(query.cursor)
  const found = await listConversationsOf(ctx.db, userId, {
    after: last && { listedAt: last[0], id: last[1] },
    text: query.q,
    only: query.only,
    updatedSince: query.updatedSince === undefined ? undefined : new Date(query.updatedSince),
  })
  const { rows, nextCursor } = pageOf(found, contract.conversationsPerPage, (row) =>
    timeCursorOf(row.listed_at, row.id),
  )
  return { conversations: rows.map((row) => viewConversation(row, userId)), nextCursor, asOf }
})
