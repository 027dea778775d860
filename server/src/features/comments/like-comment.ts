import * as contract from '@patchbay/contract/comments'
import { action } from '../../platform/http/action.ts'
import { commentLikes } from './comment-likes.store.ts'
import { tellCommentLikes } from './tell-comment-likes.ts'

export const likeComment = action(contract.likeComment, async (ctx, { params: { commentId } }) => {
  await commentLikes.give(ctx, commentId)
  return tellCommentLikes(ctx, commentId)
})
