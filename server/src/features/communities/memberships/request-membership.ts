import * as contract from '@patchbay/contract/communities/memberships'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countMade } from '../../../platform/limits/count-made.ts'
import { changeCommunity, standingOf } from '../communities/public.ts'
import { canRequest } from '../../people/participation/public.ts'
import { writeNotices } from '../../notices/notices/public.ts'
import { insertRequest } from './requests.store.ts'

export const requestMembership = action(contract.requestMembership, (ctx, { params, body }) => {
  const { userId } = ctx.viewer
  return countMade(ctx, { join: 1 }, (made) =>
    changeCommunity(ctx, params.communityId, async (tx, before) => {
      if (before.role !== null || (before.is_private && before.is_pending)) return []
      if (!canRequest(standingOf(before, userId))) throw new AppError('forbidden')
      made()
      const now = ctx.now()
      const message = body.message || null
      const requestId = await insertRequest(tx, {
        communityId: before.id,
        userId,
        message,
        now,
      })
      const notice = { kind: 'membership_requested', actorId: userId } as const
      const about = { communityId: before.id, requestId }
      await writeNotices(tx, [before.leader_id], { ...notice, ...about }, now)
      return [before.leader_id]
    }),
  )
})
