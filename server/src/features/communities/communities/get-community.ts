import * as contract from '@patchbay/contract/communities/communities'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findCommunity } from './communities.store.ts'
import { viewCommunity } from './communities.view.ts'
import { findViewerId } from './find-viewer-id.ts'

export const getCommunity = action(contract.getCommunity, async (ctx, { params }) => {
  const viewerId = await findViewerId(ctx)
  const row = await findCommunity(ctx.db, params.communityId, viewerId)
  if (row === undefined) throw new AppError('community_not_found')
  return viewCommunity(row, viewerId, ctx.now())
})
