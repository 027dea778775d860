import type { EditableCategory } from '@patchbay/contract/staff/article-categories'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'

interface CategoryRow {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly article_count: number
}

/** An article with a draft counts once for each category that either of them has. */
const selectCategories = statement<CategoryRow>(
  `select c.id, c.name, c.slug, (select count(*)::int from (
      select a.id from information_hub_posts a where a.category_id = c.id
      union select d.id from article_drafts d where d.category_id = c.id) articles) as article_count
  from information_hub_categories c
  order by lower(c.name), c.name`,
)

export async function listCategories(db: Database): Promise<readonly EditableCategory[]> {
  const rows = await selectCategories(db, [])
  return rows.map(({ article_count, ...category }) => ({
    ...category,
    articleCount: article_count,
  }))
}

/** False if another category has the name or the address. */
export async function insertCategory(
  tx: Database,
  category: { readonly id: string; readonly name: string; readonly slug: string },
): Promise<boolean> {
  const row = await query(tx)
    .insertInto('information_hub_categories')
    .values(category)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Locks a category that is about to be changed or deleted. Returns its name. */
export async function lockCategory(tx: Database, id: string): Promise<string | undefined> {
  const row = await query(tx)
    .selectFrom('information_hub_categories')
    .select('name')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.name
}

export async function setCategoryName(tx: Database, id: string, name: string): Promise<void> {
  await query(tx)
    .updateTable('information_hub_categories')
    .set({ name })
    .where('id', '=', id)
    .execute()
}

export async function removeCategory(tx: Database, id: string): Promise<void> {
  await query(tx).deleteFrom('information_hub_categories').where('id', '=', id).execute()
}
