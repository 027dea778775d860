import {
  createArticleCategory,
  deleteArticleCategory,
  listKeptCategories,
  renameArticleCategory,
} from './change-article-category.ts'

export const articleCategoryRoutes = [
  listKeptCategories,
  createArticleCategory,
  renameArticleCategory,
  deleteArticleCategory,
]
