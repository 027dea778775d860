import * as contract from '@patchbay/contract/posts'
import { action } from '../../platform/http/action.ts'
import { postLikes } from './post-likes.store.ts'
import { tellLikes } from './tell-likes.ts'

export const unlikePost = action(contract.unlikePost, async (ctx, { params: { postId } }) => {
  await postLikes.takeBack(ctx, postId)
  return tellLikes(ctx, postId)
})
