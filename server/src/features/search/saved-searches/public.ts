export { deleteSavedSearchesOf } from './saved-searches.store.ts'
