import { slugOf } from '@patchbay/contract/hub/article-slugs'
import * as contract from '@patchbay/contract/staff/article-categories'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { operatorOf, record } from '../audit/public.ts'
import {
  insertCategory,
  listCategories,
  lockCategory,
  removeCategory,
  setCategoryName,
} from './article-categories.store.ts'

export const listEditableCategories = action(contract.listEditableCategories, async ({ db }) => ({
  categories: [...(await listCategories(db))],
}))

async function getCategory(tx: Database, id: string): Promise<contract.EditableCategory> {
  const category = (await listCategories(tx)).find((one) => one.id === id)
  if (category === undefined) throw new AppError('category_not_found')
  return category
}

export const createArticleCategory = action(
  contract.createArticleCategory,
  async (ctx, { body: { name, reason } }) => {
    const id = newId()
    const slug = slugOf(name)
    const operator = await operatorOf(ctx, reason)
    return transaction(ctx.db, async (tx) => {
      if (!(await insertCategory(tx, { id, name, slug }))) throw new AppError('category_name_taken')
      await record(tx, operator, 'create-category', null, { categoryId: id, name })
      return getCategory(tx, id)
    })
  },
)

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

export const renameArticleCategory = action(
  contract.renameArticleCategory,
  async (ctx, { params: { categoryId }, body: { name, reason } }) => {
    const operator = await operatorOf(ctx, reason)
    try {
      return await transaction(ctx.db, async (tx) => {
        const from = await lockCategory(tx, categoryId)
        if (from === undefined) throw new AppError('category_not_found')
        await setCategoryName(tx, categoryId, name)
        await record(tx, operator, 'rename-category', null, { categoryId, from, to: name })
        return getCategory(tx, categoryId)
      })
    } catch (error) {
      throw codeOf(error) === '23505' ? new AppError('category_name_taken', error) : error
    }
  },
)

/** The lock keeps others from putting an article into it meanwhile. */
export const deleteArticleCategory = action(
  contract.deleteArticleCategory,
  async (ctx, { params: { categoryId }, body: { reason } }) => {
    const operator = await operatorOf(ctx, reason)
    await transaction(ctx.db, async (tx) => {
      const name = await lockCategory(tx, categoryId)
      if (name === undefined) throw new AppError('category_not_found')
      const { articleCount } = await getCategory(tx, categoryId)
      if (articleCount > 0) throw new AppError('category_not_empty')
      await removeCategory(tx, categoryId)
      await record(tx, operator, 'delete-category', null, { categoryId, name })
    })
  },
)
