import * as contract from '@patchbay/contract/content/attachments'
import { action } from '../../../platform/http/action.ts'
import { findStorageUse } from './storage-use.store.ts'

export const getStorageUse = action(contract.getStorageUse, async (ctx) => {
  const use = await findStorageUse(ctx.db, ctx.viewer.userId, ctx.now())
  const { all: most, inDay: mostInDay } = ctx.config.storageOfPerson
  return { used: use.used, most, usedInDay: use.used_in_day, mostInDay }
})
