import * as contract from '@patchbay/contract/hub/articles'
import { action } from '../../../platform/http/action.ts'
import { listUsedCategories } from './articles.store.ts'

export const listArticleCategories = action(contract.listArticleCategories, async (ctx) => ({
  categories: [...(await listUsedCategories(ctx.db))],
}))
