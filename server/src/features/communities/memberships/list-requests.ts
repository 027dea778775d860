import * as contract from '@patchbay/contract/communities/memberships'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { findCommunity, communityAccessOf } from '../communities/public.ts'
import { canDecideRequests } from '../../people/participation/public.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { listRequestRows, requestsPerPage } from './requests.store.ts'

export const listRequests = action(contract.listRequests, async (ctx, { params, query }) => {
  const before = decodeCursor(z.uuid(), query.cursor)
  const { userId } = ctx.viewer
  const community = await findCommunity(ctx.db, params.communityId, userId)
  if (community === undefined) throw new AppError('community_not_found')
  const access = communityAccessOf(community, userId)
  if (!canDecideRequests(access, community.pending_requests)) throw new AppError('forbidden')
  const onlyRemoved = !community.is_private
  const found = await listRequestRows(ctx.db, community.id, { before, onlyRemoved })
  const { rows, nextCursor } = pageOf(found, requestsPerPage, (last) => last.id)
  const requests = rows.map((row) => ({
    id: row.id,
    communityId: row.community_id,
    person: viewPerson(row.person),
    message: row.message,
    createdAt: row.created_at.toISOString(),
  }))
  return { requests, nextCursor }
})
