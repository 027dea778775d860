export { ArticlesPage } from './articles-page.tsx'
export { CategoriesPage } from './categories-page.tsx'
