export { holdCategory } from './categories.store.ts'
