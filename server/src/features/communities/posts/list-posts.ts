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

const placeIn = (place: z.infer<typeof cursor> | undefined) =>
  typeof place === 'string'
    ? { before: place, besides: [] }
    : place && { before: place[0], besides: place[1] }

export const listPosts = action(
  contract.listPosts,
  async (ctx, { params: { communityId }, query }) => {
    const { viewer } = ctx
    const place = placeIn(decodeCursor(cursor, query.cursor))
    const now = ctx.now()
    if ((await findInside(ctx.db, communityId, viewer.userId)) === undefined)
      throw new AppError('community_not_found')
    const list = { communityId, categoryId: query.category, limit: contract.postsPerPage + 1 }
    const found = place
      ? await listPostsAfter(ctx.db, viewer.userId, list, place)
      : await listFirstPosts(ctx.db, viewer.userId, list, now)
    const pinned = place ? [] : found.filter((row) => isPinned(row, now))
    const besides = place?.besides ?? pinned.map(({ id }) => id)
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
