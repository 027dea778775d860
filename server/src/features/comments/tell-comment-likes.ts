import type { commentLikes } from '@patchbay/contract/comments'
import type * as z from 'zod/mini'
import type { ViewerContext } from '../../platform/http/action.ts'
import { requireComment } from './require-comment.ts'

/** How things stand after a like was given or taken back. */
export async function tellCommentLikes(
  ctx: ViewerContext,
  commentId: string,
): Promise<z.infer<typeof commentLikes>> {
  const row = await requireComment(ctx.db, commentId, ctx.viewer.userId)
  return { commentId, likeCount: row.like_count, likedByMe: row.liked_by_me }
}
