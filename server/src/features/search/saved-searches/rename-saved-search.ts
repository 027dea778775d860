import * as contract from '@patchbay/contract/search/saved-searches'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { showSaved } from './saved-search.view.ts'
import { renameSaved } from './saved-searches.store.ts'

export const renameSavedSearch = action(
  contract.renameSavedSearch,
  async ({ db, viewer: { userId } }, { params, body: { name } }) => {
    if (!(await renameSaved(db, { id: params.searchId, userId, name })))
      throw new AppError('saved_search_not_found')
    return showSaved(db, userId)
  },
)
