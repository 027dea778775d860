export { ArticleComments } from './article-comments.tsx'
