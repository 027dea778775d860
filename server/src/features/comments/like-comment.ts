import * as contract from '@patchbay/contract/comments'
import { action } from '../../platform/http/action.ts'
import { addCommentLike } from './comment-likes.store.ts'
import { tellCommentLikes } from './tell-comment-likes.ts'

export const likeComment = action(contract.likeComment, async (ctx, { params: { commentId } }) => {
  await addCommentLike(ctx.db, commentId, ctx.viewer.userId, ctx.now())
  return tellCommentLikes(ctx, commentId)
})
