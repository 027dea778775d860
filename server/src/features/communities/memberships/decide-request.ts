import type { Community } from '@patchbay/contract/communities/communities'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { changeCommunity, requireRoom, communityAccessOf } from '../communities/public.ts'
import { canDecideRequest, canModerate } from '../../people/participation/public.ts'
import { settleRequest, writeNotices } from '../../notices/notices/public.ts'
import { insertMember, listDeciders } from './memberships.store.ts'
import { forgiveRemoval, isRemoved } from './removals.store.ts'
import { findRequest, setDecision, type Decision } from './requests.store.ts'

interface RequestParams {
  readonly communityId: string
  readonly requestId: string
}

/** A request is decided once: repeating it changes nothing, and the opposite is refused. */
export function decideRequest(
  ctx: ViewerContext,
  { communityId, requestId }: RequestParams,
  decision: Decision,
): Promise<Community> {
  const { userId } = ctx.viewer
  return changeCommunity(ctx, communityId, async (tx, before) => {
    const access = communityAccessOf(before, userId)
    if (!canModerate(access)) throw new AppError('forbidden')
    const request = await findRequest(tx, communityId, requestId)
    if (request === undefined) throw new AppError('request_not_found')
    if (request.status === decision) return []
    if (request.status !== 'pending') throw new AppError('request_decided')
    const removed = await isRemoved(tx, communityId, request.user_id)
    if (!canDecideRequest(access, removed)) throw new AppError('forbidden')
    const now = ctx.now()
    await setDecision(tx, requestId, decision, now)
    await settleRequest(tx, requestId, decision, now)
    if (decision === 'approved') {
      await forgiveRemoval(tx, communityId, request.user_id)
      await insertMember(tx, communityId, request.user_id, now)
      await requireRoom(tx, request.user_id, 'person_in_too_many')
    }
    const kind = decision === 'approved' ? 'membership_approved' : 'membership_rejected'
    const notice = { kind, actorId: userId, communityId, requestId } as const
    await writeNotices(tx, [request.user_id], notice, now)
    // The others who decide see that it is done.
    return [request.user_id, ...(await listDeciders(tx, communityId))]
  })
}
