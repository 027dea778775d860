import * as contract from '@patchbay/contract/communities/posts'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { signerFor } from '../../content/attachments/public.ts'
import { findInside } from '../../people/participation/public.ts'
import { viewPost } from './post.view.ts'
import { listPostsOf } from './posts.store.ts'

export const listPosts = action(
  contract.listPosts,
  async (ctx, { params: { communityId }, query }) => {
    const { viewer } = ctx
    const before = decodeCursor(z.uuid(), query.cursor)
    if ((await findInside(ctx.db, communityId, viewer.userId)) === undefined)
      throw new AppError('community_not_found')
    const found = await listPostsOf(ctx.db, viewer.userId, {
      communityId,
      categoryId: query.category,
      before,
      limit: contract.postsPerPage + 1,
    })
    const { rows, nextCursor } = pageOf(found, contract.postsPerPage, (last) => last.id)
    const signer = await signerFor(ctx)
    return {
      posts: rows.map((row) => viewPost(row, viewer, signer)),
      nextCursor,
    }
  },
)
