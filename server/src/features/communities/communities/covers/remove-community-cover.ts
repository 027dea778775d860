import * as contract from '@patchbay/contract/communities/communities'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { changeCommunity } from '../change-community.ts'
import { canLead } from '../../../people/participation/public.ts'
import { updateCommunityRow } from '../communities.store.ts'
import { communityAccessOf } from '../communities.view.ts'
import { communityCovers } from './community-covers.ts'

/** The files are removed first: if anything fails, no removed picture stays public unnoticed. */
export const removeCommunityCover = action(contract.removeCommunityCover, (ctx, { params }) =>
  changeCommunity(ctx, params.communityId, async (tx, before) => {
    if (!canLead(communityAccessOf(before, ctx.viewer.userId))) throw new AppError('forbidden')
    await communityCovers.remove(ctx, before.id)
    await updateCommunityRow(tx, before.id, {
      cover_image: null,
      updated_at: ctx.now(),
    })
    return []
  }),
)
