export { CategoryField } from './category-field.tsx'
export { CategoryFilter } from './category-filter.tsx'
export { CategoryTag } from './category-tag.tsx'
export { useCategories } from './use-categories.ts'
