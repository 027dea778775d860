import * as contract from '@patchbay/contract/search/saved-searches'
import { action } from '../../../platform/http/action.ts'
import { showSaved } from './saved-search.view.ts'

export const listSavedSearches = action(contract.listSavedSearches, ({ db, viewer }) =>
  showSaved(db, viewer.userId),
)
