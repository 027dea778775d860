import type { Database } from '../../../platform/db/database.ts'
import { findCategories, insertCategories, type CategoryRow } from './categories.store.ts'

const defaults = [
  'General',
  'Announcements',
  'Events',
  'Collaborations',
  'Resources',
  'Other',
] as const

/** The categories of posts. The defaults are inserted on the first request. */
export async function offerCategories(db: Database): Promise<readonly CategoryRow[]> {
  const known = await findCategories(db)
  if (known.length > 0) return known
  await insertCategories(db, defaults)
  return findCategories(db)
}
