import * as contract from '@patchbay/contract/staff/articles'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isFreeSlug, keepEditors } from '../../hub/articles/public.ts'
import { changeDraft } from './change-draft.ts'
import { isCategory, isSlugTaken } from './written-articles.store.ts'

/** Each save names the revision that it is based on, so that no editor overwrites another. */
export const saveArticle = action(contract.saveArticle, async (ctx, { params, body }) => {
  const { articleId } = params
  const { title, slug, summary, content, categoryId, authorId, revision } = body
  return changeDraft(ctx, {
    articleId,
    revision,
    make: async (tx, draft, { published }) => {
      // Members may have kept the address of a published article.
      if (published !== undefined && published.slug !== slug) refuse('slug', 'It is fixed')
      if (!isFreeSlug(slug) || (await isSlugTaken(tx, slug, articleId)))
        throw new AppError('article_address_taken')
      if (categoryId !== null && !(await isCategory(tx, categoryId)))
        throw new AppError('category_not_found')
      // Who was an editor when they were chosen stays the author.
      const isKept = authorId === draft.author_id || authorId === published?.author_id
      if (authorId !== null && !isKept) {
        const editors = await keepEditors(tx, [authorId])
        if (editors.length === 0) refuse('authorId', 'Choose an editor or an admin')
      }
      return { title, slug, summary, content, category_id: categoryId, author_id: authorId }
    },
  })
})

function refuse(field: string, message: string): never {
  throw new AppError('invalid_input', undefined, { issues: [{ path: `body/${field}`, message }] })
}
