import * as contract from '@patchbay/contract/communities/posts'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { showReactors } from '../../../content/reactions/public.ts'
import { seesPost } from '../posts.store.ts'
import { listPostReactors } from './post-reactions.store.ts'

export const listPostReactions = action(
  contract.listPostReactions,
  async (ctx, { params: { postId: id }, query: { cursor } }) => {
    const viewerId = ctx.viewer.userId
    if (!(await seesPost(ctx.db, id, viewerId))) throw new AppError('post_not_found')
    return showReactors(ctx.db, listPostReactors, { id, viewerId, cursor })
  },
)
