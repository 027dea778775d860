import type { SavedSearch } from '@patchbay/contract/search/saved-searches'
import type { Database } from '../../../platform/db/database.ts'
import { listSavedBy, type SavedSearchRow } from './saved-searches.store.ts'

const viewSaved = ({ id, kind, name, facets, created_at }: SavedSearchRow): SavedSearch => ({
  id,
  kind,
  name,
  facets,
  createdAt: created_at.toISOString(),
})

/** Every answer has all of them: they are few. */
export const showSaved = async (
  db: Database,
  userId: string,
): Promise<{ searches: SavedSearch[] }> => ({
  searches: (await listSavedBy(db, userId)).map(viewSaved),
})
