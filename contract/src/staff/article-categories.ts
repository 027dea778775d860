import * as z from 'zod/mini'
import { articleCategory } from '../hub/articles.ts'
import { route } from '../route.ts'
import { line } from '../text.ts'
import { articleLengths } from './articles.ts'
import { auditReason } from './audit.ts'

const editableCategory = z.object({
  ...articleCategory.shape,
  /** How many articles have it, drafts too. Only an empty one can be deleted. */
  articleCount: z.int(),
})

export type EditableCategory = z.infer<typeof editableCategory>

/** Its address is made from it, which needs a letter from a to z, or a digit. */
export const categoryName = line({ min: 1, max: articleLengths.category }).check(
  z.refine((name) => /[a-z0-9]/i.test(name.normalize('NFKD')), {
    error: 'Use letters from a to z, or digits',
  }),
)

const categoryParams = z.object({ categoryId: z.uuid() })
const named = z.object({ name: categoryName, reason: auditReason })

export const listEditableCategories = route('listEditableCategories', {
  method: 'GET',
  path: '/staff/article-categories',
  access: 'editor',
  summary: 'All categories of articles, by name, used or not.',
  output: z.object({ categories: z.array(editableCategory) }),
  errors: [],
})

export const createArticleCategory = route('createArticleCategory', {
  method: 'POST',
  path: '/staff/article-categories',
  access: 'editor',
  summary: 'Adds a category; members see it with its first article.',
  body: named,
  output: editableCategory,
  errors: ['category_name_taken'],
})

export const renameArticleCategory = route('renameArticleCategory', {
  method: 'PATCH',
  path: '/staff/article-categories/:categoryId',
  access: 'editor',
  summary: 'Renames a category, which keeps its address.',
  params: categoryParams,
  body: named,
  output: editableCategory,
  errors: ['category_not_found', 'category_name_taken'],
})

export const deleteArticleCategory = route('deleteArticleCategory', {
  method: 'POST',
  path: '/staff/article-categories/:categoryId/delete',
  access: 'editor',
  summary: 'Deletes a category that no article and no draft has.',
  params: categoryParams,
  body: z.object({ reason: auditReason }),
  output: null,
  errors: ['category_not_found', 'category_not_empty'],
})
