export { ArticlePage } from './article-page.tsx'
export { ArticlesPanel } from './articles-panel.tsx'
export { LatestArticles } from './latest-articles.tsx'
