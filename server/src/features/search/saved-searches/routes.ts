import { deleteSavedSearch } from './delete-saved-search.ts'
import { listSavedSearches } from './list-saved-searches.ts'
import { renameSavedSearch } from './rename-saved-search.ts'
import { saveSearch } from './save-search.ts'

export const savedSearchRoutes = [
  listSavedSearches,
  saveSearch,
  renameSavedSearch,
  deleteSavedSearch,
]
