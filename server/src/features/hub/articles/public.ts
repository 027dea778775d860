export { articleCovers } from './article-covers.ts'
export { isArticle, isPublicArticle, isShown } from './articles.store.ts'
export { checkMarkdown } from './check-markdown.ts'
export { plainText } from './plain-text.ts'
export { insertDemoArticleLikes } from './demo-articles.store.ts'
export { eraseArticleLikesOf, lockArticlesOf } from './erase-article-likes.store.ts'
export { findArticlesNamed, type FoundArticleRow } from './found-articles.store.ts'
export { ArticleFileError, prepareArticle } from './prepare-article.ts'
export { publishArticle, type Published } from './publish-article.ts'
export {
  keepEditors,
  setArticlePublic,
  showArticle,
  withdrawArticle,
} from './published-articles.store.ts'
export { isFreeSlug } from './read-article.ts'
export { unpublishArticle } from './unpublish-article.ts'
