import * as contract from '@patchbay/contract/people/blocks'
import { action } from '../../../platform/http/action.ts'
import { decodeTimeCursor, pageOf, timeCursorOf } from '../../../platform/http/paging.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { listBlocksOf } from './blocks.store.ts'

export const listBlocks = action(contract.listBlocks, async (ctx, { query }) => {
  const last = decodeTimeCursor(query.cursor)
  const after = last && { createdAt: last[0], blockedId: last[1] }
  const found = await listBlocksOf(ctx.db, ctx.viewer.userId, after)
  const { rows, nextCursor } = pageOf(found, contract.blocksPerPage, (row) =>
    timeCursorOf(row.created_at, row.person.id),
  )
  const blocks = rows.map((row) => ({
    person: viewPerson(row.person),
    blockedAt: row.created_at.toISOString(),
  }))
  return { blocks, nextCursor }
})
