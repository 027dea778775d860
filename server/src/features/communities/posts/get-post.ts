import * as contract from '@patchbay/contract/communities/posts'
import { action } from '../../../platform/http/action.ts'
import { requirePost, showPost } from './require-post.ts'

export const getPost = action(contract.getPost, async (ctx, { params: { postId } }) =>
  showPost(ctx, await requirePost(ctx.db, postId, ctx.viewer.userId)),
)
