import * as contract from '@patchbay/contract/communities/moderation'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findBan } from '../../accounts/sessions/public.ts'
import { writeNotices } from '../../notices/notices/public.ts'
import { canLead } from '../../people/participation/public.ts'
import { changeCommunity, communityAccessOf } from '../communities/public.ts'
import {
  canChoose,
  countModerators,
  findRole,
  lockMembers,
  setRole,
} from '../memberships/public.ts'

export const nameModerator = action(contract.nameModerator, (ctx, { params }) => {
  const { communityId, userId } = params
  const actorId = ctx.viewer.userId
  return changeCommunity(ctx, communityId, async (tx, before) => {
    if (!canLead(communityAccessOf(before, actorId))) throw new AppError('forbidden')
    const role = await findRole(tx, communityId, userId)
    if (role === undefined) throw new AppError('member_not_found')
    if (!canChoose(before, role)) throw new AppError('forbidden')
    if (role === 'moderator') return []
    const now = ctx.now()
    // A banned person could not moderate.
    if (await findBan(tx, userId, now)) throw new AppError('member_not_found')
    if ((await countModerators(tx, communityId)) >= contract.mostModerators)
      throw new AppError('too_many_moderators')
    await lockMembers(tx, communityId, [userId])
    await setRole(tx, communityId, userId, 'moderator')
    await writeNotices(tx, [userId], { kind: 'moderator_named', actorId, communityId }, now)
    return [userId]
  })
})

export const endModerator = action(contract.endModerator, (ctx, { params }) => {
  const { communityId, userId } = params
  const actorId = ctx.viewer.userId
  return changeCommunity(ctx, communityId, async (tx, before) => {
    if (!canLead(communityAccessOf(before, actorId))) throw new AppError('forbidden')
    const role = await findRole(tx, communityId, userId)
    if (role === undefined) throw new AppError('member_not_found')
    if (role !== 'moderator') return []
    await lockMembers(tx, communityId, [userId])
    await setRole(tx, communityId, userId, 'member')
    await writeNotices(tx, [userId], { kind: 'moderator_ended', actorId, communityId }, ctx.now())
    return [userId]
  })
})
