export { shareLockCategory } from './categories.store.ts'
export { offerCategories } from './offer-categories.ts'
