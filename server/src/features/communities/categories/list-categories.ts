import * as contract from '@patchbay/contract/communities/categories'
import { action } from '../../../platform/http/action.ts'
import { offerCategories } from './offer-categories.ts'

export const listCategories = action(contract.listCategories, async ({ db }) => ({
  categories: [...(await offerCategories(db))],
}))
