import * as contract from '@patchbay/contract/comments'
import { action } from '../../platform/http/action.ts'
import { commentLikes } from './comment-likes.store.ts'
import { tellCommentLikes } from './tell-comment-likes.ts'

export const unlikeComment = action(
  contract.unlikeComment,
  async (ctx, { params: { commentId } }) => {
    await commentLikes.takeBack(ctx, commentId)
    return tellCommentLikes(ctx, commentId)
  },
)
