import * as contract from '@patchbay/contract/communities/memberships'
import type { Database } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countMade } from '../../../platform/limits/count-made.ts'
import { changeCommunity, requireRoom, communityAccessOf } from '../communities/public.ts'
import { settleRequest } from '../../notices/notices/public.ts'
import { canJoin } from '../../people/participation/public.ts'
import { insertMember, listDeciders } from './memberships.store.ts'
import { approveOpenRequest } from './requests.store.ts'

/**
 * Somebody comes in without being decided about: an open request of theirs counts as approved. Returns
 * the people who would have decided, whose lists have changed.
 */
export async function letIn(
  tx: Database,
  communityId: string,
  userId: string,
  now: Date,
): Promise<string[]> {
  const requestId = await approveOpenRequest(tx, communityId, userId, now)
  if (requestId !== undefined) await settleRequest(tx, requestId, 'approved', now)
  await insertMember(tx, communityId, userId, now)
  await requireRoom(tx, userId)
  return listDeciders(tx, communityId)
}

export const joinCommunity = action(contract.joinCommunity, (ctx, { params }) => {
  const { userId } = ctx.viewer
  return countMade(ctx, { join: 1 }, (made) =>
    changeCommunity(ctx, params.communityId, async (tx, before) => {
      if (before.role !== null) return []
      if (before.is_closed) throw new AppError('community_closed')
      if (!canJoin(communityAccessOf(before, userId))) throw new AppError('forbidden')
      made()
      return letIn(tx, before.id, userId, ctx.now())
    }),
  )
})
