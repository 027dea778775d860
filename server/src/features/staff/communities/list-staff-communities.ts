import * as contract from '@patchbay/contract/staff/communities'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { showCommunity, viewCommunity } from './community.view.ts'
import { searchCommunities } from './staff-communities.store.ts'

const place = z.object({ id: z.uuid() })

export const listStaffCommunities = action(
  contract.listStaffCommunities,
  async ({ db, now }, { query: { q = '', cursor } }) => {
    const before = decodeCursor(place, cursor)?.id
    const found = await searchCommunities(db, now(), q.trim(), before)
    const { rows, nextCursor } = pageOf(found, contract.staffCommunitiesPerPage, ({ id }) => ({
      id,
    }))
    return { communities: rows.map(viewCommunity), nextCursor }
  },
)

export const getStaffCommunity = action(contract.getStaffCommunity, (ctx, { params, query }) =>
  showCommunity(ctx, params.communityId, query.heir?.trim()),
)
