import * as contract from '@patchbay/contract/communities/invitations'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { viewPerson, viewPersonForVisitor } from '../../accounts/profiles/public.ts'
import { findCommunity, findViewerId, viewCard } from '../communities/public.ts'
import { requireInvitation } from './require-invitation.ts'

export const getInvitation = action(contract.getInvitation, async (ctx, { params }) => {
  const viewerId = await findViewerId(ctx)
  const { community_id, maker } = await requireInvitation(ctx, params.secret, viewerId)
  const row = await findCommunity(ctx.db, community_id, viewerId)
  if (row === undefined) throw new AppError('invitation_not_found')
  return {
    community: viewCard(row, viewerId),
    inviter: viewerId === null ? viewPersonForVisitor(maker) : viewPerson(maker),
  }
})
