import * as contract from '@patchbay/contract/communities/communities'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { makeCover } from '../../../../platform/pictures/covers.ts'
import { readPicture } from '../../../../platform/pictures/read-picture.ts'
import { changeCommunity } from '../change-community.ts'
import { canLead } from '../../../people/participation/public.ts'
import { findCommunity, updateCommunityRow, type CommunityRow } from '../communities.store.ts'
import { communityAccessOf } from '../communities.view.ts'
import { communityCovers } from './community-covers.ts'

/** Only the first frame of an animation is kept. */
const coverFormats = ['jpeg', 'png', 'webp', 'gif'] as const

/**
 * The permission is checked before the file is read, and again before it is stored, because the
 * leader may have changed meanwhile. The files are written inside the transaction, against the
 * usual rule: they have a fixed path, and only the lock on the row keeps others from writing there.
 */
export const uploadCommunityCover = action(
  contract.uploadCommunityCover,
  async (ctx, { params, body }) => {
    const { userId } = ctx.viewer
    const requireLeader = (row: CommunityRow | undefined) => {
      if (row === undefined) throw new AppError('community_not_found')
      if (!canLead(communityAccessOf(row, userId))) throw new AppError('forbidden')
    }
    requireLeader(await findCommunity(ctx.db, params.communityId, userId))
    const made = await makeCover(ctx, await readPicture(body, coverFormats), userId)
    return changeCommunity(ctx, params.communityId, async (tx, before) => {
      requireLeader(before)
      const cover_image = await communityCovers.put(ctx, before.id, made)
      await updateCommunityRow(tx, before.id, {
        cover_image,
        updated_at: ctx.now(),
      })
      return []
    })
  },
)
