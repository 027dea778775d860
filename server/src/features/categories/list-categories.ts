import * as contract from '@patchbay/contract/categories'
import { action } from '../../platform/http/action.ts'
import { findCategories, insertCategories } from './categories.store.ts'

const defaults = [
  'General',
  'Announcements',
  'Events',
  'Collaborations',
  'Resources',
  'Other',
] as const

export const listCategories = action(contract.listCategories, async ({ db }) => {
  const known = await findCategories(db)
  if (known.length > 0) return { categories: [...known] }
  await insertCategories(db, defaults)
  return { categories: [...(await findCategories(db))] }
})
