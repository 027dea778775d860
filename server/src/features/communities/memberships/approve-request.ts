import * as contract from '@patchbay/contract/communities/memberships'
import { action } from '../../../platform/http/action.ts'
import { decideRequest } from './decide-request.ts'

export const approveRequest = action(contract.approveRequest, (ctx, { params }) =>
  decideRequest(ctx, params, 'approved'),
)
