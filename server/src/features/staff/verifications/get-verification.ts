import * as contract from '@patchbay/contract/staff/verifications'
import { action } from '../../../platform/http/action.ts'
import { viewRequest } from './verification-request.view.ts'
import { listLatestRequests } from './verifications.store.ts'

export const getVerification = action(contract.getVerification, async (ctx) => {
  const [latest] = await listLatestRequests(ctx.db, [ctx.viewer.userId])
  return { request: latest ? viewRequest(latest) : null }
})
