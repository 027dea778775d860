import * as contract from '@patchbay/contract/communities/invitations'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { requireOwnInvitation } from './require-invitation.ts'
import { invitedPerPage, listInvitedRows } from './invitations.store.ts'

export const listInvited = action(contract.listInvited, async (ctx, { params, query }) => {
  const before = decodeCursor(z.uuid(), query.cursor)
  const { id } = await requireOwnInvitation(ctx, params)
  const found = await listInvitedRows(ctx.db, id, before)
  const { rows, nextCursor } = pageOf(found, invitedPerPage, (last) => last.id)
  const people = rows.map(({ person, joined_at }) => ({
    person: viewPerson(person),
    joinedAt: joined_at.toISOString(),
  }))
  return { people, nextCursor }
})
