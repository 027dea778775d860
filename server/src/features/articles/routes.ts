import { getArticle } from './get-article.ts'
import { likeArticle } from './like-article.ts'
import { listArticleCategories } from './list-article-categories.ts'
import { listArticles } from './list-articles.ts'
import { unlikeArticle } from './unlike-article.ts'

/** What operators do with articles is no route: members read them, like them and comment on them. */
export const articleRoutes = [
  listArticles,
  listArticleCategories,
  getArticle,
  likeArticle,
  unlikeArticle,
]
