import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'

export type DraftRow = Selectable<Tables['article_drafts']>

export interface PublishedRow {
  readonly id: string
  readonly slug: string
  readonly author_id: string
  readonly category_id: string
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly cover_image: string | null
  readonly created_at: Date
  readonly revision: number
  readonly withdrawn_at: Date | null
}

/** What there is of an article: published, a draft, or both. */
export interface LockedArticle {
  readonly published: PublishedRow | undefined
  readonly draft: DraftRow | undefined
}

/**
 * Locks both, the published article first, so that two editors wait for each other. A like holds a
 * key of the article and then counts itself: who deletes the article must not stand between.
 */
export async function lockArticle(
  tx: Database,
  articleId: string,
  purpose: 'change' | 'deletion' = 'change',
): Promise<LockedArticle | undefined> {
  const found = query(tx)
    .selectFrom('information_hub_posts')
    .select(['id', 'slug', 'author_id', 'category_id', 'title', 'summary', 'content'])
    .select(['cover_image', 'created_at', 'revision', 'withdrawn_at'])
    .where('id', '=', articleId)
  const published = await (
    purpose === 'change' ? found.forNoKeyUpdate() : found.forUpdate()
  ).executeTakeFirst()
  const draft = await query(tx)
    .selectFrom('article_drafts')
    .selectAll()
    .where('id', '=', articleId)
    .forUpdate()
    .executeTakeFirst()
  return published === undefined && draft === undefined ? undefined : { published, draft }
}

/** Inserts a draft, or replaces the one of the article. */
export async function putDraft(tx: Database, draft: DraftRow): Promise<void> {
  const { id: _id, created_at: _createdAt, ...values } = draft
  await query(tx)
    .insertInto('article_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

export async function removeDraft(tx: Database, articleId: string): Promise<void> {
  await query(tx).deleteFrom('article_drafts').where('id', '=', articleId).execute()
}

/** Deletes what members could read of an article, with its likes and comments. */
export async function removePublished(tx: Database, articleId: string): Promise<void> {
  await query(tx).deleteFrom('information_hub_posts').where('id', '=', articleId).execute()
}

/** Finds the draft of an article at this address, or of one that is yet to be published there. */
export async function findDraftAt(
  tx: Database,
  slug: string,
): Promise<{ readonly id: string } | undefined> {
  return query(tx)
    .selectFrom('article_drafts')
    .select('id')
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()
}

export async function listDue(db: Database, now: Date): Promise<readonly string[]> {
  const rows = await query(db)
    .selectFrom('article_drafts')
    .select('id')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .execute()
  return rows.map(({ id }) => id)
}
