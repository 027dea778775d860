import * as contract from '@patchbay/contract/communities/memberships'
import { action } from '../../../platform/http/action.ts'
import { changeCommunity } from '../communities/public.ts'
import { listDeciders } from './memberships.store.ts'
import { deleteOpenRequest } from './requests.store.ts'

/** This also deletes the notices of the request. */
export const withdrawRequest = action(contract.withdrawRequest, (ctx, { params }) =>
  changeCommunity(ctx, params.communityId, async (tx, before) => {
    await deleteOpenRequest(tx, before.id, ctx.viewer.userId)
    return listDeciders(tx, before.id)
  }),
)
