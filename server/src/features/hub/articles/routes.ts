import { getArticle } from './get-article.ts'
import { getPublicArticle } from './get-public-article.ts'
import { likeArticle, unlikeArticle } from './like-article.ts'
import { listArticleCategories } from './list-article-categories.ts'
import { listArticles } from './list-articles.ts'

/** Editors write articles in the console (`staff/articles`), operators on the command line. */
export const articleRoutes = [
  listArticles,
  listArticleCategories,
  getArticle,
  getPublicArticle,
  likeArticle,
  unlikeArticle,
]
