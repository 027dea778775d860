import * as contract from '@patchbay/contract/notices/notices'
import { action } from '../../../platform/http/action.ts'
import { markNoticesUpTo } from './read-marks.store.ts'
import { announceState } from './announce-notices.ts'

export const readAllNotices = action(contract.readAllNotices, async (ctx, { body: { upTo } }) => {
  const changed = await markNoticesUpTo(ctx.db, ctx.viewer.userId, upTo, ctx.now())
  return { ...(await announceState(ctx)), changed }
})
