import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'

export interface CategoryRow {
  readonly id: string
  readonly name: string
  readonly description: string | null
}

const selectCategories = quickRead<CategoryRow>(
  `select id, name, description from community_categories order by position, name`,
)

export const findCategories = (db: Database) => selectCategories(db, [])

/**
 * Inserts the categories in this order. Names are unique, so concurrent calls insert each only
 * once.
 */
export async function insertCategories(db: Database, names: readonly string[]): Promise<void> {
  await query(db)
    .insertInto('community_categories')
    .values(names.map((name, position) => ({ id: newId(), name, position })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

const selectCategory = statement<{ id: string }, [id: string]>(
  `select id from community_categories where id = $1 for key share`,
)

/** Whether the category exists. The lock keeps it from being deleted until the transaction ends. */
export async function shareLockCategory(tx: Database, categoryId: string): Promise<boolean> {
  return (await selectCategory(tx, [categoryId])).length > 0
}
