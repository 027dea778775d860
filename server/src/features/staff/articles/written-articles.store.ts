import { writtenArticlesPerPage } from '@patchbay/contract/staff/articles'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { isShown } from '../../hub/articles/public.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'

/** An article in the list of editors: its draft, or what is published if it has none. */
export interface WrittenCardRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly category_id: string | null
  readonly category_name: string | null
  readonly category_slug: string | null
  readonly state: 'draft' | 'scheduled' | 'published'
  readonly has_changes: boolean
  readonly publish_at: Date | null
  readonly published_at: Date | null
  readonly saved_at: Date
  readonly saved_by: string | null
}

export interface WrittenRow extends WrittenCardRow {
  readonly summary: string
  readonly content: string
  /** The cover of the published article. */
  readonly cover_image: string | null
  /** The cover of the draft. */
  readonly cover_upload: string | null
  readonly author: PersonRow | null
  readonly is_slug_fixed: boolean
  readonly revision: number
}

const category = `category.id as category_id, category.name as category_name,
  category.slug as category_slug`

/** SQL for articles `d` with a draft, which is what editors see, published before or not. */
const drafted = (more: string): string => `
  select d.id, d.slug, d.title, ${category},
    case when d.publish_at is not null then 'scheduled'
      when a.id is not null and ${isShown('a')} then 'published' else 'draft' end as state,
    a.id is not null and ${isShown('a')} as has_changes, d.publish_at,
    a.created_at as published_at, d.saved_at,
    coalesce(saver.display_name, saver.full_name) as saved_by ${more}
  from article_drafts d
  left join information_hub_posts a on a.id = d.id
  left join information_hub_categories category on category.id = d.category_id
  join user_profiles saver on saver.id = d.saved_by
  left join user_profiles author on author.id = d.author_id`

/** SQL for articles `a` that have no draft: all of them are published. */
const undrafted = (more: string): string => `
  select a.id, a.slug, a.title, ${category}, 'published' as state, false as has_changes,
    null::timestamptz as publish_at, a.created_at as published_at,
    date_trunc('milliseconds', a.updated_at) as saved_at, null::text as saved_by ${more}
  from information_hub_posts a
  join information_hub_categories category on category.id = a.category_id
  join user_profiles author on author.id = a.author_id`

const selectDrafted = statement<WrittenRow, [articleId: string]>(
  `${drafted(`, d.summary, d.content, case when d.keeps_cover then a.cover_image end as cover_image,
    d.cover_upload, case when author.id is not null then ${personJson('author')} end as author,
    a.id is not null as is_slug_fixed, d.revision`)}
  where d.id = $1`,
)

interface PublishedRow extends WrittenRow {
  readonly category_id: string
  readonly category_name: string
  readonly category_slug: string
  readonly published_at: Date
}

const selectUndrafted = statement<PublishedRow, [articleId: string]>(
  `${undrafted(`, a.summary, a.content, a.cover_image, null::uuid as cover_upload,
    ${personJson('author')} as author, true as is_slug_fixed, a.revision`)}
  where a.id = $1`,
)

export async function findWritten(
  db: Database,
  articleId: string,
): Promise<WrittenRow | undefined> {
  const [draft] = await selectDrafted(db, [articleId])
  if (draft !== undefined) return draft
  const [published] = await selectUndrafted(db, [articleId])
  return published
}

export interface WrittenCursor {
  readonly savedAt: Date
  readonly id: string
}

/** The first page begins after anything that was ever saved. */
const beginning: WrittenCursor = {
  savedAt: new Date('9999-01-01T00:00:00Z'),
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}

// The places where pages end are written in whole milliseconds.
const selectCards = statement<WrittenCardRow, [savedAt: Date, id: string]>(
  `select * from (${drafted('')} union all ${undrafted('')}
    where not exists (select 1 from article_drafts d where d.id = a.id)) written
  where (saved_at, id) < ($1, $2::uuid)
  order by saved_at desc, id desc
  limit ${writtenArticlesPerPage + 1}`,
)

/** One page and one article more, the last saved first. */
export const listWritten = (
  db: Database,
  { savedAt, id }: WrittenCursor = beginning,
): Promise<readonly WrittenCardRow[]> => selectCards(db, [savedAt, id])

const selectAuthors = statement<{ author: PersonRow }>(
  `select ${personJson('p')} as author from user_profiles p
  where p.role in ('editor', 'admin') and p.deleted_at is null
  order by lower(coalesce(p.display_name, p.full_name)), p.id`,
)

export const listAuthors = async (db: Database): Promise<readonly PersonRow[]> =>
  (await selectAuthors(db, [])).map(({ author }) => author)

/** Whether another article, or another draft, has this address. */
export async function isSlugTaken(tx: Database, slug: string, articleId: string): Promise<boolean> {
  for (const table of ['information_hub_posts', 'article_drafts'] as const) {
    const other = await query(tx)
      .selectFrom(table)
      .select('id')
      .where('slug', '=', slug)
      .where('id', '<>', articleId)
      .executeTakeFirst()
    if (other !== undefined) return true
  }
  return false
}

export async function isCategory(tx: Database, categoryId: string): Promise<boolean> {
  const row = await query(tx)
    .selectFrom('information_hub_categories')
    .select('id')
    .where('id', '=', categoryId)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}
