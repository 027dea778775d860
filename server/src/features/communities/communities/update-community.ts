import * as contract from '@patchbay/contract/communities/communities'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { openAtlas } from '../../accounts/locations/public.ts'
import { deleteRsvpsOfStrangers } from '../events/public.ts'
import { deleteInsideNoticesOfStrangers } from '../../notices/notices/public.ts'
import { changeCommunity } from './change-community.ts'
import { canLead } from '../../people/participation/public.ts'
import { shutCommunity, updateCommunityRow } from './communities.store.ts'
import { communityAccessOf } from './communities.view.ts'
import { shownLocation } from './shown-location.ts'

export const updateCommunity = action(contract.updateCommunity, async (ctx, { params, body }) => {
  // The atlas is a large file, which is not read while the community is locked.
  if (body.location) await openAtlas()
  return changeCommunity(ctx, params.communityId, async (tx, before) => {
    if (!canLead(communityAccessOf(before, ctx.viewer.userId))) throw new AppError('forbidden')
    const shown = await shownLocation(
      body.location ?? before.location,
      body.locationEnabled ?? before.location_enabled,
      before.location,
    )
    const closes = body.isPrivate === true && !before.is_private
    // It is shut when it opens too: the words of what is being written would stay where only
    // members find them.
    if ((body.isPrivate ?? before.is_private) !== before.is_private)
      await shutCommunity(tx, before.id)
    await updateCommunityRow(tx, before.id, {
      name: body.name,
      description: body.description,
      is_private: body.isPrivate,
      genres: body.genres,
      members_invite: body.membersInvite,
      ...shown,
      updated_at: ctx.now(),
    })
    if (closes) {
      await deleteRsvpsOfStrangers(tx, before.id, ctx.now())
      await deleteInsideNoticesOfStrangers(tx, before.id)
    }
    return []
  })
})
