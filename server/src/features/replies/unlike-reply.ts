import * as contract from '@patchbay/contract/replies'
import { action } from '../../platform/http/action.ts'
import { replyLikes } from './reply-likes.store.ts'
import { tellReplyLikes } from './tell-reply-likes.ts'

export const unlikeReply = action(contract.unlikeReply, async (ctx, { params: { replyId } }) => {
  await replyLikes.takeBack(ctx, replyId)
  return tellReplyLikes(ctx, replyId)
})
