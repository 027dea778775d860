import { getArticlePage, setArticlePage } from './article-page.ts'
import { createArticle } from './create-article.ts'
import {
  getWrittenArticle,
  listArticleAuthors,
  listWrittenArticles,
} from './list-written-articles.ts'
import { publishArticle, scheduleArticle } from './publish-article.ts'
import { saveArticle } from './save-article.ts'
import { deleteArticle, unpublishArticle } from './unpublish-article.ts'
import { removeArticleCover, uploadArticleCover } from './upload-article-cover.ts'

export const writtenArticleRoutes = [
  listWrittenArticles,
  listArticleAuthors,
  createArticle,
  getWrittenArticle,
  saveArticle,
  uploadArticleCover,
  removeArticleCover,
  publishArticle,
  scheduleArticle,
  getArticlePage,
  setArticlePage,
  unpublishArticle,
  deleteArticle,
]
