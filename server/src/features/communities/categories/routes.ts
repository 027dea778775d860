import { listCategories } from './list-categories.ts'

export const categoryRoutes = [listCategories]
