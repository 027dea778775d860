import * as contract from '@patchbay/contract/notices/notices'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { markNotice } from './read-marks.store.ts'
import { announceState } from './announce-notices.ts'

export const readNotice = action(contract.readNotice, async (ctx, { params: { noticeId } }) => {
  const changed = await markNotice(ctx.db, ctx.viewer.userId, noticeId, ctx.now())
  if (changed === undefined) throw new AppError('notice_not_found')
  return { ...(await announceState(ctx)), changed }
})
