import * as contract from '@patchbay/contract/articles'
import { action } from '../../platform/http/action.ts'
import { articleLikes } from './article-likes.store.ts'
import { tellLikes } from './tell-likes.ts'

export const unlikeArticle = action(
  contract.unlikeArticle,
  async (ctx, { params: { articleId } }) => {
    await articleLikes.remove(ctx.db, articleId, ctx.viewer.userId)
    return tellLikes(ctx, articleId)
  },
)
