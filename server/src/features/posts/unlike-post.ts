import * as contract from '@patchbay/contract/posts'
import { action } from '../../platform/http/action.ts'
import { postLikes } from './post-likes.store.ts'
import { tellLikes } from './tell-likes.ts'

export const unlikePost = action(contract.unlikePost, async (ctx, { params: { postId } }) => {
  await postLikes.remove(ctx.db, postId, ctx.viewer.userId)
  return tellLikes(ctx, postId)
})
