import * as contract from '@patchbay/contract/communities/replies'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { viewVersion } from '../posts/public.ts'
import { findReplyVersion } from './reply-versions.store.ts'

export const getReplyVersion = action(
  contract.getReplyVersion,
  async (ctx, { params: { replyId } }) => {
    const row = await findReplyVersion(ctx.db, replyId, ctx.viewer.userId)
    if (row === undefined) throw new AppError('reply_not_found')
    return viewVersion(row)
  },
)
