import * as contract from '@patchbay/contract/search/saved-searches'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { lockProfiles } from '../../accounts/profiles/public.ts'
import { checkFacets } from './saved-facets.ts'
import { showSaved } from './saved-search.view.ts'
import { hasRoomFor, insertSaved } from './saved-searches.store.ts'

export const saveSearch = action(contract.saveSearch, async (ctx, { body }) => {
  const { userId } = ctx.viewer
  const { clientId, kind, name } = body
  const facets = checkFacets(kind, body.facets)
  await transaction(ctx.db, async (tx) => {
    // Two tabs must not both take the last place.
    const there = await lockProfiles(tx, [userId])
    if (!there.has(userId)) throw new AppError('not_authenticated')
    const most = contract.mostSavedSearches
    if (!(await hasRoomFor(tx, { userId, clientId, most })))
      throw new AppError('too_many_saved_searches')
    await insertSaved(tx, { id: newId(), userId, clientId, kind, name, facets, now: ctx.now() })
  })
  return showSaved(ctx.db, userId)
})
