import * as contract from '@patchbay/contract/articles'
import { action } from '../../platform/http/action.ts'
import { articleLikes } from './article-likes.store.ts'
import { tellLikes } from './tell-likes.ts'

export const likeArticle = action(contract.likeArticle, async (ctx, { params: { articleId } }) => {
  await articleLikes.add(ctx.db, articleId, ctx.viewer.userId, ctx.now())
  return tellLikes(ctx, articleId)
})
