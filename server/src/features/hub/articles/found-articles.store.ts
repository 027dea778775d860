import type { Database } from '../../../platform/db/database.ts'
import {
  inOrderOfNames,
  pageOfNames,
  type NameCursor,
  type NamedThings,
  type NamedValues,
} from '../../../platform/db/found-names.ts'
import { plannedOnce, statement } from '../../../platform/db/statement.ts'
import { isShown } from './articles.store.ts'

export interface FoundArticleRow extends NameCursor {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly cover_image: string | null
  readonly category: string
  readonly created_at: Date
  readonly is_near: boolean
}

const articles: NamedThings = {
  table: 'information_hub_posts',
  alias: 'a',
  names: [{ column: 'a.title' }],
  mayFind: isShown('a'),
  text: `a.title || ' ' || a.summary || ' ' || a.content`,
  weight: 'extract(epoch from a.created_at)',
}

const shown = `select a.id, a.slug, a.title, a.summary, a.content, a.cover_image,
    category.name as category, a.created_at, page.score, page.weight, page.is_near
  from page join information_hub_posts a on a.id = page.id
  join information_hub_categories category on category.id = a.category_id ${inOrderOfNames}`

const findShort = statement<FoundArticleRow, NamedValues>(
  `${pageOfNames(articles, 'short')} ${shown}`,
)
const findLong = plannedOnce<FoundArticleRow, NamedValues>(
  `${pageOfNames(articles, 'long')} ${shown}`,
)

/** Articles by title or by any of their words, those that fit best first. */
export const findArticlesNamed = (
  db: Database,
  isShort: boolean,
  values: NamedValues,
): Promise<readonly FoundArticleRow[]> => (isShort ? findShort : findLong)(db, values)
