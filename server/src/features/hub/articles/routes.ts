import { getArticle } from './get-article.ts'
import { likeArticle, unlikeArticle } from './like-article.ts'
import { listArticleCategories } from './list-article-categories.ts'
import { listArticles } from './list-articles.ts'

/** Publishing is done by operators on the command line, so there are no routes for it. */
export const articleRoutes = [
  listArticles,
  listArticleCategories,
  getArticle,
  likeArticle,
  unlikeArticle,
]
