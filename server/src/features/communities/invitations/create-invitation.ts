import * as contract from '@patchbay/contract/communities/invitations'
import { randomBytes } from 'node:crypto'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { canInvite, shareLockInsideFor } from '../../people/participation/public.ts'
import { findCommunity, communityAccessOf } from '../communities/public.ts'
import { viewInvitation } from './invitation.view.ts'
import { findOwnInvitation, findRepeated, insertInvitation } from './invitations.store.ts'

const day = 24 * 60 * 60 * 1_000

export const createInvitation = action(contract.createInvitation, async (ctx, { params, body }) => {
  const { userId } = ctx.viewer
  const { communityId } = params
  const now = ctx.now()
  const row = await countedTransaction(ctx, { invitation: 1 }, async (tx, made) => {
    await shareLockInsideFor(tx, communityId, userId)
    const community = await findCommunity(tx, communityId, userId)
    if (community === undefined) throw new AppError('community_not_found')
    if (community.role !== null && community.is_closed) throw new AppError('community_closed')
    if (!canInvite(communityAccessOf(community, userId))) throw new AppError('forbidden')
    const invitation = {
      id: newId(),
      communityId,
      makerId: userId,
      clientId: body.clientId,
      secret: randomBytes(32).toString('base64url'),
      mostUses: body.mostUses,
      expiresAt: body.days === null ? null : new Date(now.getTime() + body.days * day),
      now,
    }
    const isNew = await insertInvitation(tx, invitation)
    if (isNew) made()
    const id = isNew ? invitation.id : await findRepeated(tx, invitation)
    // The form was sent before, for another community.
    if (id === undefined) throw new AppError('invalid_input')
    return findOwnInvitation(tx, { communityId, invitationId: id }, userId, now)
  })
  if (row === undefined) throw new AppError('community_not_found')
  return viewInvitation(row, userId)
})
