import * as contract from '@patchbay/contract/hub/articles'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { viewArticle } from './article.view.ts'
import { findArticle } from './articles.store.ts'

export const getArticle = action(contract.getArticle, async (ctx, { params: { slug } }) => {
  const row = await findArticle(ctx.db, slug, ctx.viewer.userId)
  if (row === undefined) throw new AppError('article_not_found')
  return viewArticle(row)
})
