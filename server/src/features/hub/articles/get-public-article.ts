import * as contract from '@patchbay/contract/hub/public-article'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { nameForVisitor } from '../../accounts/profiles/public.ts'
import { findPublicArticle } from './articles.store.ts'

export const getPublicArticle = action(contract.getPublicArticle, async (ctx, { params }) => {
  const row = await findPublicArticle(ctx.db, params.slug)
  if (row === undefined) throw new AppError('article_not_found')
  return {
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    content: row.content,
    category: row.category_name,
    author: nameForVisitor(row.author),
    readingMinutes: row.reading_minutes,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
})
