import * as contract from '@patchbay/contract/search/saved-searches'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { announceNotices, deleteSearchNotices } from '../../notices/notices/public.ts'
import { showSaved } from './saved-search.view.ts'
import { deleteSaved } from './saved-searches.store.ts'

/** Also deletes its notices. */
export const deleteSavedSearch = action(
  contract.deleteSavedSearch,
  async (ctx, { params: { searchId } }) => {
    const { userId } = ctx.viewer
    await transaction(ctx.db, async (tx) => {
      await deleteSaved(tx, searchId, userId)
      await deleteSearchNotices(tx, userId, searchId)
    })
    announceNotices(ctx, [userId])
    return showSaved(ctx.db, userId)
  },
)
