import * as contract from '@patchbay/contract/communities/invitations'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { findInside } from '../../people/participation/public.ts'
import { viewInvitation } from './invitation.view.ts'
import { invitationsPerPage, listInvitationRows } from './invitations.store.ts'

/**
 * The list is there while the viewer may not make any, too: what one has made can still be
 * withdrawn.
 */
export const listInvitations = action(contract.listInvitations, async (ctx, { params, query }) => {
  const before = decodeCursor(z.uuid(), query.cursor)
  const { userId } = ctx.viewer
  const community = await findInside(ctx.db, params.communityId, userId)
  const role = community?.role ?? null
  if (community === undefined || role === null) throw new AppError('community_not_found')
  const makerId = role === 'leader' ? null : userId
  const page = { makerId, before, now: ctx.now() }
  const found = await listInvitationRows(ctx.db, community.id, page)
  const { rows, nextCursor } = pageOf(found, invitationsPerPage, (last) => last.id)
  return { invitations: rows.map((row) => viewInvitation(row, userId)), nextCursor }
})
