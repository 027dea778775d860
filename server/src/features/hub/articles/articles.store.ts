import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { shownReplyCount, personJson, type PersonRow } from '../../accounts/profiles/public.ts'

/** SQL condition: members can read the article. One that was taken back keeps its row. */
export const isShown = (alias: string): string => `${alias}.withdrawn_at is null`

/** An article as it is shown in the list. */
export interface CardRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly cover_image: string | null
  readonly category_id: string
  readonly category_name: string
  readonly category_slug: string
  readonly reading_minutes: number
  readonly like_count: number
  readonly liked_by_me: boolean
  readonly reply_count: number
  readonly created_at: Date
  readonly updated_at: Date
}

/** The whole article, as one viewer sees it. */
export interface ArticleRow extends CardRow {
  readonly author_id: string
  readonly author: PersonRow
  readonly content: string
  /** Whether everybody can read it. */
  readonly is_public: boolean
}

/** About 200 words of English. */
const lettersPerMinute = 1_200

/** The viewer's id is `$1` in every statement that uses it. */
const facts = `a.id, a.slug, a.title, a.summary, a.cover_image, a.category_id,
  greatest(1, round(length(a.content)::numeric / ${lettersPerMinute}))::integer as reading_minutes,
  category.name as category_name, category.slug as category_slug, a.like_count,
  ${shownReplyCount('a', 'information_hub_post_replies')} as reply_count,
  a.created_at, a.updated_at, exists (
    select 1 from information_hub_post_likes l
    where l.post_id = a.id and l.user_id = $1) as liked_by_me`

const listed = `from information_hub_posts a
  join information_hub_categories category on category.id = a.category_id`

const selectArticle = quickRead<ArticleRow, [viewerId: string | null, slug: string]>(
  `select ${facts}, a.author_id, ${personJson('author')} as author, a.content, a.is_public
  ${listed} join user_profiles author on author.id = a.author_id
  where a.slug = $2 and ${isShown('a')}`,
)

export async function findArticle(
  db: Database,
  slug: string,
  viewerId: string,
): Promise<ArticleRow | undefined> {
  const [row] = await selectArticle(db, [viewerId, slug])
  return row
}

/** For a visitor: only what an editor has marked for everybody. */
export async function findPublicArticle(
  db: Database,
  slug: string,
): Promise<ArticleRow | undefined> {
  const [row] = await selectArticle(db, [null, slug])
  return row?.is_public === true ? row : undefined
}

const selectPublic = quickRead<{ is_public: boolean }, [articleId: string]>(
  `select a.is_public from information_hub_posts a where a.id = $1 and ${isShown('a')}`,
)

/** Undefined if it is not published. */
export const isPublicArticle = async (
  db: Database,
  articleId: string,
): Promise<boolean | undefined> => (await selectPublic(db, [articleId]))[0]?.is_public

const selectId = quickRead<{ id: string }, [articleId: string]>(
  `select id from information_hub_posts a where id = $1 and ${isShown('a')}`,
)

export const isArticle = async (db: Database, articleId: string): Promise<boolean> =>
  (await selectId(db, [articleId])).length > 0

/** The cursor: the last article of the previous page. */
export interface ArticleCursor {
  readonly createdAt: Date
  readonly id: string
}

/** Sorts before every article in a list that begins with the newest. */
const beginning: ArticleCursor = {
  createdAt: new Date('9999-12-31T00:00:00Z'),
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}

const page = `select ${facts} ${listed} where (a.created_at, a.id) < ($2, $3::uuid)
  and ${isShown('a')}`
const newestFirst = `order by a.created_at desc, a.id desc limit $4`

type PageValues = [viewerId: string, createdAt: Date, id: string, limit: number]

const selectCards = quickRead<CardRow, PageValues>(`${page} ${newestFirst}`)
// This is a statement of its own, so that each of the two finds its index.
const selectCardsOf = quickRead<CardRow, [...PageValues, slug: string]>(
  `${page} and a.category_id = (
    select id from information_hub_categories where slug = $5) ${newestFirst}`,
)

interface ArticlesPage {
  /** The slug of a category. */
  readonly category: string | undefined
  readonly after: ArticleCursor | undefined
  readonly limit: number
}

export function listCards(
  db: Database,
  viewerId: string,
  { category, after = beginning, limit }: ArticlesPage,
): Promise<readonly CardRow[]> {
  const { createdAt, id } = after
  return category === undefined
    ? selectCards(db, [viewerId, createdAt, id, limit])
    : selectCardsOf(db, [viewerId, createdAt, id, limit, category])
}

export interface CategoryRow {
  readonly id: string
  readonly name: string
  readonly slug: string
}

const selectCategories = quickRead<CategoryRow>(
  `select c.id, c.name, c.slug from information_hub_categories c
  where exists (
    select 1 from information_hub_posts a where a.category_id = c.id and ${isShown('a')})
  order by lower(c.name), c.name`,
)

/** The categories that have articles, ordered by name. */
export const listUsedCategories = (db: Database): Promise<readonly CategoryRow[]> =>
  selectCategories(db, [])
