import * as contract from '@patchbay/contract/communities/memberships'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { findBan } from '../../../accounts/sessions/public.ts'
import { canLead } from '../../../people/participation/public.ts'
import { changeCommunity, communityAccessOf } from '../../communities/public.ts'
import { canChoose } from '../memberships.policy.ts'
import { findRole } from '../memberships.store.ts'
import { deleteSuccessor, setSuccessor } from './successors.store.ts'

export const chooseSuccessor = action(contract.chooseSuccessor, (ctx, { params, body }) => {
  const { communityId } = params
  return changeCommunity(ctx, communityId, async (tx, before) => {
    if (!canLead(communityAccessOf(before, ctx.viewer.userId))) throw new AppError('forbidden')
    const role = await findRole(tx, communityId, body.userId)
    if (role === undefined) throw new AppError('member_not_found')
    if (!canChoose(before, role)) throw new AppError('forbidden')
    // A banned person could not lead.
    if (await findBan(tx, body.userId, ctx.now())) throw new AppError('member_not_found')
    if (before.successor?.id !== body.userId)
      await setSuccessor(tx, communityId, body.userId, ctx.now())
    return []
  })
})

export const withdrawSuccessor = action(contract.withdrawSuccessor, (ctx, { params }) =>
  changeCommunity(ctx, params.communityId, async (tx, before) => {
    if (!canLead(communityAccessOf(before, ctx.viewer.userId))) throw new AppError('forbidden')
    await deleteSuccessor(tx, before.id)
    return []
  }),
)
