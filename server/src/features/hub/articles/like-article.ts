import * as contract from '@patchbay/contract/hub/articles'
import type * as z from 'zod/mini'
import { action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { articleLikes, findLikes } from './article-likes.store.ts'

/** No kind of notice is about the likes of an article. */
export const likeArticle = action(contract.likeArticle, async (ctx, { params: { articleId } }) => {
  await countedTransaction(ctx, { like: 1 }, async (tx, made) => {
    if (await articleLikes.add(tx, articleId, ctx.viewer.userId, ctx.now())) made()
  })
  return showLikes(ctx, articleId)
})

export const unlikeArticle = action(
  contract.unlikeArticle,
  async (ctx, { params: { articleId } }) => {
    await articleLikes.remove(ctx.db, articleId, ctx.viewer.userId)
    return showLikes(ctx, articleId)
  },
)

async function showLikes(
  ctx: ViewerContext,
  articleId: string,
): Promise<z.infer<typeof contract.articleLikes>> {
  const row = await findLikes(ctx.db, articleId, ctx.viewer.userId)
  if (row === undefined) throw new AppError('article_not_found')
  return { articleId, likeCount: row.like_count, likedByMe: row.liked_by_me }
}
