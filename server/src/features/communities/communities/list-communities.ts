import * as contract from '@patchbay/contract/communities/communities'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { countSearch } from '../../../platform/limits/count-search.ts'
import { viewCard } from './communities.view.ts'
import { findViewerId } from './find-viewer-id.ts'
import { countCommunities, listCommunityCards } from './list-communities.store.ts'

const pageStart = z.tuple([z.int32(), z.uuid()])

export const listCommunities = action(contract.listCommunities, async (ctx, { query }) => {
  const { cursor, ...filters } = query
  const after = decodeCursor(pageStart, cursor)
  const viewerId = await findViewerId(ctx)
  await countSearch(ctx, viewerId, query.q)
  const found = await listCommunityCards(ctx.db, filters, viewerId, after)
  const { rows, nextCursor } = pageOf(found, contract.communitiesPerPage, (last) => [
    last.member_count,
    last.id,
  ])
  return {
    communities: rows.map((row) => viewCard(row, viewerId)),
    nextCursor,
    total: after === undefined ? await countCommunities(ctx.db, filters) : null,
  }
})
