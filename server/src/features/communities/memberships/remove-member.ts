import * as contract from '@patchbay/contract/communities/memberships'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { changeCommunity, communityAccessOf } from '../communities/public.ts'
import { canModerate } from '../../people/participation/public.ts'
import { writeNotices } from '../../notices/notices/public.ts'
import { canRemove } from './memberships.policy.ts'
import { findRole } from './memberships.store.ts'
import { noteRemoval } from './removals.store.ts'
import { takeOut } from './take-out.ts'

export const removeMember = action(contract.removeMember, (ctx, { params }) => {
  const { communityId, userId } = params
  const actorId = ctx.viewer.userId
  return changeCommunity(ctx, communityId, async (tx, before) => {
    if (!canModerate(communityAccessOf(before, actorId))) throw new AppError('forbidden')
    const role = await findRole(tx, communityId, userId)
    if (role === undefined) throw new AppError('member_not_found')
    if (role === 'leader') throw new AppError('leader_cannot_leave')
    if (!canRemove(before, role)) throw new AppError('forbidden')
    await takeOut(tx, before, userId, ctx.now())
    await noteRemoval(tx, communityId, userId, ctx.now())
    const notice = {
      kind: 'membership_removed',
      actorId,
      communityId,
    } as const
    await writeNotices(tx, [userId], notice, ctx.now())
    return [userId]
  })
})
