import * as contract from '@patchbay/contract/communities/memberships'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findBan } from '../../accounts/sessions/public.ts'
import { changeCommunity, lockVersionsOf, communityAccessOf } from '../communities/public.ts'
import { canLead } from '../../people/participation/public.ts'
import { handOver } from './hand-over.ts'
import { findRole } from './memberships.store.ts'

export const handOverCommunity = action(contract.handOverCommunity, (ctx, { params, body }) => {
  const { communityId } = params
  const from = ctx.viewer.userId
  const to = body.userId
  return changeCommunity(ctx, communityId, async (tx, before) => {
    if (!canLead(communityAccessOf(before, from))) throw new AppError('forbidden')
    const role = await findRole(tx, communityId, to)
    if (role === undefined) throw new AppError('member_not_found')
    if (role === 'leader') return []
    // A banned person could not lead.
    if (await findBan(tx, to, ctx.now())) throw new AppError('member_not_found')
    await lockVersionsOf(tx, [from, to])
    await handOver(tx, { communityId, from, to }, ctx.now())
    return [to]
  })
})
