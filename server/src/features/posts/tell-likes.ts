import type { postLikes } from '@patchbay/contract/posts'
import { insideTopic } from '@patchbay/contract/realtime'
import type * as z from 'zod/mini'
import type { ViewerContext } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findLikes } from './post-likes.store.ts'

/** After a like was given or taken back: announces it, and answers how things stand now. */
export async function tellLikes(
  ctx: ViewerContext,
  postId: string,
): Promise<z.infer<typeof postLikes>> {
  const row = await findLikes(ctx.db, postId, ctx.viewer.userId)
  if (row === undefined) throw new AppError('post_not_found')
  ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
  return { postId, likeCount: row.like_count, likedByMe: row.liked_by_me }
}
