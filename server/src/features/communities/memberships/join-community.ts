import * as contract from '@patchbay/contract/communities/memberships'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countMade } from '../../../platform/limits/count-made.ts'
import { changeCommunity, requireRoom, standingOf } from '../communities/public.ts'
import { canJoin } from '../../people/participation/public.ts'
import { settleRequest } from '../../notices/notices/public.ts'
import { insertMember } from './memberships.store.ts'
import { approveOpenRequest } from './requests.store.ts'

export const joinCommunity = action(contract.joinCommunity, (ctx, { params }) => {
  const { userId } = ctx.viewer
  return countMade(ctx, { join: 1 }, (made) =>
    changeCommunity(ctx, params.communityId, async (tx, before) => {
      if (before.role !== null) return []
      if (before.is_closed) throw new AppError('community_closed')
      if (!canJoin(standingOf(before, userId))) throw new AppError('forbidden')
      made()
      const now = ctx.now()
      const requestId = await approveOpenRequest(tx, before.id, userId, now)
      if (requestId !== undefined) await settleRequest(tx, requestId, 'approved', now)
      await insertMember(tx, before.id, userId, now)
      await requireRoom(tx, userId)
      return [before.leader_id]
    }),
  )
})
