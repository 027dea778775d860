import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

/** Returns those of the people who may write articles. */
export async function keepEditors(
  db: Database,
  ids: readonly string[],
): Promise<readonly string[]> {
  const editors = await query(db)
    .selectFrom('user_profiles')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('role', 'in', ['editor', 'admin'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
  return editors.map(({ id }) => id)
}

/**
 * The id of the category with this slug, which is created if it is missing. An existing category
 * keeps its name.
 */
export async function shareLockCategory(
  tx: Database,
  category: { readonly name: string; readonly slug: string },
): Promise<string | undefined> {
  await query(tx)
    .insertInto('information_hub_categories')
    .values({ id: newId(), ...category })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await query(tx)
    .selectFrom('information_hub_categories')
    .select('id')
    .where('slug', '=', category.slug)
    .forKeyShare()
    .executeTakeFirst()
  return row?.id
}

export interface ArticleValues {
  readonly author_id: string
  readonly category_id: string
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly cover_image: string | null
  readonly created_at: Date
}

/** Locks an article that is about to be overwritten. */
export async function lockPublished(
  tx: Database,
  slug: string,
): Promise<(ArticleValues & { readonly id: string }) | undefined> {
  return query(tx)
    .selectFrom('information_hub_posts')
    .select(['id', 'author_id', 'category_id', 'title', 'summary', 'content', 'cover_image'])
    .select('created_at')
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insertArticle(
  tx: Database,
  article: ArticleValues & {
    readonly id: string
    readonly slug: string
    readonly updated_at: Date
  },
): Promise<void> {
  await query(tx).insertInto('information_hub_posts').values(article).execute()
}

export async function updateArticle(
  tx: Database,
  id: string,
  article: ArticleValues & { readonly updated_at: Date },
): Promise<void> {
  await query(tx)
    .updateTable('information_hub_posts')
    // An editor who has read the article before does not overwrite this.
    .set((eb) => ({ ...article, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Shows an article to members, for the first time or again. */
export async function showArticle(
  tx: Database,
  article: ArticleValues & {
    readonly id: string
    readonly slug: string
    readonly revision: number
    readonly updated_at: Date
  },
): Promise<void> {
  const { id: _id, slug: _slug, ...values } = article
  await query(tx)
    .insertInto('information_hub_posts')
    .values(article)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...values, withdrawn_at: null }))
    .execute()
}

/** Members no longer find the article. Its row stays, with its likes and comments. */
export async function withdrawArticle(tx: Database, id: string, now: Date): Promise<void> {
  await query(tx)
    .updateTable('information_hub_posts')
    .set({ withdrawn_at: now, cover_image: null })
    .where('id', '=', id)
    .execute()
}

/**
 * Deletes an article with its likes and comments. Returns its id, or undefined if there is none.
 */
export async function removeArticle(tx: Database, slug: string): Promise<string | undefined> {
  const gone = await query(tx)
    .deleteFrom('information_hub_posts')
    .where('slug', '=', slug)
    .returning('id')
    .executeTakeFirst()
  return gone?.id
}

/** False if it is not published. */
export async function setArticlePublic(
  tx: Database,
  id: string,
  isPublic: boolean,
): Promise<boolean> {
  const changed = await query(tx)
    .updateTable('information_hub_posts')
    .set({ is_public: isPublic })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
