import * as contract from '@patchbay/contract/communities/memberships'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countMade } from '../../../platform/limits/count-made.ts'
import { changeCommunity, requireRoomToAsk, communityAccessOf } from '../communities/public.ts'
import { canJoin, canRequest } from '../../people/participation/public.ts'
import { writeNotices } from '../../notices/notices/public.ts'
import { listDeciders } from './memberships.store.ts'
import { findRejection, insertRequest } from './requests.store.ts'

/** How often the answer is no in a week before the same person may not ask again. */
const mostRejected = 3
const week = 7 * 24 * 60 * 60

export const requestMembership = action(contract.requestMembership, (ctx, { params, body }) => {
  const { userId } = ctx.viewer
  return countMade(ctx, { join: 1 }, (made) =>
    changeCommunity(ctx, params.communityId, async (tx, before) => {
      const access = communityAccessOf(before, userId)
      if (before.role !== null || (before.is_pending && !canJoin(access))) return []
      if (before.is_closed) throw new AppError('community_closed')
      if (!canRequest(access)) throw new AppError('forbidden')
      const now = ctx.now()
      const rejectedAt = await findRejection(tx, before.id, userId, mostRejected)
      const elapsed = rejectedAt ? (now.getTime() - rejectedAt.getTime()) / 1_000 : week
      if (elapsed < week)
        throw new AppError('rate_limited', undefined, { retryAfter: Math.ceil(week - elapsed) })
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
      const deciders = await listDeciders(tx, before.id)
      await writeNotices(tx, deciders, { ...notice, ...about }, now)
      return deciders
    }),
  )
})
