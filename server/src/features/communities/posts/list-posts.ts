import { mostPins } from '@patchbay/contract/communities/moderation'
import * as contract from '@patchbay/contract/communities/posts'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { signerFor } from '../../content/attachments/public.ts'
import { findInside } from '../../people/participation/public.ts'
import { viewPost } from './post.view.ts'
import { isPinned } from './posts.policy.ts'
import { listFirstPosts, listPostsAfter } from './posts.store.ts'

/**
 * The last post of a page, and the posts that stood first then. Later pages leave those out, whatever
 * has become of their pins since: so no post is in the list twice, and none is missing.
 */
const cursor = z.union([
  z.uuid(),
  z.tuple([z.uuid(), z.array(z.uuid()).check(z.maxLength(mostPins))]),
])

const startOf = (start: z.infer<typeof cursor> | undefined) =>
  typeof start === 'string'
    ? { before: start, besides: [] }
    : start && { before: start[0], besides: start[1] }

export const listPosts = action(
  contract.listPosts,
  async (ctx, { params: { communityId }, query }) => {
    const { viewer } = ctx
    const start = startOf(decodeCursor(cursor, query.cursor))
    const now = ctx.now()
    if ((await findInside(ctx.db, communityId, viewer.userId)) === undefined)
      throw new AppError('community_not_found')
    const list = { communityId, categoryId: query.category, limit: contract.postsPerPage + 1 }
    const found = start
      ? await listPostsAfter(ctx.db, viewer.userId, list, start)
      : await listFirstPosts(ctx.db, viewer.userId, list, now)
    const pinned = start ? [] : found.filter((row) => isPinned(row, now))
    const besides = start?.besides ?? pinned.map(({ id }) => id)
    const others = found.slice(pinned.length)
    const { rows, nextCursor } = pageOf(others, contract.postsPerPage, ({ id }) =>
      besides.length === 0 ? id : [id, besides],
    )
    const signer = await signerFor(ctx)
    return {
      posts: [...pinned, ...rows].map((row) => viewPost(row, viewer, { signer, now })),
      nextCursor,
    }
  },
)
