import * as contract from '@patchbay/contract/communities/memberships'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countMade } from '../../../platform/limits/count-made.ts'
import { changeCommunity, requireRoomToAsk, standingOf } from '../communities/public.ts'
import { canJoin, canRequest } from '../../people/participation/public.ts'
import { writeNotices } from '../../notices/notices/public.ts'
import { countRejected, insertRequest } from './requests.store.ts'

/** How often a leader says no in a week before the same person may not ask again. */
const mostRejected = 3

export const requestMembership = action(contract.requestMembership, (ctx, { params, body }) => {
  const { userId } = ctx.viewer
  return countMade(ctx, { join: 1 }, (made) =>
    changeCommunity(ctx, params.communityId, async (tx, before) => {
      const standing = standingOf(before, userId)
      if (before.role !== null || (before.is_pending && !canJoin(standing))) return []
      if (!canRequest(standing)) throw new AppError('forbidden')
      const now = ctx.now()
      const since = new Date(now.getTime() - 7 * 86_400_000)
      if ((await countRejected(tx, before.id, userId, since)) >= mostRejected)
        throw new AppError('rate_limited')
      made()
      const message = body.message || null
      const requestId = await insertRequest(tx, {
        communityId: before.id,
        userId,
        message,
        now,
      })
      await requireRoomToAsk(tx, userId)
      const notice = { kind: 'membership_requested', actorId: userId } as const
      const about = { communityId: before.id, requestId }
      await writeNotices(tx, [before.leader_id], { ...notice, ...about }, now)
      return [before.leader_id]
    }),
  )
})
