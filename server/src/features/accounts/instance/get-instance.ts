import * as contract from '@patchbay/contract/accounts/instance'
import { action } from '../../../platform/http/action.ts'
import { getInstanceId } from './instance.store.ts'

export const getInstance = action(contract.getInstance, async (ctx) => ({
  id: await getInstanceId(ctx.db),
  name: ctx.config.productName,
  development: ctx.config.development,
  supportAddress: ctx.config.supportAddress ?? null,
  currency: ctx.config.currency,
  maxFileBytes: ctx.config.maxFileBytes,
  linkPreviews: ctx.config.linkPreviews,
}))
