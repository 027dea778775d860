import * as contract from '@patchbay/contract/communities/moderation'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { deleteMuteNotices, writeNotices } from '../../notices/notices/public.ts'
import { canModerate } from '../../people/participation/public.ts'
import { changeCommunity, communityAccessOf } from '../communities/public.ts'
import { canRemove, findRole } from '../memberships/public.ts'
import { deleteMute, setMute } from './mutes.store.ts'

const hour = 60 * 60 * 1_000
const lengths = { hour, day: 24 * hour, week: 7 * 24 * hour, open: null } as const satisfies Record<
  contract.MuteLength,
  number | null
>

/** The person is not told who did it: what the leader and moderators do, they do together. */
export const muteMember = action(contract.muteMember, (ctx, { params, body }) => {
  const { communityId, userId } = params
  return changeCommunity(ctx, communityId, async (tx, before) => {
    if (!canModerate(communityAccessOf(before, ctx.viewer.userId))) throw new AppError('forbidden')
    const role = await findRole(tx, communityId, userId)
    if (role === undefined) throw new AppError('member_not_found')
    if (!canRemove(before, role)) throw new AppError('forbidden')
    const now = ctx.now()
    const length = lengths[body.lasts]
    const until = length === null ? null : new Date(now.getTime() + length)
    await setMute(tx, { communityId, userId, until, now })
    await deleteMuteNotices(tx, communityId, userId)
    const data: Record<string, string> = until === null ? {} : { until: until.toISOString() }
    await writeNotices(tx, [userId], { kind: 'muted', communityId, data }, now)
    return [userId]
  })
})

export const unmuteMember = action(contract.unmuteMember, (ctx, { params }) => {
  const { communityId, userId } = params
  return changeCommunity(ctx, communityId, async (tx, before) => {
    if (!canModerate(communityAccessOf(before, ctx.viewer.userId))) throw new AppError('forbidden')
    const role = (await findRole(tx, communityId, userId)) ?? null
    if (!canRemove(before, role)) throw new AppError('forbidden')
    const lifted = await deleteMute(tx, communityId, userId)
    if (lifted === undefined) return []
    await deleteMuteNotices(tx, communityId, userId)
    const now = ctx.now()
    // What was over already is no news.
    if (lifted.muted_until === null || lifted.muted_until > now)
      await writeNotices(tx, [userId], { kind: 'unmuted', communityId }, now)
    return [userId]
  })
})
