import * as contract from '@patchbay/contract/communities/memberships'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { changeCommunity } from '../communities/public.ts'
import { takeOut } from './take-out.ts'

export const leaveCommunity = action(contract.leaveCommunity, (ctx, { params }) =>
  changeCommunity(ctx, params.communityId, async (tx, before) => {
    if (before.role === 'leader') throw new AppError('leader_cannot_leave')
    if (before.role === 'member') await takeOut(tx, before, ctx.viewer.userId, ctx.now())
    return []
  }),
)
