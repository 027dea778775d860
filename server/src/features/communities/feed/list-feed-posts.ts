import * as contract from '@patchbay/contract/communities/feed'
import { postsPerPage } from '@patchbay/contract/communities/posts'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { signerFor } from '../../content/attachments/public.ts'
import { viewPost } from '../posts/public.ts'
import { findFeedFacts, listFeed } from './feed-posts.store.ts'

export const listFeedPosts = action(contract.listFeedPosts, async (ctx, { query }) => {
  const { viewer } = ctx
  const { newest } = query
  const before = decodeCursor(z.uuid(), query.cursor)
  const facts = await findFeedFacts(ctx.db, viewer.userId, newest)
  const found = await listFeed(ctx.db, viewer.userId, { before, newest })
  const { rows, nextCursor } = pageOf(found, postsPerPage, (last) => last.id)
  const signer = await signerFor(ctx)
  return {
    posts: rows.map((row) => viewPost(row, viewer, { signer, now: ctx.now() })),
    nextCursor,
    newPosts: facts.new_posts,
    communities: facts.communities,
    insideVersions: facts.inside_versions,
  }
})
