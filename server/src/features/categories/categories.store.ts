import type { Database } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'
import { quickRead, statement } from '../../platform/db/statement.ts'
import { newId } from '../../platform/ids.ts'

export interface CategoryRow {
  readonly id: string
  readonly name: string
  readonly description: string | null
}

const selectCategories = quickRead<CategoryRow>(
  `select id, name, description from community_categories order by position, name`,
)

export const findCategories = (db: Database) => selectCategories(db, [])

/** In this order. However many do it at once, each is there once: a name is unique. */
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

/** Whether there is one; until the end of the transaction it stays. */
export async function shareLockCategory(tx: Database, categoryId: string): Promise<boolean> {
  return (await selectCategory(tx, [categoryId])).length > 0
}
