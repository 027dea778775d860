import {
  createArticleCategory,
  deleteArticleCategory,
  listEditableCategories,
  renameArticleCategory,
} from './change-article-category.ts'

export const articleCategoryRoutes = [
  listEditableCategories,
  createArticleCategory,
  renameArticleCategory,
  deleteArticleCategory,
]
