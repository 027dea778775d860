import * as contract from '@patchbay/contract/communities/memberships'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { canLeave } from '../../people/participation/public.ts'
import { changeCommunity, lockVersionsOf, communityAccessOf } from '../communities/public.ts'
import { handOver } from './hand-over.ts'
import { takeOut } from './take-out.ts'

export const leaveCommunity = action(contract.leaveCommunity, (ctx, { params }) =>
  changeCommunity(ctx, params.communityId, async (tx, before) => {
    if (before.role === null) return []
    const { userId } = ctx.viewer
    if (!canLeave(communityAccessOf(before, userId))) throw new AppError('leader_cannot_leave')
    const heir = before.successor?.id
    if (heir !== undefined) {
      await lockVersionsOf(tx, [userId, heir])
      await handOver(tx, { communityId: before.id, from: userId, to: heir }, ctx.now())
    }
    await takeOut(tx, before, userId, ctx.now())
    return heir === undefined ? [] : [heir]
  }),
)
