import * as contract from '@patchbay/contract/communities/communities'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { announceCommunities } from './announce-communities.ts'
import { requireLockedCommunity } from './change-community.ts'
import { canLead } from '../../people/participation/public.ts'
import { communityAccessOf } from './communities.view.ts'
import { deleteWithNotices } from './remove-community.ts'

export const deleteCommunity = action(contract.deleteCommunity, async (ctx, { params, body }) => {
  const { userId } = ctx.viewer
  const people = await transaction(ctx.db, async (tx) => {
    const community = await requireLockedCommunity(tx, params.communityId, userId)
    if (!canLead(communityAccessOf(community, userId))) throw new AppError('forbidden')
    if (body.confirmName.trim() !== community.name) throw new AppError('deletion_not_confirmed')
    return deleteWithNotices(tx, community, userId, ctx.now())
  })
  announceCommunities(ctx, [params.communityId], people)
})
