export { ArticlePage } from './article-page.tsx'
export { ArticleHead, ArticleText } from './article-text.tsx'
export { ArticlesPanel } from './articles-panel.tsx'
export { LatestArticles } from './latest-articles.tsx'
