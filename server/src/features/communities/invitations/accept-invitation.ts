import * as contract from '@patchbay/contract/communities/invitations'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countMade } from '../../../platform/limits/count-made.ts'
import { changeCommunity } from '../communities/public.ts'
import { letIn } from '../memberships/public.ts'
import { findFollowed, lockInvitation, noteInvited } from './followed-invitations.store.ts'
import { requireInvitation, requireUsable } from './require-invitation.ts'

/** Needs no approval: the person who made the link may invite. */
export const acceptInvitation = action(contract.acceptInvitation, async (ctx, { params }) => {
  const { userId } = ctx.viewer
  const { secret } = params
  const { id, community_id } = await requireInvitation(ctx, secret, userId)
  return countMade(ctx, { join: 1 }, (made) =>
    changeCommunity(ctx, community_id, async (tx, before) => {
      await lockInvitation(tx, id)
      const now = ctx.now()
      requireUsable(await findFollowed(tx, secret, userId, now))
      if (before.role !== null) return []
      made()
      await noteInvited(tx, id, userId, now)
      return letIn(tx, before.id, userId, now)
    }).catch((error: unknown) => {
      // Deleted while the link was followed.
      const isGone = error instanceof AppError && error.code === 'community_not_found'
      throw isGone ? new AppError('invitation_not_found') : error
    }),
  )
})
