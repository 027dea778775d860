import type { Database } from '../../../../platform/db/database.ts'
import {
  comparedLetters,
  isSimilar,
  mostFound,
  publicScope,
  scopesAtOnce,
  queryInAny,
} from '../../../../platform/db/found-names.ts'
import { plannedOnce, statement } from '../../../../platform/db/statement.ts'
import { isContentHidden, personJson, type PersonRow } from '../../../accounts/profiles/public.ts'
import { hasBlocked } from '../../../people/blocks/public.ts'
import { restrictedCommunitiesOf, seesInside } from '../../../people/participation/public.ts'
import {
  foundColumns,
  isSaidOften,
  mostLooked,
  newestOf,
  newestOpenly,
  said,
  type Said,
} from './said-often.store.ts'

/** A post, or a reply to one, with the title of the post. */
export interface FoundPostRow {
  readonly id: string
  /** `null` for a post. */
  readonly post_id: string | null
  readonly title: string | null
  readonly content: string
  readonly author: PersonRow
  readonly community_name: string
  readonly created_at: Date
  /** Nothing that is newer has the words: of a common word, not everything is read. */
  readonly is_whole: boolean
}

type QueryValues = [viewerId: string, q: string, before: string]

/** Of a word that many use, so many are read in no order, and the newest of all are looked through. */
const mostRead = 5_000
const mostLookedBeside = 200

const newestIn = (table: string, place: string, most: number): string =>
  newestOf(`select s.* from ${table}`, place, most, 's.id < $3')

const keptPlaces = `kept as materialized (${restrictedCommunitiesOf('$1')})`
const typed = `typed as materialized (select sought_in(${publicScope}, $2) as words)`
const typedWords = '(select words from typed)'

/** What to look for in which places, ten of them with one look into an index. */
const looksInto = (places: string): string => `
  looks as materialized (
    select array_agg(place) as places, ${queryInAny(typedWords, 'place')} as words
    from (
      select place, (row_number() over () - 1) / ${scopesAtOnce} as part
      from (${places}) places (place)) numbered
    group by part)`

/**
 * The place that is open to all, and that of each private or closed community of the viewer: what is
 * said in others is never touched.
 */
const allScopes = `select ${publicScope} union all (${restrictedCommunitiesOf('$1')})`

const withWordsIn = ({ table, text, columns }: Said): string => `
  select one.* from looks cross join lateral (
    select ${columns} from (
      select s.* from ${table} s where words_in(s.word_place, ${text}) @@ looks.words offset 0) s
    where s.word_place = any(looks.places) and s.id < $3) one`

const wordsIn = (one: Said): string => `
  ${one.table}_found as materialized (${withWordsIn(one)} limit ${mostRead})`

const hasAll = ({ table }: Said): string => `(select count(*) from ${table}_found) < ${mostRead}`

/** However many communities the viewer is in, so many posts and replies are compared. */
const mostCompared = 200
const mostComparedOfPlace = 20

/** Compares the newest of all places letter by letter: for words that nobody has typed like this. */
const similarIn = (one: Said): string => `
  ${one.table}_newest as materialized (
    select s.* from (
      select open.* from (${newestIn(one.table, publicScope, mostCompared)}) open
      union all
      select one.* from kept cross join lateral (
        ${newestIn(one.table, 'kept.community_id', mostComparedOfPlace)}) one) s
    order by s.id desc limit ${mostCompared}),
  ${one.table}_found as (
    select ${one.columns} from ${one.table}_newest s
    where ${isSimilar(`folded(left(${one.text}, ${comparedLetters}))`)})`

const postAuthor = `(select p.author_id from community_posts p where p.id = s.post_id)`

/**
 * Asked row by row, as far as it is read: a join would be made with all that was found. Nobody reads the
 * replies to a post that is hidden.
 */
const isShown = `case when ${isContentHidden('s.author_id')} or ${hasBlocked('$1', 's.author_id')}
  or s.post_id is not null and ${isContentHidden(postAuthor)} then false else true end`

/**
 * Looks through the newest of the open place, one by one, until there are enough: what is read of a
 * common word that way has a bound, and an index of words has no order by time.
 */
const newestWith = (most: number): string => `newest as materialized (
  select ${foundColumns} from (${newestOpenly(most, 's.id < $3')}) s
  where words_in(${publicScope}, s.said) @@ ${typedWords} and ${isShown}
  limit ${mostFound})`

/**
 * The newest of what was found. What somebody says whom the viewer has blocked, or whose ban hides it,
 * is not found: that is looked up from the newest on, until there are enough.
 */
const page = (places: string, found: string, isWhole = 'true'): string => `
  with ${places},
  page as materialized (
    select s.* from (
      select * from (${found}) found order by id desc offset 0) s
    where ${isShown}
    limit ${mostFound})
  select page.id, page.post_id,
    case when p.id is null then page.title
      when not ${hasBlocked('$1', 'p.author_id')} then p.title end as title,
    page.content, ${personJson('author')} as author, c.name as community_name, page.created_at,
    ${isWhole} as is_whole
  from page left join community_posts p on p.id = page.post_id
  join communities c on c.id = coalesce(page.community_id, p.community_id) and ${seesInside('c', '$1')}
  join user_profiles author on author.id = page.author_id
  order by page.id desc`

const foundOf = ({ table }: Said): string => `select * from ${table}_found`
const ofBoth = (part: (one: Said) => string): string => said.map(part).join(' union all ')

const selectWith = plannedOnce<FoundPostRow, QueryValues>(
  page(
    `${typed}, ${looksInto(allScopes)}, ${said.map(wordsIn).join(', ')}`,
    ofBoth(foundOf),
    said.map(hasAll).join(' and '),
  ),
)
const newestAmong = (most: number): string =>
  page(
    `${typed}, ${looksInto(restrictedCommunitiesOf('$1'))}, ${newestWith(most)}`,
    `select * from newest union all ${ofBoth(withWordsIn)}`,
    `(select count(*) from newest) = ${mostFound}`,
  )
const selectNewest = plannedOnce<FoundPostRow, QueryValues>(newestAmong(mostLooked))
const selectBeside = plannedOnce<FoundPostRow, QueryValues>(newestAmong(mostLookedBeside))
const selectNear = statement<FoundPostRow, QueryValues>(
  page(`${keptPlaces}, ${said.map(similarIn).join(', ')}`, ofBoth(foundOf)),
)

const isWhole = (rows: readonly FoundPostRow[]): boolean => rows[0]?.is_whole === true

/** Posts and replies with all of the words, the newest first. */
export async function findPostsWith(
  db: Database,
  ...values: QueryValues
): Promise<readonly FoundPostRow[]> {
  const newest = (await isSaidOften(db, values[1])) ? await selectNewest(db, values) : undefined
  if (newest !== undefined && isWhole(newest)) return newest
  const found = await selectWith(db, values)
  if (isWhole(found)) return found
  if (found.length === 0) return newest ?? found
  const ids = new Set(found.map(({ id }) => id))
  const others = (newest ?? (await selectBeside(db, values))).filter(({ id }) => !ids.has(id))
  return [...found, ...others].toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, mostFound)
}

/** Those among the newest that have a similar word. */
export const findPostsNear = (
  db: Database,
  ...values: QueryValues
): Promise<readonly FoundPostRow[]> => selectNear(db, values)
