import * as contract from '@patchbay/contract/communities/invitations'
import { action } from '../../../platform/http/action.ts'
import { requireOwnInvitation } from './require-invitation.ts'
import { setWithdrawn } from './invitations.store.ts'

/** This works in a closed community too: it only takes away what one has made. */
export const withdrawInvitation = action(contract.withdrawInvitation, async (ctx, { params }) => {
  const { id } = await requireOwnInvitation(ctx, params)
  await setWithdrawn(ctx.db, id, ctx.now())
})
