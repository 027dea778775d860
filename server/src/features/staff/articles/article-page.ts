import * as contract from '@patchbay/contract/staff/article-page'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isPublicArticle, setArticlePublic } from '../../hub/articles/public.ts'
import { operatorOf, record } from '../audit/public.ts'

export const getArticlePage = action(contract.getArticlePage, async ({ db }, { params }) => {
  const isPublic = await isPublicArticle(db, params.articleId)
  if (isPublic === undefined) throw new AppError('article_not_published')
  return { isPublic }
})

export const setArticlePage = action(contract.setArticlePage, async (ctx, { params, body }) => {
  const { articleId } = params
  const { isPublic } = body
  const operator = await operatorOf(ctx, body.reason)
  await transaction(ctx.db, async (tx) => {
    if (!(await setArticlePublic(tx, articleId, isPublic)))
      throw new AppError('article_not_published')
    await record(tx, operator, isPublic ? 'open-article' : 'close-article', null, { articleId })
  })
  return { isPublic }
})
