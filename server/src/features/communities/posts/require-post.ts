import type { CommunityPost } from '@patchbay/contract/communities/posts'
import type { Database } from '../../../platform/db/database.ts'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signerFor } from '../../content/attachments/public.ts'
import { viewPost } from './post.view.ts'
import { findPost, type PostRow } from './posts.store.ts'
import { lockPost, type LockedPost, type PostLock } from './written-posts.store.ts'

/** Throws if the viewer may not see the post, as if it did not exist. */
export async function requirePost(
  db: Database,
  postId: string,
  viewerId: string,
): Promise<PostRow> {
  const row = await findPost(db, postId, viewerId)
  if (row === undefined) throw new AppError('post_not_found')
  return row
}

/** Like `requirePost`, with a lock for a write. */
export async function requireLockedPost(
  tx: Database,
  postId: string,
  viewerId: string,
  lock: PostLock,
): Promise<LockedPost> {
  const post = await lockPost(tx, postId, viewerId, lock)
  if (post === undefined) throw new AppError('post_not_found')
  return post
}

export const showPost = async (ctx: ViewerContext, row: PostRow): Promise<CommunityPost> =>
  viewPost(row, ctx.viewer, { signer: await signerFor(ctx), now: ctx.now() })
