import * as contract from '@patchbay/contract/articles'
import { action } from '../../platform/http/action.ts'
import { removeLike } from './article-likes.store.ts'
import { tellLikes } from './tell-likes.ts'

export const unlikeArticle = action(
  contract.unlikeArticle,
  async (ctx, { params: { articleId } }) => {
    await removeLike(ctx.db, articleId, ctx.viewer.userId)
    return tellLikes(ctx, articleId)
  },
)
