import * as contract from '@patchbay/contract/replies'
import { action } from '../../platform/http/action.ts'
import { removeReplyLike } from './reply-likes.store.ts'
import { tellReplyLikes } from './tell-reply-likes.ts'

export const unlikeReply = action(contract.unlikeReply, async (ctx, { params: { replyId } }) => {
  await removeReplyLike(ctx.db, replyId, ctx.viewer.userId)
  return tellReplyLikes(ctx, replyId)
})
