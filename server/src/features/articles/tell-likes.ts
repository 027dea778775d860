import type { articleLikes } from '@patchbay/contract/articles'
import type * as z from 'zod/mini'
import type { ViewerContext } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findLikes } from './article-likes.store.ts'

/** How things stand after a like was given or taken back. */
export async function tellLikes(
  ctx: ViewerContext,
  articleId: string,
): Promise<z.infer<typeof articleLikes>> {
  const row = await findLikes(ctx.db, articleId, ctx.viewer.userId)
  if (row === undefined) throw new AppError('article_not_found')
  return { articleId, likeCount: row.like_count, likedByMe: row.liked_by_me }
}
